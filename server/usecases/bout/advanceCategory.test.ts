import { expect, test } from "vitest";
import type { Format } from "#domain/draw/formats.ts";
import { findFightingForScoring } from "../../persistence/bout/boutLog.ts";
import { findCategoryById, updateCategory } from "../../persistence/draw/entrantRows.ts";
import { findFeed } from "../../persistence/database/feed.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { createTestDeps } from "../../testing/testDeps.ts";
import { createScorer, headAndFold, verdicts } from "../../testing/testScoring.ts";

describeOnEachEngine("what follows from a result", (database) => {
  const arrange = async (format?: Format, entrants = 4) => {
    const deps = createTestDeps(database());
    const competition = await createTestCompetition(deps.db, { ...(format && { format }), entrants });
    const table = await createScorer(deps);
    return {
      ...competition,
      db: deps.db,
      write: (id: string, line: string) => table.write(competition.bout(id).uuid, line),
      pair: async (id: string) => {
        const bout = await findFightingForScoring(deps.db, competition.bout(id).uuid);
        const numberOf = (uuid: string | undefined) =>
          competition.fighters.findIndex((fighter) => fighter.uuid === uuid) + 1;
        return [numberOf(bout?.fighters.red), numberOf(bout?.fighters.blue)];
      },
      status: async () => (await findCategoryById(deps.db, competition.category.id))?.status,
      structureRev: async () => (await findFeed(deps.db, competition.competition.uuid))?.structure_rev,
    };
  };

  test("the winners of the semi-finals stand in the final, and everybody must load it again", async () => {
    const { write, pair, structureRev } = await arrange();
    await write("SF1", "go");
    expect(await structureRev()).toBe(1);
    await write("SF1", "R+2");
    expect(await structureRev()).toBe(1);
    await write("SF1", "R#points");
    expect(await structureRev()).toBe(3);
    expect(await pair("F")).toEqual([1, 0]);
    await write("SF2", "B#sub");
    expect(await pair("F")).toEqual([1, 3]);
  });

  test("[CT4] the first act starts a category and its last result finishes it", async () => {
    const { write, status } = await arrange();
    const seen = [await status()];
    for (const [id, line] of [
      ["SF1", "call"],
      ["SF1", "R#sub"],
      ["SF2", "R#sub"],
      ["F", "B#sub"],
    ] as const) {
      await write(id, line);
      seen.push(await status());
    }
    expect(seen).toEqual(["drawn", "in_progress", "in_progress", "in_progress", "finished"]);
    await write("F", "revoke");
    expect(await status()).toBe("in_progress");
  });

  test("[DR19] a best of three is finished at 2:0, without its third bout", async () => {
    const { write, status } = await arrange("best_of_three", 2);
    await write("G1", "R#sub");
    expect(await status()).toBe("in_progress");
    await write("G2", "R#points");
    expect(await status()).toBe("finished");
  });

  test("[DR22] a semi-final without a winner leaves its corner empty and the final is not fought", async () => {
    const { write, pair, status } = await arrange();
    await write("SF1", "#double_dq");
    await write("SF2", "R#sub");
    expect(await pair("F")).toEqual([0, 2]);
    expect(await status()).toBe("finished");
  });

  test("[DR14] losers of the quarter-finals return in the repechage", async () => {
    const { write, pair } = await arrange("repechage_quarterfinal", 8);
    for (const id of ["QF1", "QF2", "QF3", "QF4"]) await write(id, "R#sub");
    expect(await pair("REP-A")).toEqual([8, 5]);
    expect(await pair("REP-B")).toEqual([7, 6]);
    await write("SF1", "B#points");
    expect(await pair("BR-B")).toEqual([0, 1]);
  });

  test("a result taken back and given to the other moves everybody who follows from it", async () => {
    const { write, pair } = await arrange();
    await write("SF1", "R#sub");
    await write("SF2", "R#sub");
    expect(await pair("F")).toEqual([1, 2]);
    await write("SF1", "revoke");
    expect(await pair("F")).toEqual([0, 2]);
    await write("SF1", "B#points");
    expect(await pair("F")).toEqual([4, 2]);
  });

  test("[CR1] a result is not taken back once the bout that follows has begun", async () => {
    const { write, pair } = await arrange();
    await write("SF1", "R#sub");
    await write("SF2", "R#sub");
    await write("F", "call");
    const { results } = await write("SF1", "revoke");
    expect(verdicts(results)).toEqual(["rejected dependent-started"]);
    expect(await pair("F")).toEqual([1, 2]);
  });

  test("[ST6] a bout with a note from before it was paired shows its people as soon as they are known", async () => {
    const { db, bout, write } = await arrange();
    await write("F", 'note"финал в 18:00"');
    await write("SF1", "R#sub");
    await write("SF2", "R#sub");
    const { head, fold } = await headAndFold(db, bout("F").uuid);
    expect(Object.keys(head?.points ?? {})).toHaveLength(2);
    expect(head).toEqual(fold);
  });

  test("[CT11] an awarded category stays awarded", async () => {
    const { db, category, write, status } = await arrange();
    await updateCategory(db, category.id, { status: "awarded" });
    await write("SF1", "R#sub");
    expect(await status()).toBe("awarded");
  });
});
