import { paintInThisThread } from "../../../kit/painting/thread";
import { dice } from "./renderer";

paintInThisThread(dice);
