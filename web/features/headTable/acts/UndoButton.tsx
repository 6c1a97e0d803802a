import type { Desk } from "#contract/day/matActs.ts";
import styles from "./UndoButton.module.css";
import { boutName } from "#web/features/headTable/desk/boutName.ts";
import type { LastArranged } from "#web/features/headTable/desk/useBoutOrder.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { formatCount } from "#texts/numbers.ts";
import { deskWords } from "#texts/headTable/desk.ts";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { isTypingTarget } from "#web/kit/focusBySlash.ts";
import { Row } from "#web/kit/layout/layout.tsx";
import { useAct } from "#web/kit/useAct.ts";
import { boundTitle } from "#web/sport/facts/categoryTitle.ts";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";
import { useTimes } from "#web/sport/time/ClockTime.tsx";
import { memo, useEffect, useEffectEvent, useId, useSyncExternalStore } from "react";

const text = deskWords.undo;

type Asked = { undo: Undo | undefined; activity: DeskState["activity"] };

/** One press takes back the last change of the queues, and says before it which one that is (DK3). */
export const UndoButton = memo(function UndoButton({ undo, activity }: Asked) {
  const wordsId = useId();
  const times = useTimes();
  const { isBusy, press } = useTakeBack({ undo, activity });
  useUndoKey(press);
  return (
    <Row gap={12} justify="end" className={styles.undo}>
      <Button
        variant="secondary"
        isBusy={isBusy}
        disabled={undo === undefined}
        aria-describedby={wordsId}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={press}
      >
        <Icon name="undo" size={18} />
        {text.button}
      </Button>
      <p id={wordsId}>
        {undo === undefined ? (
          text.nothing
        ) : (
          <>
            <span title={undo.change}>{undo.change}</span> <small>{text.by(undo.by, times(undo.atMs))}</small>
          </>
        )}
      </p>
    </Row>
  );
});

/** While an act is under way it waits: what it names may not be the last change any more. */
export function useTakeBack({ undo, activity }: Asked) {
  const act = useAct(async () => undo?.onPress());
  const isUnderWay = useSyncExternalStore(activity.subscribe, activity.isBusy, activity.isBusy);
  return { isBusy: act.isBusy || isUnderWay, press: () => (isUnderWay ? undefined : act.press()) };
}

/** As everywhere: Ctrl+Z, ⌘Z on a Mac. In a field it takes back what was typed, and nothing while a bout is held. */
function useUndoKey(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isUndo = event.code === "KeyZ" && (event.ctrlKey || event.metaKey);
      if (!isUndo || event.shiftKey || event.altKey || event.repeat || isTypingTarget(event.target)) return;
      if (document.querySelector("[data-held]") !== null) return;
      event.preventDefault();
      press();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
}

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

/** The last change that can be taken back, as far as the server allows it to who asks (DK3, RL21). */
export function undoOf(desk: Changed, { lastAct }: Pick<Desk, "lastAct">): Undo | undefined {
  const { perform, nowMs, view, lastArranged } = desk;
  if (lastArranged !== undefined && lastArranged.atMs > (lastAct?.at ?? 0))
    return undoArranged(view, lastArranged);
  if (lastAct === null || !lastAct.mayUndo || nowMs - lastAct.at > OFFERED_MS) return undefined;
  const { id } = lastAct;
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

/** A category that went as a block is told by its name (DY69). */
function manyWords(view: CompetitionView, bouts: readonly string[]): string {
  const [category, another] = new Set(bouts.map((uuid) => view.bouts.get(uuid)?.category.uuid));
  const title = another === undefined ? view.categories.get(category ?? "")?.title : undefined;
  const count = formatCount(bouts.length, "bout");
  return title === undefined ? count : `${boundTitle(title)}, ${count}`;
}

export function changeWords(
  view: CompetitionView,
  { bouts, from, to, isSpread }: Pick<LastAct, "bouts" | "from" | "to" | "isSpread">,
): string {
  if (isSpread === true) return text.spread(formatCount(bouts.length, "bout"));
  const [first = ""] = bouts;
  const bout = view.bouts.get(first);
  const what = bouts.length === 1 && bout !== undefined ? boutName(view, bout) : manyWords(view, bouts);
  const nameOf = (carpet: string | null) => view.carpets.get(carpet ?? "")?.name ?? deskWords.noMat.title;
  return from === to ? text.reordered(what, nameOf(to)) : text.moved(what, nameOf(from), nameOf(to));
}
