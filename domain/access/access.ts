import { isGranted, RIGHTS, type Grant, type Place, type Right } from "./eventRoles.ts";

export const ROLE_TYPES = ["public", "authenticated", "referee", "admin"] as const;
export type RoleType = (typeof ROLE_TYPES)[number];

/** Who asks. Nobody signed in has the role `public` and no account. */
export type Viewer = {
  readonly role: RoleType;
  readonly accountId?: number;
  /** The competition a screen of the hall was paired with: it has no account and shows what everybody may know of it. */
  readonly displaysUuid?: string;
  /** The roles of single events (RL24). */
  readonly grants?: readonly Grant[];
  /** The role that a role of the event stands for, while an entry of that event is read or written. */
  readonly actsAs?: RoleType;
};

export type Visibility = {
  readonly uuid: string;
  readonly status: string;
  /** What belongs to no event hides behind none. */
  readonly isPublished: boolean;
  readonly isShownByEvent: boolean;
};
export type Staffing = {
  /** The event the competition belongs to. */
  readonly place: Place;
  readonly refereeIds: readonly number[];
};

/** The roles that run competitions (RL6). */
export function isOfficial(viewer: Viewer): boolean {
  return viewer.role === "referee" || viewer.role === "admin";
}

/** Whoever works at some event: an official, or somebody with a role of one. */
export function isStaff(viewer: Viewer): boolean {
  return isOfficial(viewer) || (viewer.grants ?? []).length > 0;
}

export function isAdmin(viewer: Viewer): boolean {
  return viewer.role === "admin";
}

/** Without the roles of events, which give nothing over what people keep to themselves: profiles, consents, claims (RL26). */
export const asThemselves = <Asking extends Viewer>(viewer: Asking): Asking => ({ ...viewer, grants: [] });

/** What a role of the event gives there, an admin has everywhere (RL24). */
export function hasRight(viewer: Viewer, right: Right, place: Place): boolean {
  return isAdmin(viewer) || isGranted(viewer, right, place);
}

/**
 * Officials see everything, whoever has a role of the event its competition, a screen the one it was paired with, nobody
 * else that of an event which is not published (EV6); a signed-in person what has left the drafts, everybody else what
 * the event shows.
 */
export function canSeeCompetition(viewer: Viewer, competition: Visibility): boolean {
  if (isOfficial(viewer) || viewer.displaysUuid === competition.uuid) return true;
  if (isGranted(viewer, "read", competition.uuid)) return true;
  if (!competition.isPublished) return false;
  return competition.isShownByEvent || (viewer.role === "authenticated" && competition.status !== "draft");
}

export type DeskStaffing = Staffing & {
  /** The mats of this competition the viewer's account is meant for. */
  readonly ownCarpets: readonly string[];
};
export type MatStaffing = DeskStaffing & {
  /** The mat of the bout; undefined while it has none. */
  readonly carpet: string | undefined;
};

/** Calls, results and the order of a mat: whoever is meant for some mats leaves the others alone (RL21). */
export function canRunMat(viewer: Viewer, { carpet, ...staffing }: MatStaffing): boolean {
  if (!canOperate(viewer, staffing)) return false;
  if (hasRight(viewer, "run", staffing.place) || staffing.ownCarpets.length === 0) return true;
  return carpet !== undefined && staffing.ownCarpets.includes(carpet);
}

/**
 * The head table draws: of referees those who are meant for no mats of their own (RL22). Where a role of the event is
 * enough for a part of it, like weighing, the right says so.
 */
export function canDraw(viewer: Viewer, staffing: DeskStaffing, right: Right = "draw"): boolean {
  if (hasRight(viewer, right, staffing.place)) return true;
  return isReferee(viewer, staffing) && staffing.ownCarpets.length === 0;
}

/** Admins, the referees of the competition, and whoever has the right by a role of the event. */
export function canOperate(viewer: Viewer, staffing: Staffing, right: Right = "score"): boolean {
  return hasRight(viewer, right, staffing.place) || isReferee(viewer, staffing);
}

/** All somebody may do there, for pages that show what is theirs. */
export function rightsAt(viewer: Viewer, staffing: DeskStaffing): Right[] {
  const ofReferee: readonly Right[] = canOperate(viewer, staffing) ? ["read", "score", "announce"] : [];
  const ofHead: readonly Right[] = canDraw(viewer, staffing) ? ["run", "draw", "weigh"] : [];
  return RIGHTS.filter(
    (right) =>
      hasRight(viewer, right, staffing.place) ||
      (isReferee(viewer, staffing) && [...ofReferee, ...ofHead].includes(right)),
  );
}

/** A competition may list its referees; an empty list means every referee (RL11). */
function isReferee({ role, accountId }: Viewer, { refereeIds }: Staffing): boolean {
  if (role !== "referee" || accountId === undefined) return false;
  return refereeIds.length === 0 || refereeIds.includes(accountId);
}

/** Once the bracket stands on a result only the chief changes it (CR2). */
export function canCorrect(viewer: Viewer, place: Place): boolean {
  return hasRight(viewer, "decide", place);
}
