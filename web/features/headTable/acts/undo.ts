import type { Desk } from "#contract/matActs.ts";
import { formatCount } from "#web/i18n/numbers.ts";
import { deskWords } from "#web/i18n/ru/headTable/desk.ts";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";
import { boutName } from "#web/features/headTable/desk/boutName.ts";
import type { LastArranged } from "#web/features/headTable/desk/useBoutOrder.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";

const text = deskWords.undo;

/** How long a change of the queues is offered back: later it is history. */
const OFFERED_MS = 15 * 60_000;

type LastAct = NonNullable<Desk["lastAct"]>;

export type Undo = {
  /** What it takes back: «схватка 12, Иванов И. — Петров П.: Ковёр 1 → Ковёр 2». */
  readonly change: string;
  readonly by: string;
  readonly atMs: number;
  readonly onPress: () => Promise<boolean>;
};

type Changed = Pick<DeskState, "perform" | "nowMs" | "view" | "lastArranged">;

/** The last change that can be taken back; who is meant for one mat is offered only what stands on it now, as the server allows (DK3, RL21). */
export function undoOf(
  desk: Changed,
  { lastAct, ownCarpet }: Pick<Desk, "lastAct" | "ownCarpet">,
): Undo | undefined {
  const { perform, nowMs, view, lastArranged } = desk;
  if (lastArranged !== undefined && lastArranged.atMs > (lastAct?.at ?? 0))
    return undoArranged(view, lastArranged);
  if (lastAct === null || nowMs - lastAct.at > OFFERED_MS) return undefined;
  const { id, to } = lastAct;
  if (ownCarpet !== null && to !== ownCarpet) return undefined;
  return {
    change: changeWords(view, lastAct),
    by: lastAct.user,
    atMs: lastAct.at,
    onPress: () =>
      perform(`undo ${id}`, (api, undoId) => api.acts.undo(id, { data: { id: undoId } }), {
        done: text.done,
      }),
  };
}

function undoArranged(view: CompetitionView, { bout: uuid, atMs, takeBack }: LastArranged): Undo {
  const bout = view.bouts.get(uuid);
  return {
    change: text.rearranged(bout === undefined ? "" : boutName(view, bout)),
    by: text.you,
    atMs,
    onPress: takeBack,
  };
}

export function changeWords(view: CompetitionView, { bouts, from, to }: LastAct): string {
  const [first = ""] = bouts;
  const bout = view.bouts.get(first);
  const what =
    bouts.length === 1 && bout !== undefined ? boutName(view, bout) : formatCount(bouts.length, "bout");
  const nameOf = (carpet: string | null) => view.carpets.get(carpet ?? "")?.name ?? deskWords.noMat.title;
  return from === to ? text.reordered(what, nameOf(to)) : text.moved(what, nameOf(from), nameOf(to));
}
