import { parentPort, workerData } from "node:worker_threads";
import type { PlanInput } from "#domain/schedule/plan/model.ts";
import { planDay } from "#domain/schedule/plan/plan.ts";

const input: PlanInput = workerData;
parentPort?.postMessage(planDay(input));
