import type { Placed } from "#contract/draw/drawnCategory.ts";
import type { Category } from "#contract/competition/entity.ts";
import { Grid, Row } from "#web/kit/layout/layout.tsx";
import { SPOILER } from "#web/sport/spoilers/Spoiler.tsx";
import { categoryList } from "#texts/spectating/categoryList.ts";
import { boutsByBracketId } from "#web/sport/facts/byUuid.ts";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import type { DrawStamp } from "#web/sport/facts/dayStamps.ts";
import { useDayStamps, useMedallists } from "#web/sport/facts/useDraws.ts";
import type { StartWindows } from "#web/sport/facts/startWindows.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { CategoryBadge } from "#web/sport/category/CategoryBadge.tsx";
import styles from "./CategoryBrackets.module.css";
import { CategoryNow } from "./CategoryNow.tsx";
import { inStageOrder } from "#web/sport/category/categorySearch.ts";
import { boutsOfCategory, progressOf, type CompetitionView } from "#web/sport/facts/competitionView.ts";
import { MiniDraw } from "#web/sport/bracket/MiniDraw.tsx";

type Props = {
  view: CompetitionView;
  categories: readonly Category[];
  starts: StartWindows;
  base: string;
};

const LEGEND = ["won", "lost", "live", "ahead"] as const;

/** Every draw the size of a stamp: where the categories stand at one look. */
export function CategoryBrackets({ view, categories, starts, base }: Props) {
  const medallists = useMedallists(view.competition);
  const stamps = useDayStamps(view.competition);
  return (
    <>
      <Row as="p" gap={18} rowGap={6} align="stretch" wraps className={styles.legend}>
        {LEGEND.map((look) => (
          <span key={look} data-look={look}>
            {categoryList.legend[look]}
          </span>
        ))}
      </Row>
      <Grid as="ul" gap={16} least={340} isFilled className={styles.grid}>
        {inStageOrder(categories).map((category) => (
          <li key={category.uuid}>
            <CategoryStamp
              view={view}
              category={category}
              starts={starts}
              stamp={stamps.get(category.uuid)}
              medallists={medallists.get(category.uuid) ?? NOBODY}
              href={`${base}/categories/${category.uuid}`}
            />
          </li>
        ))}
      </Grid>
    </>
  );
}

const NOBODY: readonly Placed[] = [];

type StampProps = Pick<Props, "view" | "starts"> & {
  category: Category;
  stamp: DrawStamp | undefined;
  medallists: readonly Placed[];
  href: string;
};

function CategoryStamp({ view, category, starts, stamp, medallists, href }: StampProps) {
  const bouts = boutsOfCategory(view, category.uuid);
  const { main, detail } = categoryTitle(category);
  const { done, total } = progressOf(bouts);
  return (
    <Anchor className={styles.stamp} href={href} data-status={category.status}>
      <span className={styles.head}>
        <span className={styles.title}>
          <b>{main}</b> {detail}
        </span>
        <CategoryBadge status={category.status} />
      </span>
      {stamp ? (
        <span className={styles.draw} {...SPOILER}>
          <MiniDraw stamp={stamp} bouts={boutsByBracketId(bouts)} />
        </span>
      ) : (
        <span className={styles.undrawn}>{categoryList.draw}</span>
      )}
      <span className={styles.foot}>
        <CategoryNow view={view} bouts={bouts} starts={starts} medallists={medallists} />
        <span className={styles.count}>
          <VisuallyHidden>{categoryList.bouts}</VisuallyHidden> {done}/{total}
        </span>
      </span>
    </Anchor>
  );
}
