import { parentPort, workerData } from "node:worker_threads";
import type { PlanInput } from "#domain/schedule/plan/model.ts";
import { planForDraw } from "./planForDraw.ts";

const input: PlanInput = workerData;
parentPort?.postMessage(planForDraw(input));
