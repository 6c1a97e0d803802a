import type { Category } from "#contract/entity.ts";
import { formatCount } from "#web/i18n/numbers.ts";
import { formatWords } from "#web/i18n/ru/bout.ts";
import { events } from "#web/i18n/ru/events.ts";
import { Anchor } from "#web/ui/Anchor.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { ProgressBar } from "#web/ui/ProgressBar.tsx";
import { pairText } from "./boutText.ts";
import { CategoryBadge } from "./CategoryBadge.tsx";
import styles from "./CategoryGrid.module.css";
import { boutsOfCategory, isOnMat, progressOf, type CompetitionView } from "./competitionView.ts";

type Props = {
  view: CompetitionView;
  categories: readonly Category[];
  /** The page of the competition; a category lives under it. */
  base: string;
};

export function CategoryGrid({ view, categories, base }: Props) {
  return (
    <ul className={styles.grid}>
      {categories.map((category) => (
        <li key={category.uuid}>
          <CategoryTile view={view} category={category} href={`${base}/categories/${category.uuid}`} />
        </li>
      ))}
    </ul>
  );
}

function CategoryTile({ view, category, href }: { view: CompetitionView; category: Category; href: string }) {
  const bouts = boutsOfCategory(view, category.uuid);
  const { done, total } = progressOf(bouts);
  const now = bouts.find(isOnMat);
  const carpet = view.carpets.get(now?.carpet?.uuid ?? "");
  return (
    <Anchor className={styles.tile} href={href} data-status={category.status}>
      <span className={styles.head}>
        <CategoryBadge status={category.status} />
        <small>{formatCount(category.fighters.length, "fighter")}</small>
      </span>
      <b className={styles.title}>{category.title}</b>
      <span className={styles.format}>{formatWords(category.format)}</span>
      <ProgressBar
        label={events.competition.bouts}
        value={done}
        max={total}
        tone={category.status === "in_progress" ? "live" : "primary"}
        isThin
      />
      <span className={styles.foot}>
        {now ? (
          <>
            <Icon name="mat" size={16} />
            <span>
              {carpet ? <b>{carpet.name}</b> : null} {pairText(view, now)}
            </span>
          </>
        ) : null}
        <span className={styles.count}>
          {done}/{total}
        </span>
      </span>
    </Anchor>
  );
}
