import type { Category } from "#contract/entity.ts";
import { formatWords } from "#web/i18n/ru/bout.ts";
import { events } from "#web/i18n/ru/events.ts";
import { Anchor } from "#web/ui/Anchor.tsx";
import { Card } from "#web/ui/Card.tsx";
import { ProgressBar } from "#web/ui/ProgressBar.tsx";
import { Cell, HeadCell, Table } from "#web/ui/Table.tsx";
import { CategoryBadge } from "./CategoryBadge.tsx";
import styles from "./CategoryList.module.css";
import { boutsOfCategory, progressOf, type CompetitionView } from "./competitionView.ts";

type Props = {
  view: CompetitionView;
  categories: readonly Category[];
  /** The page that the categories' own pages live under. */
  base: string;
  /** Between `base` and a category's uuid. */
  folder?: string;
};

export function CategoryList({ view, categories, base, folder = "categories" }: Props) {
  return (
    <Card className={styles.card}>
      <Table caption={events.competition.title}>
        <thead>
          <tr>
            <HeadCell>{events.competition.category}</HeadCell>
            <HeadCell className={styles.wide}>{events.competition.format}</HeadCell>
            <HeadCell align="end" className={styles.wide}>
              {events.competition.fighters}
            </HeadCell>
            <HeadCell className={styles.bouts}>{events.competition.bouts}</HeadCell>
            <HeadCell align="end">{events.competition.status}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <CategoryRow
              key={category.uuid}
              view={view}
              category={category}
              href={`${base}/${folder}/${category.uuid}`}
            />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function CategoryRow({ view, category, href }: { view: CompetitionView; category: Category; href: string }) {
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
            label={events.competition.bouts}
            value={done}
            max={total}
            tone={category.status === "in_progress" ? "live" : "primary"}
            isThin
          />
          {done}/{total}
        </span>
      </Cell>
      <Cell align="end">
        <CategoryBadge status={category.status} />
      </Cell>
    </tr>
  );
}
