import type { StaffChange, StaffMember } from "#contract/staff.ts";

/** What is sent; undefined while nobody is marked, for that would let everybody in. */
export function changeOf(members: readonly StaffMember[], isNaming: boolean): StaffChange | undefined {
  if (isNaming && !members.some(({ isNamed }) => isNamed)) return undefined;
  return members.map(({ id, isNamed, carpet }) => ({ id, isNamed: isNaming && isNamed, carpet }));
}
