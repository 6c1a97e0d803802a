export const ROLE_TYPES = ["public", "authenticated", "referee", "admin"] as const;
export type RoleType = (typeof ROLE_TYPES)[number];

/** Who asks. Nobody signed in has the role `public` and no account. */
export type Viewer = {
  readonly role: RoleType;
  readonly accountId?: number;
  /** The competition a screen of the hall was paired with: it has no account and shows what everybody may know of it. */
  readonly displaysUuid?: string;
};

export type Visibility = {
  readonly uuid: string;
  readonly status: string;
  /** What belongs to no event hides behind none. */
  readonly isPublished: boolean;
  readonly isShownByEvent: boolean;
};
export type Staffing = { readonly refereeIds: readonly number[] };

/** The roles that run competitions (RL6). */
export function isOfficial(viewer: Viewer): boolean {
  return viewer.role === "referee" || viewer.role === "admin";
}

export function isAdmin(viewer: Viewer): boolean {
  return viewer.role === "admin";
}

/**
 * Officials see everything, a screen the competition it was paired with, nobody else that of an event which is not
 * published (EV6); a signed-in person what has left the drafts, everybody else what the event shows.
 */
export function canSeeCompetition(viewer: Viewer, competition: Visibility): boolean {
  if (isOfficial(viewer) || viewer.displaysUuid === competition.uuid) return true;
  if (!competition.isPublished) return false;
  return competition.isShownByEvent || (viewer.role === "authenticated" && competition.status !== "draft");
}

export type MatStaffing = Staffing & {
  /** The mats of this competition the viewer's account is meant for. */
  readonly ownCarpets: readonly string[];
  /** The mat of the bout; undefined while it has none. */
  readonly carpet: string | undefined;
};

/** Calls, results and the order of a mat: whoever is meant for some mats leaves the others alone (RL21). */
export function canRunMat(viewer: Viewer, { ownCarpets, carpet, refereeIds }: MatStaffing): boolean {
  if (!canOperate(viewer, { refereeIds })) return false;
  if (isAdmin(viewer) || ownCarpets.length === 0) return true;
  return carpet !== undefined && ownCarpets.includes(carpet);
}

/** The head table draws: whoever is meant for mats of their own does not (RL22). */
export function canDraw(viewer: Viewer, { ownCarpets, refereeIds }: Omit<MatStaffing, "carpet">): boolean {
  return canOperate(viewer, { refereeIds }) && (isAdmin(viewer) || ownCarpets.length === 0);
}

/** A competition may list its referees; an empty list means every referee. Admins operate everything. */
export function canOperate(viewer: Viewer, { refereeIds }: Staffing): boolean {
  if (isAdmin(viewer)) return true;
  if (viewer.role !== "referee" || viewer.accountId === undefined) return false;
  return refereeIds.length === 0 || refereeIds.includes(viewer.accountId);
}

/** Once the bracket stands on a result only the chief changes it (CR2). */
export function canCorrect(viewer: Viewer): boolean {
  return isAdmin(viewer);
}
