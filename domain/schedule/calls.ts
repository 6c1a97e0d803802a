import type { Bout } from "#domain/bout/bout.ts";
import { ok, refuse, type Result } from "#domain/result.ts";

/** Three calls, half a minute apart, then the absent may be written off (DY3). */
export type CallRules = { readonly calls: number; readonly intervalMs: number };

export const CALL_RULES: CallRules = { calls: 3, intervalMs: 30_000 };

/** When a bout was called; kept for good, because a no-show is disputed later. */
export type Calls = readonly number[];

/** The calls that still count: one taken back is no evidence. */
export function callsOf({ log }: Pick<Bout, "log">): Calls {
  return log.flatMap(({ event, atMs }) => (event.type === "bout-called" ? [atMs] : []));
}

export type CallProblem =
  | { readonly code: "called-enough"; readonly calls: number }
  | { readonly code: "call-too-soon"; readonly waitMs: number };

export function decideCall(
  calls: Calls,
  nowMs: number,
  rules: CallRules = CALL_RULES,
): Result<Calls, CallProblem> {
  if (calls.length >= rules.calls) return refuse({ code: "called-enough", calls: rules.calls });
  const waitMs = waitAfterCall(calls, nowMs, rules);
  return waitMs > 0 ? refuse({ code: "call-too-soon", waitMs }) : ok([...calls, nowMs]);
}

export type NoShowProblem =
  | { readonly code: "calls-missing"; readonly missing: number }
  | { readonly code: "call-running"; readonly waitMs: number };

/** The last call has its half minute too. What comes back is the evidence. */
export function decideNoShow(
  calls: Calls,
  nowMs: number,
  rules: CallRules = CALL_RULES,
): Result<Calls, NoShowProblem> {
  const missing = rules.calls - calls.length;
  if (missing > 0) return refuse({ code: "calls-missing", missing });
  const waitMs = waitAfterCall(calls, nowMs, rules);
  return waitMs > 0 ? refuse({ code: "call-running", waitMs }) : ok(calls);
}

/** What a countdown shows; zero when the next step may be taken. */
export function waitAfterCall(calls: Calls, nowMs: number, { intervalMs }: CallRules = CALL_RULES): number {
  const last = calls.at(-1);
  return last === undefined ? 0 : Math.max(0, last + intervalMs - nowMs);
}
