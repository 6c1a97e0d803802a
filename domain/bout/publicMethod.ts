import type { Method } from "./vocabulary.ts";

/** Ends as everybody may be told of them (BT62). */
export type PublicMethod = Exclude<Method, "dq_disciplinary">;

/** That somebody was disqualified is for everybody to read, that it was for their conduct is for officials. */
export const publicMethod = (method: Method): PublicMethod =>
  method === "dq_disciplinary" ? "dq_technical" : method;

/** Ends a share picture names. Of any other, which may be of health, conduct or weight, it says only that the bout is over. */
export const PICTURED_METHODS: ReadonlySet<Method> = new Set<Method>([
  "submission",
  "points",
  "advantages",
  "technical_superiority",
  "decision",
  "walkover",
  "no_show",
]);
