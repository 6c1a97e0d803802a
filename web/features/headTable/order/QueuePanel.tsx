import type { Carpet, Fighting } from "#contract/competition/entity.ts";
import type { Desk } from "#contract/day/matActs.ts";
import { useTakeBack, type Undo } from "#web/features/headTable/acts/UndoButton.tsx";
import type { BoutActs } from "#web/features/headTable/acts/useBoutActs.tsx";
import { isMovable, matBouts } from "#web/features/headTable/desk/matBouts.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import styles from "./QueuePanel.module.css";
import { behindShown, sortingWords, type Unit } from "./boardModel.ts";
import { QueueRow } from "./QueueRow.tsx";
import { useSorting } from "./useSorting.ts";
import { formatCount } from "#texts/numbers.ts";
import { deskWords } from "#texts/headTable/desk.ts";
import { mats } from "#texts/headTable/mats.ts";
import { AT_ONCE } from "#web/sport/facts/sameBout.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Kbd } from "#web/kit/Kbd.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { cx } from "#web/kit/cx.ts";
import { Row } from "#web/kit/layout/layout.tsx";
import { isPaired } from "#web/sport/facts/boutPhase.ts";
import { absenceActions } from "#web/features/headTable/desk/presence.ts";
import { useId, useRef, useState } from "react";

type Props = {
  desk: DeskState;
  acts: BoutActs;
  carpet: Carpet;
  presence: Desk["presence"];
  /** Present when the last change of the queues can be taken back. */
  undo: Undo | undefined;
};

/** The queue of one mat: taken by the dots with a mouse or a finger, by the space bar with keys. */
export function QueuePanel({ desk, acts, carpet, presence, undo }: Props) {
  const hintId = useId();
  const root = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const { queue } = matBouts(desk.view, desk.plan, carpet);
  const [most, setMost] = useState(AT_ONCE);
  const ready = queue.filter((bout) => isPaired(bout));
  const onPage = ready.slice(0, most);
  const lists = [{ id: carpet.uuid, items: onPage.map(({ uuid }) => uuid), firstFree: 0 }];
  const boutOf = (uuid: string) => desk.view.bouts.get(uuid);
  const sorting = useSorting({
    root,
    ghost,
    lists,
    canMove: (uuid) => isMovable(boutOf(uuid) ?? { state: "finished" }),
    words: sortingWords(desk.view),
    onDrop: (uuid, list, before) => desk.place(uuid, list, before ?? behindShown(queue, onPage, uuid)),
  });
  const order = sorting.shown[0]?.items ?? [];
  const rowOf = (bout: Fighting, index: number) => (
    <QueueRow
      desk={desk}
      bout={bout}
      position={index + 1}
      presence={presence}
      menu={() => [...acts.menuOf(bout), ...absenceActions(desk, bout, presence)]}
      handle={
        isMovable(bout)
          ? {
              "data-sort-handle": bout.uuid,
              "aria-pressed": sorting.held?.item === bout.uuid,
              "aria-describedby": hintId,
            }
          : undefined
      }
    />
  );
  const held = sorting.held && boutOf(sorting.held.item);
  return (
    <Card className={styles.card}>
      <CardHead>
        <Heading level={2} look="h3">
          {mats.queue} <small className={styles.count}>{formatCount(queue.length, "bout")}</small>
        </Heading>
        <TakeBack undo={undo} activity={desk.activity} />
      </CardHead>
      <HealedNotice desk={desk} />
      {ready.length === 0 ? null : <p className={styles.about}>{mats.presence.inQueue}</p>}
      {ready.length === 0 ? (
        <EmptyState title={mats.queueEmpty} level={3}>
          {queue.length === 0 ? mats.queueEmptyText : mats.nobodyNextText}
        </EmptyState>
      ) : null}
      <div ref={root}>
        <ol className={styles.queue} data-sort-list={carpet.uuid}>
          {order.map((uuid, index) => {
            const bout = boutOf(uuid);
            const isHeld = sorting.held?.item === uuid;
            return bout === undefined ? null : (
              <li
                key={uuid}
                data-sort-item={uuid}
                className={cx(
                  isHeld && (sorting.held?.by === "pointer" ? styles.gap : styles.held),
                  desk.plan.frozen.has(uuid) && styles.frozen,
                )}
              >
                {rowOf(bout, index)}
              </li>
            );
          })}
        </ol>
        {held && sorting.held?.by === "pointer" ? (
          <div ref={ghost} className={styles.ghost} aria-hidden="true" inert>
            {rowOf(held, order.indexOf(held.uuid))}
          </div>
        ) : null}
      </div>
      {ready.length > most ? (
        <Row className={styles.more}>
          <Button variant="secondary" onClick={() => setMost(most + 2 * AT_ONCE)}>
            {deskWords.order.more(Math.min(ready.length - most, 2 * AT_ONCE))}
          </Button>
        </Row>
      ) : null}
      <SortingHint id={hintId} said={sorting.said} />
      <LaterList desk={desk} acts={acts} bouts={queue.filter((bout) => !isPaired(bout))} />
    </Card>
  );
}

