export { everything } from "../../mechanics/stacking/everything";
