import { memo } from "react";
import { isSameProps } from "#web/kit/sameProps.ts";
import type { Held } from "./useSorting.ts";
import { formatCount } from "#web/i18n/numbers.ts";
import { deskWords } from "#web/i18n/ru/headTable/desk.ts";
import { mats } from "#web/i18n/ru/headTable/mats.ts";
import { Heading } from "#web/kit/Heading.tsx";
import { BoardItems } from "./BoardRow.tsx";
import { NO_MAT, type BoardRowModel } from "./boardModel.ts";
import styles from "./NoMatStrip.module.css";

type Props = {
  rows: readonly BoardRowModel[];
  total: number;
  held: Pick<Held, "item" | "by"> | undefined;
  hintId: string;
};

/** Bouts that stand on no mat: they are dragged to one from here, and back (DY32). */
export const NoMatStrip = memo(function NoMatStrip({ rows, total, held, hintId }: Props) {
  return (
    <section className={styles.strip} aria-label={deskWords.noMat.title}>
      <Heading level={2} look="h3" className={styles.title}>
        {deskWords.noMat.title}
        {total === 0 ? null : <small>{formatCount(total, "bout")}</small>}
      </Heading>
      <ol className={styles.bouts} data-sort-list={NO_MAT}>
        <BoardItems rows={rows} held={held} hintId={hintId} />
      </ol>
      {rows.length === 0 ? <p className={styles.empty}>{deskWords.noMat.empty}</p> : null}
      {total > rows.length ? <p className={styles.empty}>{mats.more(total - rows.length)}</p> : null}
    </section>
  );
}, isSameProps);
