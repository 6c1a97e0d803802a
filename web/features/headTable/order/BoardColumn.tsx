import { memo } from "react";
import type { Fighter, Fighting } from "#contract/competition/entity.ts";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { isSameProps } from "#web/kit/sameProps.ts";
import type { Held } from "./useSorting.ts";
import { deskWords } from "#texts/headTable/desk.ts";
import { shortDrift } from "#texts/sport/drift.ts";
import { mats } from "#texts/headTable/mats.ts";
import { BoutClock } from "#web/sport/time/BoutClock.tsx";
import { DriftBadge } from "#web/sport/mat/MatDrift.tsx";
import type { Progress } from "#web/sport/facts/competitionView.ts";
import { BoutPair } from "#web/sport/bout/BoutPair.tsx";
import { byUuid } from "#web/sport/facts/byUuid.ts";
import { matSign } from "#contract/competition/matSign.ts";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { ProgressBar } from "#web/kit/ProgressBar.tsx";
import styles from "./BoardColumn.module.css";
import { cx } from "#web/kit/cx.ts";
import box from "#web/sport/mat/mat.module.css";
import { BoardItems } from "./BoardRow.tsx";
import type { BoardRowModel, CategoryBlock } from "./boardModel.ts";

type ColumnProps = {
  name: string;
  uuid: string;
  href: string;
  now: NowOnMat | undefined;
  /** The break it has, in words: told where nobody is on the mat (DY73). */
  pause: string | undefined;
  /** When the server read the page: the first picture of a running clock. */
  loadedAtMs: number;
  progress: Progress;
  blocks: readonly CategoryBlock[];
  endMs: number | undefined;
  /** How far the mat is behind its plan. */
  drift: number | undefined;
  /** By how much that moves if what is held is let go. */
  shiftMinutes: number;
  rows: readonly BoardRowModel[];
  hidden: number;
  held: Pick<Held, "item" | "by"> | undefined;
  hintId: string;
};

export type NowOnMat = {
  readonly bout: Fighting;
  readonly people: readonly Fighter[];
  readonly what: string;
};

/** One mat of the dashboard: what is on, the head of its queue, when it ends. Painted again only for its own news. */
export const BoardColumn = memo(function BoardColumn(props: ColumnProps) {
  const { name, uuid, href, now, loadedAtMs, progress, hidden } = props;
  return (
    <section className={box.mat} data-state={now?.bout.state} aria-label={name}>
      <Anchor
        className={styles.head}
        href={href}
        aria-label={deskWords.readiness.open(name)}
        data-shifted={props.shiftMinutes === 0 ? undefined : true}
      >
        <span className={cx(box.sign, styles.sign)}>{matSign(name)}</span>
        <End {...props} />
        {now ? <BoutClock className={box.clock} clock={now.bout.clock} serverTime={loadedAtMs} /> : null}
      </Anchor>
      {now ? <Now now={now} /> : <p className={styles.free}>{props.pause ?? mats.noneOnMat}</p>}
      <ol className={styles.queue} data-sort-list={uuid}>
        <BoardItems rows={props.rows} held={props.held} hintId={props.hintId} />
      </ol>
      {hidden > 0 && props.blocks.length === 0 ? <p className={styles.more}>{mats.more(hidden)}</p> : null}
      <Blocks {...props} />
      <Row as="p" gap={8} className={styles.progress}>
        <ProgressBar label={mats.left} value={progress.done} max={progress.total} isThin />
        {progress.done} / {progress.total}
      </Row>
    </section>
  );
}, isSameProps);

/** When it ends, and how late it is now; while a bout is held, what letting it go would change. */
function End({ progress, endMs, drift, shiftMinutes }: ColumnProps) {
  return (
    <Stack as="span" gap={2} align="start" className={styles.end}>
      {progress.done === progress.total ? null : <ClockTime atMs={endMs} words={mats.endsAt} />}
      {shiftMinutes === 0 ? (
        drift !== undefined && <DriftBadge minutes={drift} words={shortDrift} hasIcon={false} />
      ) : (
        <Badge tone={shiftMinutes > 0 ? "bad" : "ok"}>{mats.shifted(shiftMinutes)}</Badge>
      )}
    </Stack>
  );
}

function Now({ now: { bout, people, what } }: { now: NowOnMat }) {
  return (
    <>
      <p className={styles.what}>{what}</p>
      <BoutPair bout={bout} view={{ fighters: byUuid(people), rules: null }} size="dashboard" hasScore />
    </>
  );
}

const MOST_BLOCKS = 3;

/** What is left here by category: how long a mat is held by one of them is seen at a glance. */
function Blocks({ name, blocks, hidden }: Pick<ColumnProps, "name" | "blocks" | "hidden">) {
  if (blocks.length === 0) return null;
  const most = Math.max(...blocks.map(({ left }) => left));
  return (
    <details className={styles.blocks}>
      <summary>{hidden > 0 ? mats.more(hidden) : deskWords.board.byCategory}</summary>
      <ul className={styles.list} aria-label={deskWords.board.categories(name)}>
        {blocks.slice(0, MOST_BLOCKS).map(({ uuid, title, left }) => (
          <li key={uuid}>
            <span>{title}</span>
            <small>{deskWords.board.left(left)}</small>
            <i style={{ width: `${(left / most) * 100}%` }} />
          </li>
        ))}
        {blocks.length > MOST_BLOCKS ? (
          <li>{deskWords.board.moreCategories(blocks.length - MOST_BLOCKS)}</li>
        ) : null}
      </ul>
    </details>
  );
}
