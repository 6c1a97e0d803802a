import { expect, test } from "vitest";
import type { StaffMember } from "#contract/competition/staff.ts";
import { changeOf, choiceOf, NO_EDITS, withMember } from "./staffing.ts";

const one: StaffMember = {
  id: 1,
  username: "mat1",
  displayName: "Юрий Панов",
  hasLeft: false,
  isNamed: true,
  carpet: "a",
};
const other: StaffMember = { ...one, id: 2, displayName: "Алла Зуева", isNamed: false, carpet: null };
const NAMING = { ...NO_EDITS, isNaming: true };

const sent = (staff: readonly StaffMember[], edits = NO_EDITS, mats = ["a", "b"]) =>
  changeOf(choiceOf(staff, edits), mats);

test("[RL23] those who are marked are named, and everybody keeps the chosen mat", () => {
  expect(sent([one, other], withMember(NO_EDITS, 2, { carpet: "b" }))).toEqual([
    { id: 2, isNamed: false, carpet: "b" },
    { id: 1, isNamed: true, carpet: "a" },
  ]);
});

test("[RL23] all referees: nobody is named, whoever was marked", () => {
  const all = sent([one, other], { ...NO_EDITS, isNaming: false });
  expect(all?.map(({ isNamed }) => isNamed)).toEqual([false, false]);
});

test("[RL23] only those who are marked, and nobody is: that is asked about, not taken for all", () => {
  expect(sent([other], NAMING)).toBeUndefined();
});

test("[RL23] a mat that was removed meanwhile is nobody's", () => {
  expect(sent([one], NO_EDITS, ["b"])).toEqual([{ id: 1, isNamed: true, carpet: null }]);
});

test("[RL23] what is chosen here stays on top of what the server holds since", () => {
  const edits = withMember(withMember(NO_EDITS, 2, { isNamed: true }), 2, { carpet: "b" });
  const since = [{ ...one, isNamed: false }, other];
  expect(choiceOf(since, edits)).toEqual({
    isNaming: false,
    members: [
      { ...other, isNamed: true, carpet: "b" },
      { ...one, isNamed: false },
    ],
  });
});
