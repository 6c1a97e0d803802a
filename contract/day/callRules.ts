import { z } from "zod";
import { CALL_RULES, type CallRules } from "#domain/schedule/calls.ts";
import type { Rules } from "../competition/entity.ts";

const callSecondsSchema = z.object({ callSeconds: z.int().min(1).max(600) });

/** Half a minute between calls unless the competition's rules say otherwise (DY28). */
export function callRulesOf(rules: Rules): CallRules {
  const own = callSecondsSchema.safeParse(rules);
  return own.success ? { ...CALL_RULES, intervalMs: own.data.callSeconds * 1000 } : CALL_RULES;
}
