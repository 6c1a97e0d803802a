import { expect, test } from "vitest";
import {
  canCorrect,
  canDraw,
  canOperate,
  canRunMat,
  canSeeCompetition,
  rightsAt,
  type Viewer,
} from "./access.ts";
import { EVENT_ROLES, eventsWith, isGranted, RIGHTS, rolesWith, type EventRole } from "./eventRoles.ts";

const CUP = { eventId: 7, competitionUuid: "cup" };
const as = (role: EventRole, account: Viewer["role"] = "authenticated"): Viewer => ({
  role: account,
  accountId: 3,
  grants: [{ ...CUP, role }],
});
const STAFFING = { place: "cup", refereeIds: [], ownCarpets: [] };
const rolesThat = (isLetIn: (viewer: Viewer) => boolean) => EVENT_ROLES.filter((role) => isLetIn(as(role)));

test("[RL24] what each role of an event may do there", () => {
  expect(Object.fromEntries(RIGHTS.map((right) => [right, rolesWith(right)]))).toEqual({
    read: [...EVENT_ROLES],
    score: ["organiser", "chief-judge", "secretary", "mat-referee"],
    run: ["organiser", "chief-judge", "secretary"],
    draw: ["organiser", "chief-judge", "secretary"],
    weigh: ["organiser", "chief-judge", "secretary", "weigh-in"],
    announce: ["organiser", "chief-judge", "secretary", "announcer"],
    decide: ["organiser", "chief-judge"],
    organise: ["organiser"],
    own: ["organiser"],
  });
});

test("[RL24] a role counts at its event, by its number or its competition, and nowhere else", () => {
  const chief = as("chief-judge");
  expect([isGranted(chief, "decide", 7), isGranted(chief, "decide", "cup")]).toEqual([true, true]);
  for (const place of [8, "other", null, undefined]) expect(isGranted(chief, "decide", place)).toBe(false);
  expect(eventsWith(chief, "decide")).toEqual([7]);
  expect(eventsWith(chief, "organise")).toEqual([]);
  expect(isGranted({ grants: [{ ...CUP, competitionUuid: null, role: "organiser" }] }, "own", null)).toBe(
    false,
  );
});

test("[RL24] [CR2] the chief judge and the organiser correct, an admin everywhere, a referee never", () => {
  expect(rolesThat((viewer) => canCorrect(viewer, "cup"))).toEqual(["organiser", "chief-judge"]);
  expect(rolesThat((viewer) => canCorrect(viewer, "other"))).toEqual([]);
  expect(canCorrect({ role: "admin" }, undefined)).toBe(true);
  expect(canCorrect({ role: "referee", accountId: 3 }, "cup")).toBe(false);
});

test("[RL24] [RL21] a mat referee of the event writes on the given mats, the head table on all of them", () => {
  const runs = (role: EventRole, carpet: string, ownCarpets: readonly string[] = ["A"]) =>
    canRunMat(as(role), { ...STAFFING, ownCarpets, carpet });
  expect([runs("mat-referee", "A"), runs("mat-referee", "B"), runs("mat-referee", "B", [])]).toEqual([
    true,
    false,
    true,
  ]);
  expect([runs("secretary", "B"), runs("chief-judge", "B"), runs("weigh-in", "A")]).toEqual([
    true,
    true,
    false,
  ]);
  expect(rolesThat((viewer) => canOperate(viewer, STAFFING))).toEqual(rolesWith("score"));
});

test("[RL24] [RL22] a mat referee of the event does not draw, even without mats of their own", () => {
  expect(rolesThat((viewer) => canDraw(viewer, STAFFING))).toEqual(["organiser", "chief-judge", "secretary"]);
  expect(rolesThat((viewer) => canDraw(viewer, STAFFING, "weigh"))).toEqual(rolesWith("weigh"));
  // What the account may do everywhere is not lessened by a role.
  expect(canDraw(as("announcer", "referee"), STAFFING)).toBe(true);
});

test("[RL24] [RL11] a list of referees keeps nobody out who has a role of the event", () => {
  const staffing = { place: "cup", refereeIds: [99] };
  expect(canOperate(as("mat-referee"), staffing)).toBe(true);
  expect(canOperate({ role: "referee", accountId: 3 }, staffing)).toBe(false);
});

test("[RL24] [EV6] whoever has a role of the event sees its competition before it is published", () => {
  const draft = { uuid: "cup", status: "draft", isPublished: false, isShownByEvent: false };
  expect(rolesThat((viewer) => canSeeCompetition(viewer, draft))).toEqual([...EVENT_ROLES]);
  expect(rolesThat((viewer) => canSeeCompetition(viewer, { ...draft, uuid: "other" }))).toEqual([]);
});

test("[RL24] [NV11] pages are told all rights, of referees as of roles", () => {
  expect(rightsAt(as("weigh-in"), STAFFING)).toEqual(["read", "weigh"]);
  expect(rightsAt({ role: "admin" }, STAFFING)).toEqual([...RIGHTS]);
  const referee = { role: "referee", accountId: 3 } as const;
  expect(rightsAt(referee, STAFFING)).toEqual(["read", "score", "run", "draw", "weigh", "announce"]);
  expect(rightsAt(referee, { ...STAFFING, ownCarpets: ["A"] })).toEqual(["read", "score", "announce"]);
  expect(rightsAt({ role: "authenticated", accountId: 3 }, STAFFING)).toEqual([]);
});
