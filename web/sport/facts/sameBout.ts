import type { Fighting } from "#contract/competition/entity.ts";
import type { StartWindows } from "./startWindows.ts";
import type { CompetitionView } from "./competitionView.ts";

/** So many rows of a long list are painted at first: each takes a millisecond or two of a slow machine. */
export const AT_ONCE = 60;

type Seen = {
  readonly view: CompetitionView;
  readonly bout: Fighting;
  readonly starts?: StartWindows;
};

/**
 * Whether a row of a bout reads as before. A push about another bout leaves this one, the people and the categories as they
 * are, and only makes the lists around them anew: of three hundred rows one is painted.
 */
export function isSameBout(before: Seen, after: Seen): boolean {
  const [was, is] = [before.starts?.get(before.bout.uuid), after.starts?.get(after.bout.uuid)];
  return (
    before.bout === after.bout &&
    before.view.competition.categories === after.view.competition.categories &&
    was?.fromMs === is?.fromMs &&
    was?.startMs === is?.startMs &&
    was?.toMs === is?.toMs
  );
}
