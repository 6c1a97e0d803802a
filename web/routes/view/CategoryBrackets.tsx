import type { Category } from "#contract/entity.ts";
import { SPOILER } from "#web/frame/spoilers/Spoiler.tsx";
import { categoryList } from "#web/i18n/ru/categoryList.ts";
import { categoryPicture } from "#web/sport/categoryPicture.ts";
import { categoryTitle } from "#web/sport/categoryTitle.ts";
import { Anchor } from "#web/ui/Anchor.tsx";
import { CategoryBadge } from "./CategoryBadge.tsx";
import styles from "./CategoryBrackets.module.css";
import { inStageOrder } from "./categorySearch.ts";
import { progressOf, type CompetitionView } from "./competitionView.ts";
import { MiniDraw } from "./MiniDraw.tsx";

type Props = { view: CompetitionView; categories: readonly Category[]; base: string };

const LEGEND = ["won", "lost", "live", "ahead"] as const;

/** Every draw the size of a stamp: where the categories stand at one look. */
export function CategoryBrackets({ view, categories, base }: Props) {
  return (
    <>
      <p className={styles.legend}>
        {LEGEND.map((look) => (
          <span key={look} data-look={look}>
            {categoryList.legend[look]}
          </span>
        ))}
      </p>
      <ul className={styles.grid}>
        {inStageOrder(categories).map((category) => (
          <li key={category.uuid}>
            <CategoryStamp view={view} category={category} href={`${base}/categories/${category.uuid}`} />
          </li>
        ))}
      </ul>
    </>
  );
}

function CategoryStamp({
  view,
  category,
  href,
}: {
  view: CompetitionView;
  category: Category;
  href: string;
}) {
  const picture = categoryPicture(view.competition, category);
  const { main, detail } = categoryTitle(category);
  const { done, total } = progressOf(picture.bouts);
  return (
    <Anchor className={styles.stamp} href={href} data-status={category.status}>
      <span className={styles.head}>
        <span className={styles.title}>
          <b>{main}</b> {detail}
        </span>
        <CategoryBadge status={category.status} />
      </span>
      {picture.drawn ? (
        <span className={styles.draw} {...SPOILER}>
          <MiniDraw drawn={picture.drawn} bouts={picture.boutByBracketId} />
        </span>
      ) : (
        <span className={styles.undrawn}>{categoryList.draw}</span>
      )}
      <span className={styles.foot}>
        {categoryList.bouts}
        <span>
          {done}/{total}
        </span>
      </span>
    </Anchor>
  );
}
