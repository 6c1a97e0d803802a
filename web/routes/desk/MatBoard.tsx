import { useId, useRef } from "react";
import { useSorting } from "#web/features/sorting/useSorting.ts";
import { itemAfter, type SortList } from "#web/features/sorting/sorting.ts";
import { dayPlan } from "./dayPlan.ts";
import { BoardColumn, BoardRow } from "./BoardColumn.tsx";
import { isMovable, matBouts } from "./matBouts.ts";
import styles from "./MatBoard.module.css";
import { placed, withOrders } from "./matOrders.ts";
import { HealedNotice, SortingHint } from "./QueuePanel.tsx";
import { sortingWords } from "./sortingWords.ts";
import type { DeskState } from "./useDesk.ts";

type Props = { desk: DeskState };

/** So many bouts of a mat are at hand; the rest is a number under them. */
const SHOWN = 8;

/** All mats side by side: bouts go from one to another, and the ends of the day are told before they are let go. */
export function MatBoard({ desk }: Props) {
  const hintId = useId();
  const root = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const { competition, view, plan, nowMs } = desk;
  const queues = competition.carpets.map((carpet) => ({ carpet, ...matBouts(view, plan, carpet) }));
  const lists: SortList[] = queues.map(({ carpet, queue }) => ({
    id: carpet.uuid,
    items: queue.slice(0, SHOWN).map(({ uuid }) => uuid),
    firstFree: 0,
  }));
  /** The end of what is shown is not the end of the queue. */
  const behind = (list: string, item: string, before: string | undefined) =>
    before ??
    queues
      .find(({ carpet }) => carpet.uuid === list)
      ?.queue.slice(SHOWN)
      .find(({ uuid }) => uuid !== item)?.uuid;
  const sorting = useSorting({
    root,
    ghost,
    lists,
    canMove: (uuid) => isMovable(view.bouts.get(uuid) ?? { state: "finished" }),
    words: sortingWords(view),
    onDrop: (uuid, list, before) => void desk.place(uuid, list, behind(list, uuid, before)),
  });
  const { held, shown } = sorting;
  const heldBout = held && view.bouts.get(held.item);
  const after = held && itemAfter(lists, held.item, held.at);
  const preview =
    held &&
    dayPlan(
      withOrders(
        competition,
        placed(competition, held.item, held.at.list, behind(held.at.list, held.item, after)),
      ),
      nowMs,
    );
  return (
    <div className={styles.board}>
      <HealedNotice desk={desk} />
      <div ref={root} className={styles.mats}>
        {queues.map(({ carpet, now, queue, progress }, index) => (
          <BoardColumn
            key={carpet.uuid}
            desk={desk}
            carpet={carpet}
            now={now}
            progress={progress}
            endMs={plan.mats.get(carpet.uuid)?.endMs}
            previewEndMs={preview?.mats.get(carpet.uuid)?.endMs}
            hidden={Math.max(0, queue.length - SHOWN)}
          >
            {(shown[index]?.items ?? []).map((uuid) => {
              const bout = view.bouts.get(uuid);
              const isHeld = held?.item === uuid;
              return bout === undefined ? null : (
                <li
                  key={uuid}
                  data-sort-item={uuid}
                  data-held={isHeld ? held.by : undefined}
                  data-frozen={plan.frozen.has(uuid) || undefined}
                >
                  <BoardRow
                    desk={desk}
                    plan={preview ?? plan}
                    bout={bout}
                    handle={
                      isMovable(bout)
                        ? { ...sorting.handleProps(uuid), "aria-describedby": hintId }
                        : undefined
                    }
                  />
                </li>
              );
            })}
          </BoardColumn>
        ))}
        {heldBout && held.by === "pointer" ? (
          <div ref={ghost} className={styles.ghost} aria-hidden="true" inert>
            <BoardRow desk={desk} plan={preview ?? plan} bout={heldBout} handle={undefined} />
          </div>
        ) : null}
      </div>
      <SortingHint id={hintId} said={sorting.said} />
    </div>
  );
}
