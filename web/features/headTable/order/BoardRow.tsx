import { Warnings } from "#web/features/headTable/acts/Warnings.tsx";
import styles from "./BoardRow.module.css";
import { type BoardRowModel, NO_MAT } from "./boardModel.ts";
import type { Held } from "./useSorting.ts";
import { formatCount } from "#texts/numbers.ts";
import { deskWords } from "#texts/headTable/desk.ts";
import { mats } from "#texts/headTable/mats.ts";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { isSameProps } from "#web/kit/sameProps.ts";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import { memo } from "react";

type ItemsProps = {
  rows: readonly BoardRowModel[];
  /** Present when the one that is held stands here now. */
  held: Pick<Held, "item" | "by"> | undefined;
  hintId: string;
};

/** The bouts or categories of one list of the board, each to be taken by its dots. */
export function BoardItems({ rows, held, hintId }: ItemsProps) {
  return rows.map((row) => {
    const isHeld = held?.item === row.uuid;
    const isGap = isHeld && held.by === "pointer";
    return (
      <li
        key={row.uuid}
        className={styles.item}
        data-sort-item={row.uuid}
        data-held={isHeld ? held.by : undefined}
        data-frozen={row.isFrozen || undefined}
      >
        <BoardRow row={row} isPressed={isHeld} hintId={hintId} />
        {isGap ? (
          <span className={styles.here} aria-hidden="true">
            <ClockTime atMs={row.startMs} words={mats.here} />
          </span>
        ) : null}
      </li>
    );
  });
}

type RowProps = { row: BoardRowModel; isPressed: boolean; hintId: string | undefined };

/** `hintId` is absent on the picture that follows the pointer: nobody takes hold of it. */
export const BoardRow = memo(function BoardRow({ row, isPressed, hintId }: RowProps) {
  return (
    <div className={styles.row}>
      {row.isMovable && hintId !== undefined ? (
        <button
          type="button"
          data-sort-handle={row.uuid}
          className={styles.handle}
          aria-pressed={isPressed}
          aria-describedby={hintId}
          aria-label={mats.handle(row.name)}
        >
          <Icon name="drag" />
        </button>
      ) : (
        <span className={styles.handle} />
      )}
      <span className={styles.time}>
        {row.startMs === undefined ? (
          <span className={styles.none}>{deskWords.noMat.noTime}</span>
        ) : (
          <ClockTime atMs={row.startMs} />
        )}
      </span>
      <span className={styles.who}>
        {row.who}
        <small>
          {row.what}
          {row.endMs === undefined ? null : <ClockTime atMs={row.endMs} words={mats.andEndsAt} />}
        </small>
      </span>
      {row.warnings.length === 0 ? null : (
        <div className={styles.warnings}>
          <Warnings warnings={row.warnings} />
        </div>
      )}
    </div>
  );
}, isSameProps);

type Props = {
  rows: readonly BoardRowModel[];
  total: number;
  /** How many more there are than rows. */
  hidden: number;
  held: Pick<Held, "item" | "by"> | undefined;
  hintId: string;
};

/** What stands on no mat: they are dragged to one from here, and back (DY32). */
export const NoMatStrip = memo(function NoMatStrip({ rows, total, hidden, held, hintId }: Props) {
  return (
    <section
      className={styles.strip}
      data-empty={total === 0 || undefined}
      aria-label={deskWords.noMat.title}
    >
      <Heading level={2} look="h3" className={styles.title}>
        {deskWords.noMat.title}
        {total === 0 ? null : <small>{formatCount(total, "bout")}</small>}
      </Heading>
      <ol className={styles.bouts} data-sort-list={NO_MAT}>
        <BoardItems rows={rows} held={held} hintId={hintId} />
      </ol>
      {rows.length === 0 ? <p className={styles.empty}>{deskWords.noMat.empty}</p> : null}
      {hidden > 0 ? <p className={styles.empty}>{mats.more(hidden)}</p> : null}
    </section>
  );
}, isSameProps);
