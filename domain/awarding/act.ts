import type { TieDecision } from "../competition/tieDecision.ts";

/** What officials do on the way from the last bout of a category to its last medal. Kept, never changed (AW9). */
export type AwardingAct =
  /** The medallists were called to the podium, once more. */
  | { readonly type: "called" }
  | { readonly type: "postponed"; readonly reason: string }
  | { readonly type: "resumed" }
  | { readonly type: "present-marked"; readonly fighter: string }
  | { readonly type: "present-cleared"; readonly fighter: string }
  /** The place is kept: after a correction it tells which medal somebody holds (AW12). */
  | { readonly type: "medal-given"; readonly fighter: string; readonly place: number }
  | { readonly type: "medal-returned"; readonly fighter: string }
  | { readonly type: "closed" }
  | { readonly type: "reopened"; readonly reason: string }
  | { readonly type: "tie-decided"; readonly order: TieDecision; readonly reason: string }
  | { readonly type: "tie-reopened"; readonly order: TieDecision; readonly reason: string };

export type RecordedAct = {
  readonly id: string;
  readonly act: AwardingAct;
  readonly atMs: number;
  readonly author: string;
};

export type Mark = { readonly atMs: number; readonly author: string };
