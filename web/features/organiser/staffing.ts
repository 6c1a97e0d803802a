import type { StaffChange, StaffMember } from "#contract/staff.ts";

type Choice = {
  readonly members: readonly StaffMember[];
  readonly isNaming: boolean;
  /** The mats there are: one may have been removed since somebody was given it. */
  readonly mats: readonly string[];
};

/** What is sent; undefined while nobody is marked, for that would let everybody in. */
export function changeOf({ members, isNaming, mats }: Choice): StaffChange | undefined {
  if (isNaming && !members.some(({ isNamed }) => isNamed)) return undefined;
  return members.map(({ id, isNamed, carpet }) => ({
    id,
    isNamed: isNaming && isNamed,
    carpet: carpet !== null && mats.includes(carpet) ? carpet : null,
  }));
}
