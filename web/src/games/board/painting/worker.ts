import { paintInThisThread } from "../../../kit/painting/thread";
import { board } from "./craft";

paintInThisThread(board);
