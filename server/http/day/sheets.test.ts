import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { matRefusalSchema } from "#contract/day/matActs.ts";
import { ApiFailure } from "#contract/error.ts";
import { createChance, shuffle } from "#domain/draw/chance.ts";
import { drawBracket } from "#domain/draw/draw.ts";
import type { Format } from "#domain/draw/formats.ts";
import { headAndFold } from "../../testing/testScoring.ts";
import { present, refusalOf } from "../../testing/refusals.ts";
import { createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { acts, createTestCompetition, type TestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";

const sheet = {
  method: "points",
  winner: "red",
  score: { red: 4, blue: 2 },
  reason: "Бланк 7K4Q",
  isFromSheet: true,
} as const;
const act = <Data extends object>(data: Data) => ({ data: { id: randomUUID(), ...data } });

describeOnEachEngine("results from paper sheets", (database) => {
  let opened: TestApp | undefined;
  let known: Client | undefined;
  beforeAll(async () => {
    opened = await createTestApp({ database: database() });
    known = await signIn(opened, "referee");
  });
  afterAll(() => opened?.close());
  const app = () => present(opened);
  const referee = () => present(known);

  /** Sends what can be taken until nothing is left, as the page does; tells how often sheets had to wait. */
  const typeIn = async (made: TestCompetition, order: readonly string[]) => {
    let left = order.map((id) => ({ id, body: act({ ...sheet, ...resultOf(id) }) }));
    let waited = 0;
    while (left.length > 0) {
      const waiting: typeof left = [];
      for (const one of left) {
        const sent = referee().api.acts.result(made.bout(one.id).uuid, one.body);
        const refused = await sent.then(() => undefined, codeOf);
        if (refused === undefined) continue;
        expect(refused).toBe("pair-unknown");
        waiting.push(one);
      }
      if (waiting.length === left.length)
        throw new Error(`nobody came to ${waiting.map(({ id }) => id).join()}`);
      waited += waiting.length;
      left = waiting;
    }
    return waited;
  };
  const bracketOf = async ({ competition: { uuid }, fighters }: TestCompetition) => {
    const { fightings, categories } = await referee().api.competitions.byUuid(uuid);
    const seed = (fighter: string | null | undefined) => fighters.findIndex((one) => one.uuid === fighter);
    return [
      categories.map(({ status }) => status),
      ...fightings.map(({ bracketId, state, slots, winner, result, points }) => ({
        bracketId,
        state,
        method: result?.method,
        winner: seed(winner?.uuid),
        corners: slots.map(({ fighter }) => [seed(fighter), points[fighter ?? ""]]),
      })),
    ];
  };

  test.each([
    ["double_elimination", 6],
    ["repechage_from_semifinalists", 8],
  ] satisfies [Format, number][])(
    "[PR9] sheets of %s for %i typed in any order make the bracket of bouts fought in order",
    async (format, entrants) => {
      const ids = drawBracket(format, entrants).bouts.filter(({ onlyIf }) => onlyIf === undefined);
      const order = ids.map(({ id }) => id);
      const inOrder = await createTestCompetition(app().db, { format, entrants });
      await typeIn(inOrder, order);
      const expected = await bracketOf(inOrder);
      for (const seed of [1, 2]) {
        const made = await createTestCompetition(app().db, { format, entrants });
        expect(await typeIn(made, shuffle(order, createChance(seed)))).toBeGreaterThan(0);
        expect(await bracketOf(made)).toEqual(expected);
      }
    },
  );

  test("[PR10] [PR7] a sheet sent twice is recorded once, and another result never replaces it", async () => {
    const made = await createTestCompetition(app().db);
    const { uuid } = made.bout("SF1");
    const once = act(sheet);
    await referee().api.acts.result(uuid, once);
    const before = await headAndFold(app().db, uuid);
    const twice = await referee().api.acts.result(uuid, once);
    expect(twice.data.isRepeat).toBe(true);
    const other = referee().api.acts.result(uuid, act({ ...sheet, winner: "blue" as const }));
    expect(await refusalOf(other)).toEqual([409, "already-decided"]);
    expect(await headAndFold(app().db, uuid)).toEqual(before);
  });

  test("[PR8] a bout that is fought at a table is left to it, and told who sits there", async () => {
    const made = await createTestCompetition(app().db);
    const { uuid } = made.bout("SF1");
    const [scope, device] = [`carpet:${made.carpet.uuid}`, randomUUID()];
    const { data: lease } = await referee().api.leases.take({ data: { scope, device, expectEpoch: 0 } });
    const events = acts("go", { lease: { scope, epoch: lease.epoch } });
    await referee().api.fightings.submitEvents(uuid, { data: { device, proto: 1, events } });
    const { error } = await failureOf(referee().api.acts.result(uuid, act(sheet)));
    expect(error).toMatchObject({
      status: 409,
      details: { code: "fought-at-table", by: referee().account.username },
    });
    // The dialog of the head table still may: it says what it does.
    await referee().api.acts.result(uuid, act({ ...sheet, isFromSheet: false }));
    // A bout of the same mat that has not begun is taken.
    await referee().api.acts.result(made.bout("SF2").uuid, act(sheet));
  });

  test("[PR12] advantages and penalties of a sheet are counted beside its points", async () => {
    const made = await createTestCompetition(app().db, {
      competition: { rules: JSON.stringify({ preset: "ibjjf", advantages: true, penalties: true }) },
    });
    const { uuid } = made.bout("SF1");
    const counters = { red: { advantages: 2 }, blue: { advantages: 1, penalties: 3 } };
    await referee().api.acts.result(uuid, act({ ...sheet, counters }));
    const { head, fold } = await headAndFold(app().db, uuid);
    expect(head).toEqual(fold);
    const [red, blue] = made.fighters.map((one) => head?.points[one.uuid]).filter(Boolean);
    expect(red).toMatchObject({ scores: 4, advantages: 2, penalties: 0 });
    expect(blue).toMatchObject({ scores: 2, advantages: 1, penalties: 3 });
  });
});

/** Any result will do, as long as it is the same for the same bout. */
const resultOf = (id: string) => {
  const isRed = createChance(id).below(2) === 0;
  return isRed
    ? ({ winner: "red", score: { red: 4, blue: 2 } } as const)
    : ({ winner: "blue", method: "submission", score: { red: 1, blue: 0 } } as const);
};

async function failureOf(asked: Promise<unknown>): Promise<ApiFailure> {
  const cause = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(cause instanceof ApiFailure)) throw new Error("it was not refused");
  return cause;
}

const codeOf = (cause: unknown): string => (cause instanceof ApiFailure ? codeIn(cause.error.details) : "");
const codeIn = (details: unknown) => matRefusalSchema.parse(details).code;
