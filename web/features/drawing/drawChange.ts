import type { DrawAthlete, DrawChangeRequest, DrawState } from "#contract/draw.ts";
import { decideDrawChange, type DrawChange } from "#domain/draw/change.ts";
import type { DrawDesk } from "./drawDesk.ts";

export type ChangeDialogProps = {
  readonly desk: DrawDesk;
  readonly categoryUuid: string;
  readonly state: DrawState;
  readonly record: NonNullable<DrawState["record"]>;
  readonly onClose: () => void;
  readonly onRedraw: () => void;
};

/** Whether the draw has room for it; the server asks the same question again. */
export function fits({ format, numbers }: ChangeDialogProps["record"], change: DrawChange): boolean {
  return decideDrawChange({ format, numbers, startedBouts: [] }, change).ok;
}

export function sendChange(
  { desk, categoryUuid, state }: ChangeDialogProps,
  change: DrawChangeRequest["data"]["change"],
  reason: string,
  done: string,
): Promise<boolean> {
  const { basis } = state;
  return desk.perform(
    `draw change ${categoryUuid} ${JSON.stringify(change)} ${basis}`,
    (api, id) => api.draws.change(categoryUuid, { data: { id, basis, change, reason } }),
    { done },
  );
}

/** Those in the draw, number one first. */
export function byNumber({ athletes }: DrawState): DrawAthlete[] {
  return athletes
    .filter(({ number }) => number !== null)
    .toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));
}
