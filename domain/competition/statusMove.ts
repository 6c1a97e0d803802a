import { ok, refuse, type Result } from "../result.ts";

export type CompetitionStatus = "draft" | "in_progress" | "closed";

/** What a move depends on. */
export type Readiness = {
  readonly drawnCategories: number;
  readonly mats: number;
  /** Categories in which somebody still has to fight. */
  readonly undecidedCategories: number;
  /** Fought or called. */
  readonly boutsOnMats: number;
  /** What tables did and nobody has taken or dismissed, or has not sent yet. */
  readonly waitingActs: number;
};

export type Mover = { readonly isAdmin: boolean; readonly reason?: string | undefined };

export type StatusProblem =
  | { readonly code: "nothing-drawn" }
  | { readonly code: "no-mat" }
  | { readonly code: "bouts-on-mats" }
  | { readonly code: "acts-waiting" }
  | { readonly code: "undecided"; readonly categories: number }
  | { readonly code: "admins-only" }
  | { readonly code: "reason-missing" }
  | { readonly code: "no-such-move" };

export type StatusMove = {
  readonly from: CompetitionStatus;
  readonly to: CompetitionStatus;
  readonly reason?: string;
};

/** A competition is prepared, held and closed; the way back is for admins, and says why. */
export function decideStatusMove(
  from: CompetitionStatus,
  to: CompetitionStatus,
  { drawnCategories, mats, undecidedCategories, boutsOnMats, waitingActs }: Readiness,
  mover: Mover,
): Result<StatusMove, StatusProblem> {
  const reason = mover.reason?.trim();
  const move = { from, to, ...(reason && { reason }) };
  switch (`${from} ${to}` as const) {
    case "draft in_progress": // CP8
      if (drawnCategories === 0) return refuse({ code: "nothing-drawn" });
      return mats === 0 ? refuse({ code: "no-mat" }) : ok(move);
    case "in_progress closed": // CP9, EV13
      if (boutsOnMats > 0) return refuse({ code: "bouts-on-mats" });
      if (waitingActs > 0) return refuse({ code: "acts-waiting" });
      if (undecidedCategories === 0) return ok(move);
      if (!mover.isAdmin) return refuse({ code: "undecided", categories: undecidedCategories });
      return reason ? ok(move) : refuse({ code: "reason-missing" });
    case "closed in_progress": // CP10
    case "in_progress draft": // CP19
      if (!mover.isAdmin) return refuse({ code: "admins-only" });
      return reason ? ok(move) : refuse({ code: "reason-missing" });
    case "draft closed":
    case "closed draft":
      return refuse({ code: "no-such-move" });
    case "draft draft":
    case "in_progress in_progress":
    case "closed closed":
      return ok(move);
  }
}
