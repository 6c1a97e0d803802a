import type { Competition } from "#contract/competition/entity.ts";
import { isFinalStage } from "#domain/draw/finalStage.ts";
import { isAheadIn, isPaired } from "./boutPhase.ts";
import type { CategoryPicture } from "./categoryBase.ts";
import { categoryPicture } from "./categoryPicture.ts";
import type { DayFacts } from "./dayQueues.ts";

const known = new WeakMap<Competition["categories"], { readonly key: string; readonly facts: DayFacts }>();

/** What the draws say: read anew when something was decided, not with every point and every step of a drag. */
export function dayFacts(competition: Competition): DayFacts {
  // A corner that somebody has left for good is told after the result that made them leave it.
  const key = competition.fightings
    .map(({ state, version, fighters }) => (state === "finished" ? version : -fighters.length))
    .join();
  const kept = known.get(competition.categories);
  if (kept?.key === key) return kept.facts;
  const facts = readFacts(competition);
  known.set(competition.categories, { key, facts });
  return facts;
}

function readFacts(competition: Competition): DayFacts {
  const off = new Set<string>();
  const maybe = new Set<string>();
  const finals = new Set<string>();
  for (const category of competition.categories) {
    const picture = categoryPicture(competition, category);
    for (const { uuid, stage } of picture.bouts) if (isFinalStage(stage)) finals.add(uuid);
    for (const uuid of neverFought(picture)) off.add(uuid);
    for (const { id, onlyIf } of picture.drawn?.draw.bouts ?? []) {
      const bout = picture.boutByBracketId.get(id);
      if (onlyIf !== undefined && bout !== undefined) maybe.add(bout.uuid);
    }
  }
  return { off, maybe, finals };
}

/** Settled without a bout: a third game at 2:0, a corner that stays empty or waits for the loser of such a bout. */
function neverFought({ drawn, category, bouts }: CategoryPicture): string[] {
  return bouts.flatMap((bout) => {
    if (bout.state !== "waiting") return [];
    const status = drawn?.states.get(bout.bracketId ?? "")?.status;
    const isOff = status === "never" || (status === "walkover" && !isPaired(bout));
    return isOff || !isAheadIn(category, bouts, bout) ? [bout.uuid] : [];
  });
}
