import type { Placed } from "#contract/drawnCategory.ts";
import type { Category } from "#contract/entity.ts";
import { formatCount } from "#web/i18n/numbers.ts";
import { formatWords } from "#web/i18n/ru/bout.ts";
import { categoryList } from "#web/i18n/ru/categoryList.ts";
import { categoryTitle } from "#web/sport/categoryTitle.ts";
import type { StartWindows } from "#web/sport/startWindows.ts";
import { Anchor } from "#web/ui/Anchor.tsx";
import { ProgressBar } from "#web/ui/ProgressBar.tsx";
import { CategoryBadge } from "./CategoryBadge.tsx";
import styles from "./CategoryGrid.module.css";
import { CategoryNow } from "./CategoryNow.tsx";
import { inStageOrder } from "./categorySearch.ts";
import { boutsOfCategory, progressOf, type CompetitionView } from "./competitionView.ts";
import { useMedallists } from "#web/sport/useDraws.ts";

type Props = {
  view: CompetitionView;
  categories: readonly Category[];
  starts: StartWindows;
  /** The page of the competition; a category lives under it. */
  base: string;
};

export function CategoryGrid({ view, categories, starts, base }: Props) {
  const medallists = useMedallists(view.competition);
  return (
    <ul className={styles.grid}>
      {inStageOrder(categories).map((category) => (
        <li key={category.uuid}>
          <CategoryTile
            view={view}
            category={category}
            starts={starts}
            medallists={medallists.get(category.uuid) ?? NOBODY}
            href={`${base}/categories/${category.uuid}`}
          />
        </li>
      ))}
    </ul>
  );
}

const NOBODY: readonly Placed[] = [];

type TileProps = Pick<Props, "view" | "starts"> & {
  category: Category;
  medallists: readonly Placed[];
  href: string;
};

function CategoryTile({ view, category, starts, medallists, href }: TileProps) {
  const bouts = boutsOfCategory(view, category.uuid);
  const { done, total } = progressOf(bouts);
  const { main, detail } = categoryTitle(category);
  return (
    <Anchor className={styles.tile} href={href} data-status={category.status}>
      <span className={styles.head}>
        <CategoryBadge status={category.status} />
        <small>{formatCount(category.fighters.length, "fighter")}</small>
      </span>
      <b className={styles.title}>{main}</b>
      <span className={styles.detail}>
        {detail}
        <small>{formatWords(category.format)}</small>
      </span>
      <ProgressBar
        label={categoryList.bouts}
        value={done}
        max={total}
        tone={category.status === "in_progress" ? "live" : "primary"}
        isThin
      />
      <span className={styles.foot}>
        <CategoryNow view={view} bouts={bouts} starts={starts} medallists={medallists} />
        <span className={styles.count}>
          {done}/{total}
        </span>
      </span>
    </Anchor>
  );
}
