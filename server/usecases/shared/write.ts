import type { WriteCode } from "#contract/api/writeProblems.ts";
import type { Identity } from "../../auth/identify.ts";
import type { WordedProblem } from "../../query/refusal.ts";
import type { Collection } from "../../collections/collection.ts";

/** Somebody writes to a collection. */
export type Write = {
  readonly collection: Collection;
  readonly viewer: Identity;
  /** What the author had seen: a bout's version, or a competition's rev. */
  readonly expected?: number | undefined;
};

/** Why nothing was written. */
export type WriteProblem = { readonly code: "forbidden" | "not-found" | WriteCode } | WordedProblem;
