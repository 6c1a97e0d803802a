import type { User } from "#contract/event/content.ts";

type Who = User | undefined;

/*
 * What the public pages ask of who looks at them. They carry no table of rights for it: a test holds these against the
 * table (RL24).
 */

export const isAdmin = (user: Who): boolean => user?.role?.type === "admin";

/** Whether somebody works at competitions, all of them or some. */
export const isOperator = (user: Who): boolean =>
  isAdmin(user) || user?.role?.type === "referee" || !!user?.eventRoles;

/** Whether somebody organises this event, or any at all. */
export const organises = (user: Who, eventId?: number): boolean =>
  isAdmin(user) ||
  !!user?.eventRoles?.some(
    (given) => given.role === "organiser" && (eventId ?? given.eventId) === given.eventId,
  );
