import type { Fighting } from "#contract/competition/entity.ts";
import { boutOnMat, isFinished, isPaired, isAhead } from "./boutPhase.ts";
import { compareInstants, boutsOfFighter, matLine, type CompetitionView } from "./competitionView.ts";
import { withWalkovers } from "./settledCircle.ts";
import type { StartWindows } from "./startWindows.ts";

export type FighterRecord = { readonly wins: number; readonly losses: number; readonly subs: number };

/** What was won because the other left the group counts as the table counts it (DY61). */
export function fighterRecord(bouts: readonly Fighting[], fighterUuid: string): FighterRecord {
  const decided = withWalkovers(bouts).filter(({ winner }) => winner !== null);
  const won = decided.filter(({ winner }) => winner?.uuid === fighterUuid);
  return {
    wins: won.length,
    losses: decided.length - won.length,
    subs: won.filter(({ cause }) => cause === "submission").length,
  };
}

export type NextBout = {
  readonly bout: Fighting;
  /** How many bouts of the same mat come before it; undefined when it has no mat. */
  readonly before: number | undefined;
  /** Those bouts, as the mat will come to them. */
  readonly line: readonly Fighting[];
};

/**
 * The bout an athlete is in, or the next one whose opponent is known, or the next one at all. The bouts before it follow
 * the windows it is told with.
 */
export function nextBout(
  view: CompetitionView,
  fighterUuid: string,
  starts?: StartWindows,
): NextBout | undefined {
  const open = boutsOfFighter(view, fighterUuid).filter((bout) => isAhead(view.competition, bout));
  const bout = boutOnMat(open) ?? open.find(isPaired) ?? open[0];
  if (bout === undefined) return undefined;
  const line = boutsBefore(view, bout, starts);
  return { bout, before: line?.length, line: line ?? [] };
}

/** The bout an athlete was in before anything that is still to come. */
export function lastBout(view: CompetitionView, fighterUuid: string): Fighting | undefined {
  return boutsOfFighter(view, fighterUuid)
    .filter(isFinished)
    .toSorted((a, b) => compareInstants(a.finishedAt, b.finishedAt))
    .at(-1);
}

function boutsBefore(
  view: CompetitionView,
  bout: Fighting,
  starts: StartWindows | undefined,
): readonly Fighting[] | undefined {
  const carpet = view.carpets.get(bout.carpet?.uuid ?? "");
  if (!carpet) return undefined;
  const { now, queue } = matLine(view, carpet, starts);
  const line = now ? [now, ...queue] : queue;
  const place = line.indexOf(bout);
  return place < 0 ? undefined : line.slice(0, place);
}
