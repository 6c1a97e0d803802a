import { memo } from "react";
import type { Category } from "#contract/entity.ts";
import { isSameProps } from "#web/features/refereeing/sameProps.ts";
import { SPOILER } from "#web/frame/spoilers/Spoiler.tsx";
import { formatWords } from "#web/i18n/ru/bout.ts";
import { categoryList } from "#web/i18n/ru/categoryList.ts";
import { home } from "#web/i18n/ru/home.ts";
import { fullName } from "#web/i18n/names.ts";
import { StartTime } from "#web/sport/StartTime.tsx";
import type { StartWindows } from "#web/sport/startWindows.ts";
import { Anchor } from "#web/ui/Anchor.tsx";
import { Card } from "#web/ui/Card.tsx";
import { cx } from "#web/ui/cx.ts";
import { Medal } from "#web/ui/Medal.tsx";
import { ProgressBar } from "#web/ui/ProgressBar.tsx";
import { Cell, HeadCell, Table } from "#web/ui/Table.tsx";
import { CategoryBadge } from "./CategoryBadge.tsx";
import { categoryOutline, type CategoryOutline } from "./categoryOutline.ts";
import styles from "./CategoryList.module.css";
import { boutsOfCategory, progressOf, type CompetitionView, type Progress } from "./competitionView.ts";

type Props = {
  view: CompetitionView;
  categories: readonly Category[];
  /** The page that the categories' own pages live under. */
  base: string;
  /** Between `base` and a category's uuid. */
  folder?: string;
  /** With them the list tells where, when and who won. */
  starts?: StartWindows | undefined;
};

export function CategoryList({ view, categories, base, folder = "categories", starts }: Props) {
  return (
    <Card className={styles.card}>
      <Table caption={categoryList.title}>
        <thead>
          <tr>
            <HeadCell>{categoryList.category}</HeadCell>
            <HeadCell className={styles.wide}>{categoryList.format}</HeadCell>
            <HeadCell align="end" className={styles.wide}>
              {categoryList.fighters}
            </HeadCell>
            <HeadCell className={styles.bouts}>{categoryList.bouts}</HeadCell>
            {starts ? (
              <>
                <HeadCell className={styles.wide}>{categoryList.carpet}</HeadCell>
                <HeadCell>{categoryList.startOrMedals}</HeadCell>
              </>
            ) : null}
            <HeadCell align="end">{categoryList.status}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <CategoryRow
              key={category.uuid}
              title={category.title}
              status={category.status}
              format={category.format}
              fighters={category.fighters.length}
              progress={progressOf(boutsOfCategory(view, category.uuid))}
              outline={starts && categoryOutline(view, category, starts)}
              href={`${base}/${folder}/${category.uuid}`}
            />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

type RowProps = Pick<Category, "title" | "status" | "format"> & {
  fighters: number;
  progress: Progress;
  outline: CategoryOutline | undefined;
  href: string;
};

/** Painted again only for its own news: a bout that changes its mat changes nothing here. */
const CategoryRow = memo(function CategoryRow(props: RowProps) {
  const { title, status, format, fighters, progress, outline, href } = props;
  return (
    <tr className={status === "in_progress" ? styles.live : undefined}>
      <Cell>
        <Anchor className={styles.title} href={href}>
          {title}
        </Anchor>
      </Cell>
      <Cell className={styles.wide}>{formatWords(format)}</Cell>
      <Cell align="end" className={styles.wide}>
        {fighters}
      </Cell>
      <Cell className={styles.bouts}>
        <span className={styles.progress}>
          <ProgressBar
            label={categoryList.bouts}
            value={progress.done}
            max={progress.total}
            tone={status === "in_progress" ? "live" : "primary"}
            isThin
          />
          {progress.done}/{progress.total}
        </span>
      </Cell>
      {outline ? <Outline {...outline} /> : null}
      <Cell align="end">
        <CategoryBadge status={status} />
      </Cell>
    </tr>
  );
}, isSameProps);

function Outline({ carpets, next, medallists }: CategoryOutline) {
  return (
    <>
      <Cell className={cx(styles.wide, styles.carpets)}>{carpets.join(", ")}</Cell>
      <Cell>
        {medallists.length === 0 ? (
          <StartTime window={next} className={styles.start} />
        ) : (
          <ol className={styles.medallists} {...SPOILER}>
            {medallists.map(({ place, fighter }) => (
              <li key={fighter.uuid}>
                <Medal place={place} label={home.page.place(place)} />
                {fullName(fighter)}
              </li>
            ))}
          </ol>
        )}
      </Cell>
    </>
  );
}
