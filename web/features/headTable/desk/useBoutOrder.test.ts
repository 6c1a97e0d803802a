import { expect, test } from "vitest";
import type { HttpRequest } from "#contract/call.ts";
import { createApi } from "#contract/api/client.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { healedBoutOrder, movedBefore, sendBoutOrder, withBoutOrder } from "./useBoutOrder.ts";

const { competition: played } = playedCompetition({ format: "round_robin", n: 4, finished: 1 });
const competition = { ...played, fightings: played.fightings.map((bout, id) => ({ ...bout, id })) };
const uuids = competition.fightings.map(({ uuid }) => uuid);
const ids = competition.fightings.map(({ id }) => id);

const DONE = {
  data: { uuid: "9dfa13cb-bd4e-4bfb-8b32-26fd8b61cb5b", title: "Кубок", status: "in_progress" },
  meta: {},
};

/** Answers with these in turn; an order given is refused with it and this rev. */
function apiAnswering(
  answers: readonly ("done" | { readonly rev: number; readonly fightings: readonly number[] })[],
) {
  const sent: HttpRequest[] = [];
  const left = [...answers];
  const send = async (request: HttpRequest) => {
    sent.push(request);
    const answer = left.shift() ?? "done";
    if (answer === "done") return { status: 200, text: JSON.stringify(DONE) };
    const error = {
      status: 409,
      name: "ConflictError",
      message: "",
      details: { code: "stale-rev", ...answer },
    };
    return { status: 409, text: JSON.stringify({ data: null, error }) };
  };
  const api = createApi({ base: "", send, token: () => undefined });
  return { api, revs: () => sent.map(({ headers }) => headers["if-match"]) };
}

test("[CP6] a bout goes before another one or to the end, and the page shows it so at once", () => {
  const [a = "", b = "", c = ""] = uuids;
  const moved = movedBefore(uuids, c, a);
  expect(moved.slice(0, 3)).toEqual([c, a, b]);
  expect(movedBefore(uuids, a, undefined).at(-1)).toBe(a);
  expect(withBoutOrder(competition, moved).fightings.map(({ uuid }) => uuid)).toEqual(moved);
  expect(withBoutOrder(competition, undefined)).toBe(competition);
});

test("[DK4] [CP13] points that were scored meanwhile are no reason to refuse an order: it is sent again with the new rev", async () => {
  const { api, revs } = apiAnswering([{ rev: 41, fightings: ids }, "done"]);
  expect(await sendBoutOrder(api, { ...competition, rev: 7 }, uuids.toReversed())).toBe(42);
  expect(revs()).toEqual(['"7"', '"41"']);
});

test("[DK4] [CP13] an order somebody else has changed is not overwritten: what stands is shown", async () => {
  const theirs = [...ids.slice(1), ...ids.slice(0, 1)];
  const { api, revs } = apiAnswering([{ rev: 41, fightings: theirs }]);
  const refused: unknown = await sendBoutOrder(api, competition, uuids.toReversed()).catch(
    (cause: unknown) => cause,
  );
  expect(revs()).toHaveLength(1);
  const order = [...uuids.slice(1), ...uuids.slice(0, 1)];
  expect(healedBoutOrder(competition, refused)).toEqual({ order, why: "moved" });
  expect(healedBoutOrder(competition, new Error("the network is away"))).toBeUndefined();
});

test("[DK4] nobody is blamed where nobody was faster: a lost answer counts as done, a hall that never rests as refused", async () => {
  const wanted = uuids.toReversed();
  const lost = apiAnswering([{ rev: 41, fightings: ids.toReversed() }]);
  expect(await sendBoutOrder(lost.api, competition, wanted)).toBe(41);

  const restless = apiAnswering(Array.from({ length: 20 }, (_, n) => ({ rev: 41 + n, fightings: ids })));
  const refused: unknown = await sendBoutOrder(restless.api, competition, wanted).catch(
    (cause: unknown) => cause,
  );
  expect(healedBoutOrder(competition, refused)).toBeUndefined();
});

test("[DK4] bouts that were added or taken away meanwhile are told as that", async () => {
  const { api } = apiAnswering([{ rev: 41, fightings: ids.slice(1) }]);
  const refused: unknown = await sendBoutOrder(api, competition, uuids.toReversed()).catch(
    (cause: unknown) => cause,
  );
  expect(healedBoutOrder(competition, refused)).toEqual({ order: uuids.slice(1), why: "other-bouts" });
});
