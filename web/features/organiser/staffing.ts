import type { StaffChange, StaffMember } from "#contract/competition/staff.ts";
import { userName } from "#web/platform/session/userName.ts";

export type MemberEdit = Partial<Pick<StaffMember, "isNamed" | "carpet">>;

/** What was chosen on the page and is not saved yet: what the server holds may change under it. */
export type StaffEdits = {
  /** Undefined: as it is on the server. */
  readonly isNaming: boolean | undefined;
  readonly members: ReadonlyMap<number, MemberEdit>;
};

export const NO_EDITS: StaffEdits = { isNaming: undefined, members: new Map() };

export const withMember = (edits: StaffEdits, id: number, edit: MemberEdit): StaffEdits => ({
  ...edits,
  members: new Map(edits.members).set(id, { ...edits.members.get(id), ...edit }),
});

export type StaffChoice = { readonly isNaming: boolean; readonly members: readonly StaffMember[] };

/** What the page shows: in the order of the names people read. */
export function choiceOf(staff: readonly StaffMember[], edits: StaffEdits): StaffChoice {
  return {
    isNaming: edits.isNaming ?? staff.some(({ isNamed }) => isNamed),
    members: staff
      .map((member) => ({ ...member, ...edits.members.get(member.id) }))
      .toSorted((one, other) => collator.compare(userName(one), userName(other))),
  };
}

const collator = new Intl.Collator("ru");

/**
 * What is sent; undefined while nobody is marked, for that would let everybody in. One of the mats may have been removed
 * since somebody was given it.
 */
export function changeOf(
  { members, isNaming }: StaffChoice,
  mats: readonly string[],
): StaffChange | undefined {
  if (isNaming && !members.some(({ isNamed }) => isNamed)) return undefined;
  return members.map(({ id, isNamed, carpet }) => ({
    id,
    isNamed: isNaming && isNamed,
    carpet: carpet !== null && mats.includes(carpet) ? carpet : null,
  }));
}
