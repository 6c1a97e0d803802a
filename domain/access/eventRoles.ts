/** What somebody is at one event (RL24); the roles of an account stay what they are everywhere (RL13). */
export const EVENT_ROLES = [
  "organiser",
  "chief-judge",
  "secretary",
  "mat-referee",
  "weigh-in",
  "announcer",
] as const;
export type EventRole = (typeof EVENT_ROLES)[number];

/** What can be done at an event. A call says which of them it needs; nothing else decides who may do it. */
export const RIGHTS = [
  /** The pages of the hall. */
  "read",
  /** Points, calls and results on the own mats. */
  "score",
  /** The same on every mat, and the order of the bouts. */
  "run",
  /** Draws, formats, breaks and days: the head table. */
  "draw",
  "weigh",
  /** What the hall is told: medals, announcements and screens. */
  "announce",
  /** What the bracket stands on: corrections, parked acts, ties, points of teams, the way back of a status. */
  "decide",
  /** The event itself: categories, entries, referees, programme, papers, archive. */
  "organise",
  /** To delete the event, and to give and take its roles. */
  "own",
] as const;
export type Right = (typeof RIGHTS)[number];

const RIGHTS_OF: Readonly<Record<EventRole, readonly Right[]>> = {
  organiser: RIGHTS,
  "chief-judge": ["read", "score", "run", "draw", "weigh", "announce", "decide"],
  secretary: ["read", "score", "run", "draw", "weigh", "announce"],
  "mat-referee": ["read", "score"],
  "weigh-in": ["read", "weigh"],
  announcer: ["read", "announce"],
};

/** An event, as the addresses of its pages name it. */
export type EventPlace = {
  readonly eventId: number;
  /** An event has one competition at most, and none before it is made. */
  readonly competitionUuid: string | null;
};

/** A role somebody has at one event. */
export type Grant = EventPlace & { readonly role: EventRole };

/** The number of an event, or the uuid of its competition. */
export type Place = number | string | null | undefined;
export type Holder = { readonly grants?: readonly Grant[] | undefined };

/** Whether somebody has this right there by a role of the event; what the role of the account gives is not asked here. */
export function isGranted({ grants = [] }: Holder, right: Right, place: Place): boolean {
  return grants.some((grant) => isAt(grant, place) && RIGHTS_OF[grant.role].includes(right));
}

/** The roles of an event that give a right. */
export const rolesWith = (right: Right): EventRole[] =>
  EVENT_ROLES.filter((role) => RIGHTS_OF[role].includes(right));

/** The events where somebody has this right by a role of the event. */
export function eventsWith({ grants = [] }: Holder, right: Right): number[] {
  const there = grants.filter(({ role }) => RIGHTS_OF[role].includes(right));
  return [...new Set(there.map(({ eventId }) => eventId))];
}

export const isAt = ({ eventId, competitionUuid }: EventPlace, place: Place): boolean =>
  place !== null && place !== undefined && (place === eventId || place === competitionUuid);
