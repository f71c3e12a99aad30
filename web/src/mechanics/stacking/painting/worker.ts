import { paintInThisThread } from "../../../kit/painting/thread";
import { cards } from "./renderer";

paintInThisThread(cards);
