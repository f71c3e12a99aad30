export { everything, unforeseeable } from "../../mechanics/stacking/everything";
