import type { Fighting } from "#contract/competition/entity.ts";
import type { StartWindows } from "./startWindows.ts";

/**
 * Bouts of one mat as it will come to them: whoever waits for rest or for a winner lets others pass, so lists and counts
 * that stand beside start windows follow the same calls (DY65). What has no window stays behind, in the order it stood.
 */
export const inCallOrder = (bouts: readonly Fighting[], starts: StartWindows): readonly Fighting[] =>
  bouts.toSorted((one, other) => placeOf(one, starts) - placeOf(other, starts));

const placeOf = ({ uuid }: Fighting, starts: StartWindows): number =>
  starts.get(uuid)?.boutsBefore ?? Number.MAX_SAFE_INTEGER;
