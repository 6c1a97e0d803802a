import { useParams } from "react-router";
import { hasRight, isOfficial, type Viewer } from "#domain/access/access.ts";
import { eventsWith, isAt, isGranted, type Place, type Right } from "#domain/access/eventRoles.ts";
import type { User } from "#contract/event/content.ts";
import { useMaybeSession } from "./Session.tsx";
import { isAdmin, isOperator, organises } from "./userRoles.ts";

export const NEEDS = ["signed-in", "operator", "organiser", "admin"] as const;
export type Need = (typeof NEEDS)[number];
export type Access = "allowed" | "sign-in" | "forbidden" | "role-taken";

/**
 * Whom a private page lets in. A visitor without a session is asked to sign in; a wrong role is told so (403), and one
 * that was taken away by its name (RL29).
 */
export function decideAccess(need: Need, user: User | undefined, place?: Place): Access {
  if (user === undefined) return "sign-in";
  if (isLetIn(need, user, place)) return "allowed";
  return user.formerEvents?.some((former) => isAt(former, place)) ? "role-taken" : "forbidden";
}

/** A page of no event in particular opens for whoever has the right in some (RL27). */
function isLetIn(need: Need, user: User, place: Place): boolean {
  const viewer = viewerOf(user);
  switch (need) {
    case "signed-in":
      return true;
    case "operator":
      if (place === undefined) return isOperator(user);
      return isOfficial(viewer) || isGranted(viewer, "read", place);
    case "organiser":
      return place === undefined ? organises(user) : hasRight(viewer, "organise", place);
    case "admin":
      return isAdmin(user);
  }
}

const viewerOf = (user: User | undefined): Viewer => ({
  role: user?.role?.type ?? "public",
  grants: user?.eventRoles ?? [],
});

/** The events somebody organises by a role of theirs; an admin organises all and is in none of them. */
export const organisedEvents = (user: User | undefined): number[] => eventsWith(viewerOf(user), "organise");

export const mayAt = (user: User | undefined, right: Right, place: Place): boolean =>
  hasRight(viewerOf(user), right, place);

/** The event or the competition that an address names. */
export const placeOf = ({ uuid, id }: Readonly<Record<string, string | undefined>>): Place =>
  uuid ?? (id === undefined ? undefined : Number(id));

/** Whether who is here has this right in the competition of the page. */
export function useMay(right: Right): boolean {
  const place = placeOf(useParams());
  return mayAt(useMaybeSession()?.user, right, place);
}
