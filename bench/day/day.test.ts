import { expect, test } from "vitest";
import { DEFAULT_TEAM_SCORING, type Competition } from "#contract/competition/entity.ts";
import type { JournalAct } from "#contract/table/outbox.ts";
import { differencesOf } from "./compare.ts";
import { createSharedMerge, createSharedReader, createSharedStore } from "./follower.ts";
import { BadOption, readDayOptions } from "./options.ts";
import { isClean, judge } from "./verdict.ts";

const known: Competition = {
  id: 1,
  documentId: "doc",
  uuid: "competition",
  title: "Кубок",
  status: "in_progress",
  rules: null,
  commercials: [],
  scoreboardType: null,
  teamScoring: DEFAULT_TEAM_SCORING,
  event: null,
  categories: [],
  fightings: [],
  carpets: [
    {
      id: 1,
      documentId: "a",
      uuid: "a",
      name: "А",
      fightings: [
        { id: 1, uuid: "x" },
        { id: 2, uuid: "y" },
      ],
    },
  ],
  rev: 7,
  serverTime: 1,
};

test("what is typed is read, and what cannot be meant gets a sentence", () => {
  expect(readDayOptions(["--athletes", "750", "--faults", "off"])).toMatchObject({
    athletes: 750,
    faults: false,
    mats: 2,
  });
  const sentence = (...args: string[]) => {
    try {
      return readDayOptions(args);
    } catch (cause) {
      return cause instanceof BadOption ? cause.message : cause;
    }
  };
  expect(sentence("--mats", "many")).toBe('--mats is a whole number from 1 to 20, not "many".');
  expect(sentence("--faults", "some")).toBe('--faults is on or off, not "some".');
  expect(sentence("--instances", "2")).toMatch(/needs --database postgres/);
  expect(sentence("--colour", "red")).toMatch(/'--colour'.* What can be set: --athletes/s);
});

test("equal documents are equal whatever the time, and every difference is found", () => {
  expect(differencesOf(structuredClone({ ...known, serverTime: 99 }), known)).toEqual([]);
  const other = structuredClone(known);
  other.carpets[0]?.fightings.reverse();
  expect(differencesOf(other, known)).toEqual([
    "carpets[0].fightings[0].id: 2 instead of 1",
    'carpets[0].fightings[0].uuid: "y" instead of "x"',
    "carpets[0].fightings[1].id: 1 instead of 2",
    'carpets[0].fightings[1].uuid: "x" instead of "y"',
  ]);
  expect(differencesOf({ ...known, rev: 6 }, known)).toEqual(["rev: 6 instead of 7"]);
  expect(differencesOf({ ...known, carpets: [] }, known)).toEqual(["carpets: 0 instead of 1 of them"]);
});

test("who is told the same holds the same record, and who missed it does not", () => {
  const [read, shared] = [createSharedReader(), createSharedMerge()];
  const stores = [1, 2, 3].map(() => createSharedStore(known, shared));
  const theirs = { ...known, title: "Финалы", rev: 8 };
  const sent = () => {
    const message = read(Buffer.from(JSON.stringify(theirs)));
    return message === read(Buffer.from(JSON.stringify(theirs)));
  };
  expect(sent()).toBe(true);
  for (const store of stores.slice(0, 2)) store.replace(theirs);
  expect(stores[0]?.get()).toBe(stores[1]?.get());
  expect(stores.map((store) => differencesOf(store.get(), theirs).length)).toEqual([0, 0, 2]);
});

const act = (id: string, deviceSeq: number, decision: JournalAct["decision"]): JournalAct => ({
  fightingUuid: "bout",
  submitted: {
    id,
    event: { type: "clock-started" },
    deviceSeq,
    lease: null,
    baseVersion: 0,
    boutMs: null,
    at: { wall: 0, offset: null, rtt: null },
  },
  decision,
  reason: undefined,
  storedAt: 0,
});
const log = (...ids: string[]) => new Map([["bout", ids.map((id, index) => ({ id, seq: index + 1 }))]]);

test("a day is clean when every act stands once, in its order, or was decided by a person", () => {
  const journals = [[act("a", 1, "applied"), act("b", 2, "applied")], [act("c", 1, "parked")]];
  const setAside = [{ id: "c", isDecided: true }];
  expect(isClean(judge({ journals, logs: log("a", "b"), setAside }))).toBe(true);
  expect(judge({ journals, logs: log("a"), setAside })).toMatchObject({ lost: 1 });
  expect(judge({ journals, logs: log("a", "b", "b"), setAside })).toMatchObject({ doubled: 1 });
  expect(judge({ journals, logs: log("b", "a"), setAside })).toMatchObject({ reordered: 1 });
  expect(judge({ journals, logs: log("a", "b"), setAside: [] })).toMatchObject({ lost: 1 });
  expect(judge({ journals, logs: log("a", "b"), setAside: [{ id: "c", isDecided: false }] })).toMatchObject({
    open: 1,
  });
  expect(judge({ journals: [[act("a", 1, undefined)]], logs: log(), setAside: [] })).toMatchObject({
    undecided: 1,
  });
});
