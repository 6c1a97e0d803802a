import type { Fighting } from "#contract/competition/entity.ts";
import { isRecord } from "#contract/shape.ts";

/** Round and pair of a bout that others lead to tell how those ended, an open corner too (NS2). */
export const followsFromResult = ({ slots }: Pick<Fighting, "slots">): boolean =>
  slots.some(({ source }) => isRecord(source) && !("seed" in source));
