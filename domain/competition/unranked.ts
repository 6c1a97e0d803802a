import type { Method } from "../bout/vocabulary.ts";

/** Who lost like this did not come or was sent out: he has no place any more (DR11). */
export const UNRANKS: ReadonlySet<Method> = new Set([
  "no_show",
  "overweight",
  "dq_disciplinary",
  "double_no_show",
  "double_dq",
]);
