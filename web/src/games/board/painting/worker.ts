import { paintInThisThread } from "../../../kit/painting/thread";
import { board } from "./renderer";

paintInThisThread(board);
