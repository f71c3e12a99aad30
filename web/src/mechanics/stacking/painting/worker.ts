import { paintInThisThread } from "../../../kit/painting/thread";
import { cards } from "./craft";

paintInThisThread(cards);
