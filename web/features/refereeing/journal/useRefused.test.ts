import { expect, test } from "vitest";
import type { ParkedAct } from "#contract/bout/parked.ts";
import type { JournalAct } from "#contract/table/outbox.ts";
import { countUndecided } from "./useRefused.ts";

const submitted = (id: string, madeAt?: string): JournalAct["submitted"] => ({
  id,
  event: { type: "points-scored", corner: "red", points: 2 },
  deviceSeq: 1,
  lease: madeAt === undefined ? null : { scope: `carpet:${madeAt}`, epoch: 1 },
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
const parked = (id: string, carpet: string | null, isDecided = false, madeAt?: string): ParkedAct => ({
  id,
  fighting: { uuid: "bout", number: 1, version: 0 },
  carpet: carpet === null ? null : { uuid: carpet, name: carpet },
  status: "parked",
  reason: "superseded",
  receivedAt: 0,
  author: null,
  submitted: submitted(id, madeAt),
  resolution: isDecided
    ? { decision: "dismissed", reason: "ошибка", by: "admin", at: 1, reissuedAs: null }
    : null,
});

test("[LS33] what waits for a decision: acts of this device and of its mat, as the server tells", () => {
  const journal = [refused("1", "parked"), refused("2", "rejected"), refused("3", "stale")];
  expect(countUndecided(journal, [], "A")).toBe(0);
  expect(countUndecided(journal, [parked("1", "B"), parked("2", "A", true)], "A")).toBe(1);
  expect(countUndecided([], [parked("4", "A"), parked("5", "B")], "A")).toBe(1);
});

test("[LS33] until the server has told, nobody knows whether what was refused still waits", () => {
  expect(countUndecided([refused("1", "parked")], undefined, "A")).toBeUndefined();
  expect(countUndecided([], undefined, "A")).toBeUndefined();
});

test("[LS33] an act stays one of the table it was pressed at when its bout goes to another mat or to none", () => {
  expect(countUndecided([], [parked("1", "B", false, "A"), parked("2", null, false, "A")], "A")).toBe(2);
  expect(countUndecided([], [parked("1", "B", false, "A")], "B")).toBe(1);
  expect(countUndecided([], [parked("1", null, false, "A")], "B")).toBe(0);
});
