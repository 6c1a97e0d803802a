import type { Placed } from "#contract/drawnCategory.ts";
import type { Category } from "#contract/entity.ts";
import { SPOILER } from "#web/frame/spoilers/Spoiler.tsx";
import { categoryList } from "#web/i18n/ru/categoryList.ts";
import { categoryPicture } from "#web/sport/categoryPicture.ts";
import { categoryTitle } from "#web/sport/categoryTitle.ts";
import { useMedallists } from "#web/sport/reckoned/useMedallists.ts";
import type { StartWindows } from "#web/sport/startWindows.ts";
import { Anchor } from "#web/ui/Anchor.tsx";
import { VisuallyHidden } from "#web/ui/VisuallyHidden.tsx";
import { CategoryBadge } from "./CategoryBadge.tsx";
import styles from "./CategoryBrackets.module.css";
import { CategoryNow } from "./CategoryNow.tsx";
import { inStageOrder } from "./categorySearch.ts";
import { progressOf, type CompetitionView } from "./competitionView.ts";
import { MiniDraw } from "./MiniDraw.tsx";

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
            <CategoryStamp
              view={view}
              category={category}
              starts={starts}
              medallists={medallists.get(category.uuid) ?? NOBODY}
              href={`${base}/categories/${category.uuid}`}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

const NOBODY: readonly Placed[] = [];

type StampProps = Pick<Props, "view" | "starts"> & {
  category: Category;
  medallists: readonly Placed[];
  href: string;
};

function CategoryStamp({ view, category, starts, medallists, href }: StampProps) {
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
        <CategoryNow view={view} bouts={picture.bouts} starts={starts} medallists={medallists} />
        <span className={styles.count}>
          <VisuallyHidden>{categoryList.bouts}</VisuallyHidden> {done}/{total}
        </span>
      </span>
    </Anchor>
  );
}
