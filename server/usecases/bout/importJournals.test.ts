import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Journal, JournalEntry } from "#contract/bout/journal.ts";
import type { SubmittedEvent } from "#contract/bout/submit.ts";
import { findLease } from "../../persistence/bout/leases.ts";
import { TOLD_AT_ONCE } from "../../testing/property.ts";
import { acts, createTestCompetition, type TestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { createTestDeps } from "../../testing/testDeps.ts";
import { createOfficial, createScorer, headAndFold } from "../../testing/testScoring.ts";
import { importJournals } from "./importJournals.ts";
import { listParked } from "./listParked.ts";

type Word = JournalEntry["decision"];
const entriesOf = (fighting: string, events: readonly SubmittedEvent[], decision: Word = "applied") =>
  events.map((submitted) => ({ fighting, submitted, decision }));
const journalOf = (device: string, entries: readonly JournalEntry[]): Journal => ({
  header: { journal: "kover", version: 1, device, exportedAt: 5 },
  entries,
});

const BOUTS = ["QF1", "QF2", "QF3", "QF4", "SF1", "SF2", "F"] as const;

/** Two tables that take turns at one mat, each with the bouts under its own lease; every later bout needs those before. */
function dayOf(made: TestCompetition, decision: Word) {
  const scope = `carpet:${made.carpet.uuid}`;
  const tables = [randomUUID(), randomUUID(), randomUUID()];
  const entries: JournalEntry[][] = tables.map(() => []);
  for (const [index, id] of BOUTS.entries())
    entries[index % tables.length]?.push(
      ...entriesOf(
        made.bout(id).uuid,
        acts("go R+2 B+3 stop R#sub", { lease: { scope, epoch: index + 1 } }),
        decision,
      ),
    );
  return tables.map((device, index) => journalOf(device, entries[index] ?? []));
}

describeOnEachEngine("the journals of all tables", (database, engine) => {
  const arrange = async () => {
    const deps = createTestDeps(database());
    const made = await createTestCompetition(deps.db, { entrants: 8 });
    const admin = await createOfficial(deps.db, "admin");
    const send = (journals: readonly Journal[], isTrial = false) =>
      importJournals(deps, { viewer: admin, competitionUuid: made.competition.uuid, journals, isTrial });
    const states = async () => {
      const heads = [];
      for (const id of BOUTS) {
        const { head, fold } = await headAndFold(deps.db, made.bout(id).uuid);
        expect(head ?? fold).toEqual(fold);
        heads.push(
          `${id} ${fold.state} ${fold.version} ${Object.values(fold.points)
            .map(({ scores }) => scores)
            .join()}`,
        );
      }
      return heads;
    };
    const parked = async () => {
      const listed = await listParked(deps, admin, made.competition.uuid);
      return listed.ok ? listed.value.map(({ reason, status }) => `${status} ${reason}`).toSorted() : [];
    };
    return { deps, made, admin, send, states, parked };
  };

  test("[LS30] bring back a whole bracket in whatever order the files are sent, and a trial tells it before", async () => {
    const cases = fc.asyncProperty(
      fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
      fc.constantFrom("applied" as const, null),
      async (order, word) => {
        const { made, send, states, parked } = await arrange();
        const day = dayOf(made, word);
        const journals = order.flatMap((index) => day[index] ?? []);
        const trial = await send(journals, true);
        expect(await states()).toContain("QF1 waiting 0 0,0");
        const done = await send(journals);
        expect(done).toEqual(trial);
        expect(done).toMatchObject({ ok: true, value: { totals: { applied: 35 } } });
        expect(await states()).toEqual(BOUTS.map((id) => `${id} finished 5 2,3`));
        expect(await parked()).toEqual([]);
        expect(await send(journals)).toMatchObject({ ok: true, value: { totals: { known: 35 } } });
      },
    );
    await fc.assert(cases, { numRuns: engine === "sqlite" ? 8 : 3, ...TOLD_AT_ONCE });
  });

  test("[LS30] while they are taken a table of the same hall is answered", async () => {
    const { deps, made, send } = await arrange();
    const other = await createTestCompetition(deps.db);
    const table = await createScorer(deps);
    const ended: string[] = [];
    const importing = send(dayOf(made, "applied")).then(() => ended.push("import"));
    await setImmediate();
    await table.write(other.bout("SF1").uuid, "go R+2");
    ended.push("table");
    await importing;
    expect(ended).toEqual(["table", "import"]);
  });

  test("[LS30] one after the other the same files leave most of it behind, as one set nothing", async () => {
    const { made, send, states } = await arrange();
    const day = dayOf(made, "applied");
    const late = day.toReversed();
    const first = await send(late.slice(0, 1), true);
    expect(first.ok && first.value.totals["rejected"]).toBeGreaterThan(0);
    await send(late);
    expect(await states()).toEqual(BOUTS.map((id) => `${id} finished 5 2,3`));
  });

  test("[LS30] what is left is kept, bout by bout, only after everything else was taken", async () => {
    const { made, send, parked, states } = await arrange();
    const day = dayOf(made, "applied").map(({ header, entries }) => ({
      header,
      // The journal of one quarter-final is lost with its laptop.
      entries: entries.filter(({ fighting }) => fighting !== made.bout("QF1").uuid),
    }));
    const done = await send(day);
    expect(done).toMatchObject({ ok: true, value: { totals: { applied: 20, rejected: 10 } } });
    expect(new Set(await parked())).toEqual(new Set(["rejected bad-fighter"]));
    expect((await states()).filter((one) => one.includes("finished"))).toHaveLength(4);
  });

  test("[LS31] a table overtaken on its mat gets what was taken from it, not what came too late", async () => {
    const { deps, made, send, parked, states } = await arrange();
    const { uuid } = made.bout("QF1");
    const scope = `carpet:${made.carpet.uuid}`;
    const early = acts("go R+2", { lease: { scope, epoch: 1 } });
    const tooLate = acts("B+4", { from: 2, deviceSeq: 3, lease: { scope, epoch: 1 } });
    const unanswered = acts("B+2", { from: 3, deviceSeq: 4, lease: { scope, epoch: 1 } });
    const taken = acts("B+3 stop R#sub", { from: 2, lease: { scope, epoch: 2 } });
    const first = journalOf(randomUUID(), [
      ...entriesOf(uuid, early),
      ...entriesOf(uuid, tooLate, "parked"),
      ...entriesOf(uuid, unanswered, null),
    ]);
    const second = journalOf(randomUUID(), entriesOf(uuid, taken));
    await send([second, first]);
    expect((await states())[0]).toBe("QF1 finished 5 2,3");
    expect(await parked()).toEqual(["parked refused-before", "parked superseded"]);
    expect(await findLease(deps.db, scope)).toMatchObject({ epoch: 2, device_id: null });
  });

  test("[LS31] an act that was refused in the middle takes nothing of what was taken after it", async () => {
    const { made, send, states, parked } = await arrange();
    const { uuid } = made.bout("QF1");
    const lease = { scope: `carpet:${made.carpet.uuid}`, epoch: 1 };
    const before = acts("go R+2", { lease });
    const refused = acts("B+2", { from: 2, lease });
    const after = acts("stop R#sub", { from: 2, deviceSeq: 4, lease });
    const entries = [
      ...entriesOf(uuid, before),
      ...entriesOf(uuid, refused, "rejected"),
      ...entriesOf(uuid, after),
    ];
    await send([journalOf(randomUUID(), entries)]);
    expect((await states())[0]).toBe("QF1 finished 4 2,0");
    expect(await parked()).toEqual(["rejected refused-before"]);
  });

  test("[LS30] of two files of one table the one that knows more counts", async () => {
    const { made, send, states } = await arrange();
    const { uuid } = made.bout("QF1");
    const lease = { scope: `carpet:${made.carpet.uuid}`, epoch: 1 };
    const device = randomUUID();
    const all = acts("go R+2 stop R#sub", { lease });
    const older = journalOf(device, entriesOf(uuid, all.slice(0, 2), null));
    const newer = journalOf(device, entriesOf(uuid, all));
    expect(await send([older, newer])).toMatchObject({
      ok: true,
      value: { totals: { applied: 4, known: 2 } },
    });
    expect((await states())[0]).toBe("QF1 finished 4 2,0");
  });
});
