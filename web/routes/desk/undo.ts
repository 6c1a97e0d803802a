import type { Desk } from "#contract/matActs.ts";
import { mats } from "#web/i18n/ru/mats.ts";
import type { DeskState } from "./useDesk.ts";

/** How long a change of the queues is offered back: later it is history. */
const OFFERED_MS = 15 * 60_000;

export function undoOf({ perform, nowMs }: DeskState, lastAct: Desk["lastAct"]) {
  if (lastAct === null || nowMs - lastAct.at > OFFERED_MS) return undefined;
  const undo = () =>
    perform(`undo ${lastAct.id}`, (api, id) => api.acts.undo(lastAct.id, { data: { id } }), {
      done: mats.undone,
    });
  return { by: lastAct.user, onPress: () => void undo() };
}
