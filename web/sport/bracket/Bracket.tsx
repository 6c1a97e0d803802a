import { useRef, useState } from "react";
import { draws } from "#texts/sport/draws.ts";
import { cx } from "#web/kit/cx.ts";
import { Heading } from "#web/kit/Heading.tsx";
import { ScrollArea } from "#web/kit/ScrollArea.tsx";
import { Segmented } from "#web/kit/Segmented.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { type PictureLinks, BoutCard, type BoutCardProps } from "#web/sport/bout/BoutCard.tsx";
import styles from "./Bracket.module.css";
import paper from "./BracketPaper.module.css";
import { BracketLines } from "./BracketLines.tsx";
import { BracketMap } from "./BracketMap.tsx";
import {
  currentRound,
  isUnderWay,
  needsRoom,
  type BracketTree,
  boutsOf,
  roundOf,
  roundsOf,
  gapSteps,
  type TreeCell,
  type TreeColumn,
} from "#web/sport/facts/bracketTree.ts";
import type { CategoryPicture } from "#web/sport/facts/categoryBase.ts";
import type { PictureTime } from "#web/sport/time/LiveClock.tsx";
import { usePan, useSwipe } from "./usePan.ts";
import { FULL_SIZE, zoomOfKey, type Zoom, ZoomBar } from "./ZoomBar.tsx";
import type { Fighting } from "#contract/competition/entity.ts";
import { sport } from "#texts/sport/sport.ts";
import { isFinished } from "#web/sport/facts/boutPhase.ts";
import { numbersIn } from "#web/sport/facts/boutText.ts";

type Shared = {
  picture: CategoryPicture;
  time: PictureTime;
  links?: PictureLinks | undefined;
  /** Whose way is shown until somebody points at another athlete. */
  pathUuid?: string | undefined;
  /** Everything is decided, and the places stand above. */
  isOver: boolean;
};

type Props = Shared & {
  trees: readonly BracketTree[];
  /** Beside the tables of its groups. */
  hasGroups: boolean;
};

/** The trees of a draw: the main bracket, then what feeds the bronze medals. */
export function Bracket({ trees, hasGroups, ...shared }: Props) {
  const [pointedAt, setPointedAt] = useState<string>();
  return trees.map((tree) => (
    <TreeView
      key={tree.key}
      {...shared}
      tree={tree}
      isAlone={trees.length === 1 && !hasGroups}
      litUuid={pointedAt ?? shared.pathUuid}
      onLight={setPointedAt}
    />
  ));
}

type TreeProps = Shared & {
  tree: BracketTree;
  isAlone: boolean;
  litUuid: string | undefined;
  onLight: (uuid: string | undefined) => void;
};

function TreeView({ tree, isAlone, isOver, picture, time, links, litUuid, onLight }: TreeProps) {
  const bouts = picture.boutByBracketId;
  const current = currentRound(tree, bouts);
  const rounds = roundsOf(tree);
  const [shown, setShown] = useState(current);
  // Rows may move apart while somebody looks, never together: a finished round must not pull the page from under them.
  const [opensTight] = useState(!needsRoom(tree, bouts));
  const isTight = opensTight && !needsRoom(tree, bouts);
  const [zoom, setZoom] = useState<Zoom>(FULL_SIZE);
  const area = useRef<HTMLElement>(null);
  usePan(area);
  const swipe = useSwipe((step) => setShown((now) => Math.min(rounds.length - 1, Math.max(0, now + step))));
  return (
    <section className={cx(styles.tree, paper.paper)}>
      <div className={styles.top}>
        <Heading level={2} look="h3">
          {isAlone ? <VisuallyHidden>{tree.title}</VisuallyHidden> : tree.title}
        </Heading>
        {tree.columns.length > WIDE_COLUMNS ? <ZoomBar zoom={zoom} onZoom={setZoom} /> : null}
      </div>
      {tree.columns.length > 1 ? (
        <div className={styles.phone}>
          {isOver ? null : <BracketMap tree={tree} bouts={bouts} shown={shown} />}
          <Segmented
            label={draws.bracket.rounds}
            className={styles.switch}
            segments={rounds.map(({ shortTitle }, index) => ({
              value: String(index),
              label: shortTitle,
            }))}
            value={String(shown)}
            onChange={(value) => setShown(Number(value))}
          />
        </div>
      ) : null}
      <ScrollArea
        className={styles.scroll}
        label={draws.bracket.area}
        ref={area}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          const next = ctrlKey || metaKey ? undefined : zoomOfKey(zoom, key);
          if (next !== undefined) setZoom(next);
        }}
        {...swipe}
      >
        <div
          className={cx(styles.columns, isTight && styles.tight)}
          data-many={tree.rows >= MANY_ROWS || undefined}
          data-wide={tree.columns.length > PAPER_COLUMNS || undefined}
          data-shift={tree.shift}
          data-zoom={zoom}
        >
          <BracketLines tree={tree} bouts={bouts} litUuid={litUuid} />
          {tree.columns.map((column, index) => (
            <BracketColumn
              key={index}
              column={column}
              isFacing={index >= rounds.length}
              isCurrent={roundOf(tree, index) === current && isUnderWay(tree, bouts)}
              isShown={roundOf(tree, index) === shown}
              picture={picture}
              time={time}
              links={links}
              litUuid={litUuid}
              onLight={onLight}
            />
          ))}
        </div>
      </ScrollArea>
    </section>
  );
}

