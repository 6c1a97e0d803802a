import { expect, test } from "vitest";
import type { StaffMember } from "#contract/competition/staff.ts";
import { htmlOf, textOf } from "#web/sport/testing/textOf.tsx";
import { StaffRow } from "./StaffRow.tsx";

const PANOV: StaffMember = {
  id: 1,
  username: "mat1",
  displayName: "",
  hasLeft: false,
  isNamed: true,
  carpet: "b",
};
const MATS = [
  { value: "", label: "Любой ковёр" },
  { value: "b", label: "Ковёр Б" },
];
const row = (member: StaffMember, isNaming: boolean) => (
  <StaffRow member={member} mats={MATS} isNaming={isNaming} onChange={() => undefined} />
);

test("[RL23] a referee is ticked only where some are named; the mat is chosen either way", () => {
  expect(htmlOf(row(PANOV, true))).toMatch(/type="checkbox"[^>]* checked=""/);
  expect(htmlOf(row(PANOV, false))).not.toContain("checkbox");
  for (const isNaming of [true, false])
    expect(htmlOf(row(PANOV, isNaming))).toContain('<option value="b" selected="">Ковёр Б</option>');
});

test("[RL23] who can no longer sign in as a referee is marked; without a name the login stands for it", () => {
  expect(textOf(row(PANOV, true))).not.toContain("Не может войти");
  expect(textOf(row({ ...PANOV, hasLeft: true }, true))).toContain("mat1 Не может войти как судья");
});
