import type { EventRole } from "#domain/access/eventRoles.ts";

/** Who is what at one event. */
export const roles = {
  title: "Access",
  lead: "Roles are good for this event only. Administrators can do everything without a role.",
  names: {
    organiser: "Organiser",
    "chief-judge": "Chief referee",
    secretary: "Secretary",
    "mat-referee": "Mat referee",
    "weigh-in": "Weigh-in",
    announcer: "Announcer",
  } satisfies Record<EventRole, string>,
  hints: {
    organiser: "Prepares the event, gives roles, can delete it",
    "chief-judge": "Corrects and decides, runs the draw and the day; cannot delete the event",
    secretary: "Draw, calls, order of bouts, weigh-in; no corrections",
    "mat-referee": "Score, calls and results on their own mats",
    "weigh-in": "Weigh-in only",
    announcer: "Awards, announcements and screens; does not change bouts",
  } satisfies Record<EventRole, string>,
  table: "Roles at this event",
  columns: { who: "Who", role: "Role", given: "Given by and when", acts: "Actions" },
  given: (by: string | null, at: string) => (by === null ? at : `${by}, ${at}`),
  blocked: "Blocked",
  you: "you",
  empty: "No roles yet",
  emptyText: "Administrators and referees run the event. Give a role to whoever works only here.",
  add: "Give a role",
  give: {
    title: "Give a role",
    email: "Email",
    emailHint: "If nobody has signed in with this email yet, an invitation is sent.",
    emailMissing: "Enter an email",
    emailWrong: "Check the email address",
    role: "Role at this event",
    submit: "Give role",
    done: (email: string, role: string) => `${email}: ${role}. The role works already`,
    invited: (email: string, role: string) => `${email}: ${role}. Invitation sent`,
  },
  take: {
    menu: "Remove role",
    actsOf: (name: string) => `Actions: ${name}`,
    title: (name: string) => `Remove role: ${name}`,
    text: (role: string) =>
      `${role}: access closes at once. What the person has recorded at their table stays on their device.`,
    own: "This is your own role: the event will close for you too.",
    submit: "Remove role",
    done: (name: string, role: string) => `Role removed: ${name}, ${role.toLowerCase()}`,
  },
};
