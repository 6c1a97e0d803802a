import type { Method } from "#domain/bout/vocabulary.ts";
import { METHOD_WORDS } from "./sport.ts";

/** How a bout ended, as officials read it: which disqualification it was too (BT62). */
export const OFFICIAL_METHODS: Readonly<Record<Method, string>> = {
  ...METHOD_WORDS,
  dq_disciplinary: "дисциплинарная дисквалификация",
};
