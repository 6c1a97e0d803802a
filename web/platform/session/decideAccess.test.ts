import { expect, test } from "vitest";
import type { User } from "#contract/event/content.ts";
import type { RoleType } from "#domain/access/access.ts";
import { EVENT_ROLES, type EventRole } from "#domain/access/eventRoles.ts";
import { decideAccess, mayAt, NEEDS } from "./decideAccess.ts";
import { isOperator, organises } from "./userRoles.ts";

const STAMPS = { createdAt: "", updatedAt: "", publishedAt: "" };

function userWith(type: RoleType): User {
  return {
    ...STAMPS,
    id: 1,
    documentId: "u1",
    username: "somebody",
    email: "somebody@kover.example",
    provider: "local",
    confirmed: true,
    blocked: false,
    displayName: null,
    role: { ...STAMPS, id: 1, documentId: "r1", name: type, description: "", type },
  };
}

test("[RL2] [NV1] nobody signed in is asked to sign in, whatever the page needs", () => {
  for (const need of NEEDS) expect(decideAccess(need, undefined)).toBe("sign-in");
});

test("[RL3] [RL6] referees and admins operate a competition, nobody else", () => {
  expect(decideAccess("operator", userWith("referee"))).toBe("allowed");
  expect(decideAccess("operator", userWith("admin"))).toBe("allowed");
  expect(decideAccess("operator", userWith("authenticated"))).toBe("forbidden");
});

test("[RL5] [RL7] statistics are for admins", () => {
  expect(decideAccess("admin", userWith("admin"))).toBe("allowed");
  expect(decideAccess("admin", userWith("referee"))).toBe("forbidden");
});

test("[RL4] [RL9] the screen and the personal area open for everybody who is signed in", () => {
  expect(decideAccess("signed-in", userWith("authenticated"))).toBe("allowed");
});

test("[RL3] a user whose role was not loaded has no rights", () => {
  const { role: _, ...withoutRole } = userWith("admin");
  expect(decideAccess("operator", withoutRole)).toBe("forbidden");
});

const CUP = { eventId: 7, competitionUuid: "cup" };
const withRole = (role: EventRole): User => ({
  ...userWith("authenticated"),
  eventRoles: [{ ...CUP, role }],
});

test("[RL27] the pages of a hall open for every role of its event, and those of another stay closed", () => {
  for (const role of EVENT_ROLES) {
    expect(decideAccess("operator", withRole(role), "cup")).toBe("allowed");
    expect(decideAccess("operator", withRole(role), "other")).toBe("forbidden");
  }
});

test("[RL24] what public pages ask of who looks at them is what the table of rights says", () => {
  for (const role of EVENT_ROLES) {
    expect(organises(withRole(role), 7)).toBe(mayAt(withRole(role), "organise", 7));
    expect(organises(withRole(role), 8)).toBe(false);
    expect(isOperator(withRole(role))).toBe(mayAt(withRole(role), "read", 7));
  }
});

test("[RL27] [RL5] the organiser's pages and statistics open for the organiser of the event alone", () => {
  expect(decideAccess("organiser", withRole("organiser"), 7)).toBe("allowed");
  expect(decideAccess("organiser", withRole("organiser"))).toBe("allowed");
  expect(decideAccess("organiser", withRole("organiser"), 8)).toBe("forbidden");
  expect(decideAccess("organiser", withRole("chief-judge"), 7)).toBe("forbidden");
  expect(decideAccess("organiser", withRole("chief-judge"))).toBe("forbidden");
  expect(decideAccess("organiser", userWith("admin"), 8)).toBe("allowed");
  expect(decideAccess("admin", withRole("organiser"))).toBe("forbidden");
});

test("[RL29] the pages of an event say that a role was taken away, those of another only that they are closed", () => {
  const former: User = { ...userWith("authenticated"), formerEvents: [CUP] };
  expect(decideAccess("operator", former, "cup")).toBe("role-taken");
  expect(decideAccess("organiser", former, 7)).toBe("role-taken");
  expect(decideAccess("operator", former, "other")).toBe("forbidden");
  expect(decideAccess("signed-in", former, "cup")).toBe("allowed");
});
