import { randomUUID } from "node:crypto";
import type { SubmittedEvent } from "#contract/bout/submit.ts";
import type { Deps } from "../environment/deps.ts";
import { findAccountByIdentifier } from "../persistence/account/accounts.ts";
import { submitBoutEvents } from "../usecases/bout/submitBoutEvents.ts";
import type { ScriptedEvent } from "./demoScript.ts";

/** The invented official's device: no person's table ever has this id. */
const DEVICE = "00000000-0000-4000-8000-000000000001";

/** Writes what a chief referee decided, through the same use case as everybody. Does nothing without such an account. */
export async function writeAsOfficial(
  deps: Deps,
  fightingUuid: string,
  version: number,
  acts: readonly ScriptedEvent[],
): Promise<void> {
  const account = await findAccountByIdentifier(deps.db, "chief");
  if (account === undefined || acts.length === 0) return;
  const viewer = { role: account.role, accountId: account.id, sessionId: "demo" };
  const events = acts.map((act, index) => toSubmitted(act, version + index));
  await submitBoutEvents(deps, { fightingUuid, viewer, request: { device: DEVICE, proto: 1, events } });
}

function toSubmitted({ event, boutMs }: ScriptedEvent, baseVersion: number): SubmittedEvent {
  return {
    id: randomUUID(),
    event,
    deviceSeq: baseVersion + 1,
    lease: null,
    baseVersion,
    boutMs,
    at: { wall: 0, offset: null, rtt: null },
  };
}
