import { expect, test } from "vitest";
import type { ParkedAct } from "#contract/bout/parked.ts";
import type { JournalAct } from "#contract/table/outbox.ts";
import { countUndecided } from "./useRefused.ts";

const submitted = (id: string): JournalAct["submitted"] => ({
  id,
  event: { type: "points-scored", corner: "red", points: 2 },
  deviceSeq: 1,
  lease: null,
  baseVersion: 0,
  boutMs: 0,
  at: { wall: 0, offset: 0, rtt: null },
});
const refused = (id: string, decision: JournalAct["decision"]): JournalAct => ({
  fightingUuid: "bout",
  submitted: submitted(id),
  decision,
  reason: undefined,
  storedAt: 0,
});
const parked = (id: string, carpet: string, isDecided = false): ParkedAct => ({
  id,
  fighting: { uuid: "bout", number: 1, version: 0 },
  carpet: { uuid: carpet, name: carpet },
  status: "parked",
  reason: "superseded",
  receivedAt: 0,
  author: null,
  submitted: submitted(id),
  resolution: isDecided
    ? { decision: "dismissed", reason: "ошибка", by: "admin", at: 1, reissuedAs: null }
    : null,
});

test("[LS33] what waits for a decision: acts of this device and of its mat, as the server tells; unasked, as the journal does", () => {
  const journal = [refused("1", "parked"), refused("2", "rejected"), refused("3", "stale")];
  expect(countUndecided(journal, undefined, "A")).toBe(2);
  expect(countUndecided(journal, [], "A")).toBe(0);
  expect(countUndecided(journal, [parked("1", "B"), parked("2", "A", true)], "A")).toBe(1);
  expect(countUndecided([], [parked("4", "A"), parked("5", "B")], "A")).toBe(1);
});
