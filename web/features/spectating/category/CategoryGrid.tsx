import type { Placed } from "#contract/draw/drawnCategory.ts";
import type { Category } from "#contract/competition/entity.ts";
import { formatCount } from "#texts/numbers.ts";
import { formatWords } from "#texts/sport/bout.ts";
import { categoryList } from "#texts/spectating/categoryList.ts";
import { Grid, Row } from "#web/kit/layout/layout.tsx";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import type { StartWindows } from "#web/sport/facts/startWindows.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { ProgressBar } from "#web/kit/ProgressBar.tsx";
import { CategoryBadge } from "#web/sport/category/CategoryBadge.tsx";
import styles from "./CategoryGrid.module.css";
import { CategoryNow } from "./CategoryNow.tsx";
import { inStageOrder } from "#web/sport/category/categorySearch.ts";
import { boutsOfCategory, progressOf, type CompetitionView } from "#web/sport/facts/competitionView.ts";
import { useMedallists } from "#web/sport/facts/useDraws.ts";

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
    <Grid as="ul" gap={14} least={290} isFilled className={styles.grid}>
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
    </Grid>
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
      <Row as="span" gap={8} justify="between" className={styles.head}>
        <CategoryBadge status={category.status} />
        <small>{formatCount(category.fighters.length, "fighter")}</small>
      </Row>
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
