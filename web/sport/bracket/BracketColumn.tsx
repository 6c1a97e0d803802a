import type { Fighting } from "#contract/entity.ts";
import { draws } from "#web/i18n/ru/sport/draws.ts";
import { sport } from "#web/i18n/ru/sport/sport.ts";
import { cx } from "#web/kit/cx.ts";
import { BoutCard, type BoutCardProps } from "#web/sport/bout/BoutCard.tsx";
import styles from "./Bracket.module.css";
import { boutsOf, gapSteps, type TreeCell, type TreeColumn } from "#web/sport/facts/bracketTree.ts";
import { isFinished } from "#web/sport/facts/boutPhase.ts";
import type { CategoryPicture } from "#web/sport/facts/categoryBase.ts";

type Props = Omit<BoutCardProps, "bout" | "isListed"> & {
  column: TreeColumn;
  /** The round being fought. */
  isCurrent: boolean;
  /** The one round a phone has room for. */
  isShown: boolean;
};

/** One round, from top to bottom. Gaps above the bouts put them between those that feed them. */
export function BracketColumn({ column, isCurrent, isShown, ...card }: Props) {
  const { picture } = card;
  const bouts = boutsOf(column, picture.boutByBracketId);
  const done = bouts.filter(isFinished).length;
  return (
    <section className={cx(styles.column, isShown && styles.shown)} aria-label={column.title}>
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
function leadsTo(bout: Fighting, { drawn, boutByBracketId }: CategoryPicture): string {
  const target = drawn?.draw.bouts.find(({ id }) => id === bout.bracketId)?.winnerTo[0]?.bout;
  const next = boutByBracketId.get(target ?? "")?.number ?? undefined;
  const own = bout.number === null ? undefined : sport.card.bout(bout.number);
  return [own, next === undefined ? undefined : sport.card.winnerGoesTo(next)].filter(Boolean).join(", ");
}

function halfRowsAbove(cell: TreeCell, above: TreeCell | undefined): number {
  return above === undefined ? cell.row * 2 : (cell.row - above.row) * 2 - 2;
}
