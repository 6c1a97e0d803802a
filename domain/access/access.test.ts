import { expect, test } from "vitest";
import {
  canOperate,
  canRunMat,
  canSeeCompetition,
  isAdmin,
  isOfficial,
  type RoleType,
  type Viewer,
} from "./access.ts";

const ROLES: readonly RoleType[] = ["public", "authenticated", "referee", "admin"];
const viewers = ROLES.map((role, index): Viewer =>
  role === "public" ? { role } : { role, accountId: index },
);
const rolesThat = (isLetIn: (viewer: Viewer) => boolean) => viewers.filter(isLetIn).map(({ role }) => role);

test("[RL6] referees and admins run competitions, and nobody else", () => {
  expect(rolesThat(isOfficial)).toEqual(["referee", "admin"]);
  expect(rolesThat(isAdmin)).toEqual(["admin"]);
});

const SEEN: readonly {
  readonly status: string;
  readonly isShownByEvent: boolean;
  readonly by: readonly RoleType[];
}[] = [
  { status: "draft", isShownByEvent: false, by: ["referee", "admin"] },
  { status: "in_progress", isShownByEvent: false, by: ["authenticated", "referee", "admin"] },
  { status: "closed", isShownByEvent: false, by: ["authenticated", "referee", "admin"] },
  { status: "in_progress", isShownByEvent: true, by: ROLES },
  { status: "closed", isShownByEvent: true, by: ROLES },
];

for (const { by, ...competition } of SEEN)
  test(`[RL15] a ${competition.status} competition that its event ${competition.isShownByEvent ? "shows" : "hides"} is seen by ${by.join(", ")}`, () => {
    expect(
      rolesThat((viewer) => canSeeCompetition(viewer, { uuid: "shown", isPublished: true, ...competition })),
    ).toEqual(by);
  });

test("[EV6] a started competition of an event that is not published is seen by officials only", () => {
  const hidden = { uuid: "cup", status: "in_progress", isPublished: false, isShownByEvent: true };
  expect(rolesThat((viewer) => canSeeCompetition(viewer, hidden))).toEqual(["referee", "admin"]);
});

test("[DP3] a screen sees the competition it was paired with, and no other", () => {
  const screen: Viewer = { role: "public", displaysUuid: "cup" };
  const hidden = { status: "draft", isPublished: false, isShownByEvent: false };
  expect(canSeeCompetition(screen, { uuid: "cup", ...hidden })).toBe(true);
  expect(canSeeCompetition(screen, { uuid: "other", ...hidden })).toBe(false);
  expect(isOfficial(screen) || canOperate(screen, { place: "cup", refereeIds: [] })).toBe(false);
});

test("[RL11] without a list every referee operates a competition", () => {
  expect(rolesThat((viewer) => canOperate(viewer, { place: "cup", refereeIds: [] }))).toEqual([
    "referee",
    "admin",
  ]);
});

test("[RL11] with a list only the referees on it do, and admins", () => {
  const [place, refereeIds] = ["cup", [7, 8]];
  expect(canOperate({ role: "referee", accountId: 8 }, { place, refereeIds })).toBe(true);
  expect(canOperate({ role: "referee", accountId: 9 }, { place, refereeIds })).toBe(false);
  expect(canOperate({ role: "admin", accountId: 9 }, { place, refereeIds })).toBe(true);
});

test("[RL11] being on the list makes nobody a referee", () => {
  expect(canOperate({ role: "authenticated", accountId: 7 }, { place: "cup", refereeIds: [7] })).toBe(false);
  expect(canOperate({ role: "public" }, { place: "cup", refereeIds: [] })).toBe(false);
  expect(canOperate({ role: "referee" }, { place: "cup", refereeIds: [] })).toBe(false);
});

test("[RL21] [RE4] a referee meant for some mats runs these, one meant for none runs all", () => {
  const referee = { role: "referee", accountId: 7 } as const;
  const runs = (ownCarpets: readonly string[], carpet: string | undefined) =>
    canRunMat(referee, { place: "cup", refereeIds: [], ownCarpets, carpet });
  expect([runs(["A"], "A"), runs(["A"], "B"), runs(["A"], undefined)]).toEqual([true, false, false]);
  expect([runs(["A", "B"], "B"), runs(["A", "B"], "C")]).toEqual([true, false]);
  expect([runs([], "B"), runs([], undefined)]).toEqual([true, true]);
  expect(
    canRunMat(
      { role: "admin", accountId: 1 },
      { place: "cup", refereeIds: [], ownCarpets: ["A"], carpet: "B" },
    ),
  ).toBe(true);
  expect(canRunMat(referee, { place: "cup", refereeIds: [8], ownCarpets: ["A"], carpet: "A" })).toBe(false);
});
