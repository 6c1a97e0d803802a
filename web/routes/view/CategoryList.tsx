import type { Category } from "#contract/entity.ts";
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
import { categoryOutline } from "./categoryOutline.ts";
import styles from "./CategoryList.module.css";
import { boutsOfCategory, progressOf, type CompetitionView } from "./competitionView.ts";

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
              view={view}
              category={category}
              starts={starts}
              href={`${base}/${folder}/${category.uuid}`}
            />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

type RowProps = Pick<Props, "view" | "starts"> & { category: Category; href: string };

function CategoryRow({ view, category, starts, href }: RowProps) {
  const { done, total } = progressOf(boutsOfCategory(view, category.uuid));
  return (
    <tr className={category.status === "in_progress" ? styles.live : undefined}>
      <Cell>
        <Anchor className={styles.title} href={href}>
          {category.title}
        </Anchor>
      </Cell>
      <Cell className={styles.wide}>{formatWords(category.format)}</Cell>
      <Cell align="end" className={styles.wide}>
        {category.fighters.length}
      </Cell>
      <Cell className={styles.bouts}>
        <span className={styles.progress}>
          <ProgressBar
            label={categoryList.bouts}
            value={done}
            max={total}
            tone={category.status === "in_progress" ? "live" : "primary"}
            isThin
          />
          {done}/{total}
        </span>
      </Cell>
      {starts ? <Outline view={view} category={category} starts={starts} /> : null}
      <Cell align="end">
        <CategoryBadge status={category.status} />
      </Cell>
    </tr>
  );
}

type OutlineProps = { view: CompetitionView; category: Category; starts: StartWindows };

function Outline({ view, category, starts }: OutlineProps) {
  const { carpets, next, medallists } = categoryOutline(view, category, starts);
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
