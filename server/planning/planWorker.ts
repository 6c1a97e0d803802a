import { parentPort } from "node:worker_threads";
import type { PlanInput } from "#domain/schedule/plan/model.ts";
import { planForDraw } from "#domain/schedule/plan/plan.ts";

parentPort?.once("message", (input: PlanInput) => parentPort?.postMessage(planForDraw(input), []));