/** Bouts whose pairs are not known yet, in their order: each comes into the queue at its place when it has its pair. */
function LaterList({ desk, acts, bouts }: Pick<Props, "desk" | "acts"> & { bouts: readonly Fighting[] }) {
  if (bouts.length === 0) return null;
  return (
    <details className={styles.later}>
      <summary>
        {mats.later} <small className={styles.count}>{formatCount(bouts.length, "bout")}</small>
      </summary>
      <ol className={styles.queue}>
        {bouts.map((bout) => (
          <li key={bout.uuid}>
            <QueueRow
              desk={desk}
              bout={bout}
              position={undefined}
              presence={NO_MARKS}
              menu={() => acts.menuOf(bout)}
              handle={undefined}
            />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Nobody is known to have come to a bout whose pair is not known. */
const NO_MARKS: Desk["presence"] = [];

function TakeBack({ undo, activity }: { undo: Undo | undefined; activity: DeskState["activity"] }) {
  const { isBusy, press } = useTakeBack({ undo, activity });
  return (
    <Button
      variant="secondary"
      isBusy={isBusy}
      disabled={undo === undefined}
      title={undo === undefined ? deskWords.undo.nothing : `${undo.change}. ${mats.undoBy(undo.by)}`}
      onClick={press}
    >
      <Icon name="undo" size={18} />
      {mats.undo}
    </Button>
  );
}

/** The order was another one by then. Stays until it is read: a toast is gone before a referee looks up. */
export function HealedNotice({ desk }: { desk: DeskState }) {
  if (desk.healed === undefined) return null;
  return (
    <Banner
      tone="bad"
      icon="warn"
      isStrip
      action={
        <Button size="sm" variant="secondary" onClick={desk.dismiss}>
          {mats.dismiss}
        </Button>
      }
    >
      {HEALED[desk.healed]}
    </Banner>
  );
}

const HEALED = { moved: mats.stale, "other-bouts": mats.otherBouts } as const;

type HintProps = {
  id: string;
  said: string;
  /** Where the last change is taken back with a key. */
  hasUndo?: boolean;
  /** Where a bout also goes to the mat beside. */
  hasMats?: boolean;
  unit?: Unit;
};

/** How to move a bout or a category, and what has just happened to it for those who do not see it. */
export function SortingHint({ id, said, hasUndo = false, hasMats = false, unit = "bout" }: HintProps) {
  return (
    <>
      <Row as="p" gap={8} wraps className={styles.hint} aria-hidden="true">
        <Icon name="info" size={18} />
        {mats.hint.drag} <Kbd>{mats.hint.space}</Kbd> {mats.hint.take} <Kbd>↑</Kbd> <Kbd>↓</Kbd>{" "}
        {mats.hint.move}{" "}
        {hasMats ? (
          <>
            <Kbd>←</Kbd> <Kbd>→</Kbd> {mats.hint.toMat}{" "}
          </>
        ) : null}
        <Kbd>Esc</Kbd> {hasUndo ? mats.hint.cancelOr : mats.hint.cancel}
        {hasUndo ? (
          <>
            {" "}
            <Kbd>Ctrl+Z</Kbd> {mats.hint.undo}
          </>
        ) : null}
      </Row>
      <VisuallyHidden>
        <span id={id}>{mats.instructions(hasMats, unit)}</span>
        <output>{said}</output>
      </VisuallyHidden>
    </>
  );
}