/** So many columns fit a desk's window. */
const WIDE_COLUMNS = 3;
/** So many bouts of a round fit a laptop's screen only where their rows are low. */
const MANY_ROWS = 8;
/** So many columns fit an upright sheet. */
const PAPER_COLUMNS = 4;

type BracketColumnProps = Omit<BoutCardProps, "bout" | "isListed"> & {
  column: TreeColumn;
  /** The round being fought. */
  isCurrent: boolean;
  /** The one round a phone has room for. */
  isShown: boolean;
  /** Of the second half of a draw with two sides. */
  isFacing: boolean;
};

/** One round, from top to bottom. Gaps above the bouts put them between those that feed them. */
function BracketColumn({ column, isCurrent, isShown, isFacing, ...card }: BracketColumnProps) {
  const { picture } = card;
  const bouts = boutsOf(column, picture.boutByBracketId);
  const done = bouts.filter(isFinished).length;
  return (
    <section
      className={cx(styles.column, isShown && styles.shown, isFacing && styles.facing)}
      aria-label={column.title}
    >
      <h3 className={cx(styles.round, isCurrent && styles.current)}>
        {column.title}
        <span className={styles.done}>{draws.bracket.done(done, bouts.length)}</span>
      </h3>
      <ol>
        {column.cells.map((cell, index) => {
          const bout = picture.boutByBracketId.get(cell.boutId);
          return (
            <li key={cell.boutId}>
              {gapSteps(halfRowsAbove(cell, column.cells[index - 1])).map((step) => (
                <div key={step} className={styles.gap} data-step={step} />
              ))}
              <div className={styles.place}>
                {cell.caption === undefined ? null : <p className={styles.caption}>{cell.caption}</p>}
                {bout === undefined ? null : <NumberedBout bout={bout} {...card} />}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function NumberedBout({ bout, ...card }: Omit<BoutCardProps, "isListed">) {
  return (
    <div className={styles.numbered}>
      {bout.number === null ? null : (
        <span className={styles.number} aria-hidden="true">
          {bout.number}
        </span>
      )}
      <BoutCard bout={bout} {...card} />
      <p className={styles.leadsTo}>{leadsTo(bout, card.picture)}</p>
    </div>
  );
}

/** «Схватка 11, победитель идёт в схватку 14»: a phone has no lines to follow. */
function leadsTo(bout: Fighting, picture: CategoryPicture): string {
  const target = picture.drawn?.draw.bouts.find(({ id }) => id === bout.bracketId)?.winnerTo[0]?.bout;
  const next = numbersIn(picture, bout)(target ?? "");
  const own = bout.number === null ? undefined : sport.card.bout(bout.number);
  return [own, next === undefined ? undefined : sport.card.winnerGoesTo(next)].filter(Boolean).join(", ");
}

function halfRowsAbove(cell: TreeCell, above: TreeCell | undefined): number {
  return above === undefined ? cell.row * 2 : (cell.row - above.row) * 2 - 2;
}
