import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { SubmitResult, SubmittedEvent } from "#contract/bout/submit.ts";
import { anyLine, anyRules } from "#domain/bout/testing/anyBout.ts";
import { findBoutEvents } from "../../persistence/bout/boutLog.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { createCategory, createCompetition, createFighting } from "../../testing/factories.ts";
import { TOLD_AT_ONCE } from "../../testing/property.ts";
import { acts } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { createTestClock, createTestDeps } from "../../testing/testDeps.ts";
import { createScorer, headAndFold } from "../../testing/testScoring.ts";
import { takeLease } from "./takeLease.ts";

/** How a bad network hands a table's acts over: cut into requests, some of them again, in any order. */
const delivery = fc.record({
  size: fc.integer({ min: 1, max: 5 }),
  order: fc.array(fc.nat(99), { minLength: 20, maxLength: 20 }),
  repeats: fc.array(fc.nat(20), { maxLength: 4 }),
});
type Delivery = typeof delivery extends fc.Arbitrary<infer Value> ? Value : never;

function requestsOf(
  events: readonly SubmittedEvent[],
  { size, order, repeats }: Delivery,
): SubmittedEvent[][] {
  const requests: SubmittedEvent[][] = [];
  for (let start = 0; start < events.length; start += size) requests.push(events.slice(start, start + size));
  const all = [...requests, ...repeats.flatMap((index) => requests.slice(index, index + 1))];
  const keyed = all.map((request, index) => ({ request, key: order[index] ?? 0 }));
  return keyed.toSorted((one, other) => one.key - other.key).map(({ request }) => request);
}

/** Text that no request can carry: the parser of bodies refuses it (API32). */
const sayable = anyLine.filter((line) => !line.includes(String.raw`\u0000`));

describeOnEachEngine("any acts in any order", (database, engine) => {
  const clock = createTestClock();

  const play = async (rules: unknown, line: string, how: Delivery, hasLease: boolean) => {
    const deps = createTestDeps(database(), { now: clock.now });
    const table = await createScorer(deps);
    const { uuid } = await deps.db.transaction().execute(async (trx) => {
      const competition = await createCompetition(trx, { rules: writeJson(rules) });
      const category = await createCategory(trx, { competition_id: competition.id });
      return createFighting(trx, { category_id: category.id });
    });
    const scope = `fighting:${uuid}`;
    if (hasLease)
      await takeLease(deps, table.viewer, { scope, device: table.device, expectEpoch: 0, takeover: false });
    const events = acts(line, { lease: hasLease ? { scope, epoch: 1 } : null });
    const told: SubmitResult[] = [];
    for (const request of requestsOf(events, how)) {
      clock.pass(1_700);
      const answer = await table.submit(uuid, request);
      if (!answer.ok) throw new Error(answer.problem.code);
      told.push(...answer.value.results);
    }
    return { db: deps.db, uuid, events, told };
  };

  test("[ST6] the head is the fold of the log, and what was told is what is kept", async () => {
    const cases = fc.asyncProperty(
      anyRules,
      sayable,
      delivery,
      fc.boolean(),
      async (rules, line, how, hasLease) => {
        const { db, uuid, events, told } = await play(rules, line, how, hasLease);
        const { head, fold } = await headAndFold(db, uuid);
        const log = await findBoutEvents(db, uuid);
        if (head !== undefined) expect(head).toEqual(fold);
        expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
        expect(fold.version).toBe(log.length);

        const applied = new Map(log.map(({ id, seq }) => [id, seq]));
        const parked = await db
          .selectFrom("fighting_event_parked")
          .select("id")
          .where("fighting_uuid", "=", uuid)
          .execute();
        const kept = new Set(parked.map(({ id }) => id));
        for (const { id, status, seq } of told) {
          if (status === "applied") expect(applied.get(id)).toBe(seq);
          else if (status === "rejected" || status === "parked") expect(kept.has(id)).toBe(true);
        }
        for (const { id } of events) expect(applied.has(id) && kept.has(id)).toBe(false);
      },
    );
    await fc.assert(cases, { numRuns: engine === "sqlite" ? 30 : 12, ...TOLD_AT_ONCE });
  });
});
