import { paintInThisThread } from "../../../kit/painting/thread";
import { dice } from "./craft";

paintInThisThread(dice);
