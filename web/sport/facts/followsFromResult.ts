import type { Fighting } from "#contract/competition/entity.ts";
import { isRecord } from "#contract/shape.ts";

type Slot = Fighting["slots"][number];

/** Another bout leads to this corner. */
export const comesFromResult = ({ source }: Pick<Slot, "source">): boolean =>
  isRecord(source) && !("seed" in source);

/** Round and pair of a bout that others lead to tell how those ended, an open corner too (NS2). */
export const followsFromResult = ({ slots }: Pick<Fighting, "slots">): boolean => slots.some(comesFromResult);

/** Somebody of its pair stands there by a result; a corner that is still open names nobody. */
export const namesWinners = ({ slots }: Pick<Fighting, "slots">): boolean =>
  slots.some((slot) => slot.fighter !== null && comesFromResult(slot));
