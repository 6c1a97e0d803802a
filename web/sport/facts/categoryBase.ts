import type { Drawn } from "#contract/draw/drawnCategory.ts";
import type { Category, Competition, Fighter, Fighting, Rules } from "#contract/competition/entity.ts";
import type { Draw, DrawnBout } from "#domain/draw/bracket.ts";
import type { BoutState } from "#domain/draw/progress.ts";
import { isPaired, isAhead } from "./boutPhase.ts";
import { boutsByBracketId, boutsByCategory } from "./byUuid.ts";
import { onceForEach } from "#web/kit/onceForEach.ts";
import { boutsOnMat } from "./todayBouts.ts";

/** A category with everything its pictures ask about, read once from the competition. */
export type CategoryPicture<Shown extends ShownDraw = ShownDraw> = {
  readonly category: Category;
  readonly rules: Rules;
  /** In fighting order. */
  readonly bouts: readonly Fighting[];
  readonly boutByBracketId: ReadonlyMap<string, Fighting>;
  readonly fighters: ReadonlyMap<string, Fighter>;
  readonly carpetNames: ReadonlyMap<string, string>;
  /** Bouts whose athletes should be at the mat: the first one of each queue. */
  readonly nextUuids: ReadonlySet<string>;
  /** Absent before the draw, and when the bouts do not form a draw this page knows. */
  readonly drawn: Shown | undefined;
};

/** What the pictures of a draw ask about; who follows from whom is computed before. */
export type ShownDraw = Pick<Drawn, "entrants"> & {
  readonly draw: Pick<Draw, "format" | "groups" | "qualifiersPerGroup"> & {
    readonly bouts: readonly Pick<DrawnBout, "id" | "label" | "group" | "winnerTo">[];
  };
  readonly states: ReadonlyMap<string, Pick<BoutState, "status" | "a" | "b">>;
};

/** All of it that can be read without computing what the draw makes of the results. */
export function categoryBase(competition: Competition, category: Category): Omit<CategoryPicture, "drawn"> {
  const bouts = boutsByCategory(competition.fightings, category.uuid).toSorted(byNumber);
  const fighters = new Map(category.fighters.map((fighter) => [fighter.uuid, fighter]));
  return {
    category,
    rules: competition.rules,
    bouts,
    boutByBracketId: boutsByBracketId(bouts),
    fighters,
    carpetNames: new Map(competition.carpets.map(({ uuid, name }) => [uuid, name])),
    nextUuids: nextOnMats(competition),
  };
}

const byNumber = (a: Fighting, b: Fighting) => (a.number ?? 0) - (b.number ?? 0) || a.id - b.id;

/** Looked up once for all categories of a day. */
const nextOnMats = onceForEach((competition: Competition): ReadonlySet<string> => {
  const next = competition.carpets.flatMap((carpet) => {
    const first = boutsOnMat(competition, carpet).find(
      (bout) => bout.state === "waiting" && isPaired(bout) && isAhead(competition, bout),
    );
    return first?.uuid ?? [];
  });
  return new Set(next);
});
