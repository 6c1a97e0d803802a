import { formatTraits } from "#domain/draw/formats.ts";
import { draws } from "#texts/sport/draws.ts";
import { SegmentedLinks } from "#web/kit/SegmentedLinks.tsx";
import type { CategoryPicture } from "#web/sport/facts/categoryBase.ts";
import styles from "./CategoryTabs.module.css";

export const CATEGORY_TABS = ["bracket", "bouts", "fighters", "stats"] as const;
export type CategoryTab = (typeof CATEGORY_TABS)[number];

/** A tab of the address; the picture of the draw when it names none. */
export function parseCategoryTab(text: string | null): CategoryTab {
  return CATEGORY_TABS.find((tab) => tab === text) ?? "bracket";
}

type Props = { picture: CategoryPicture; tab: CategoryTab; hrefOf: (tab: CategoryTab) => string };

export function CategoryTabs({ picture, tab, hrefOf }: Props) {
  const { isOneTable } = formatTraits(picture.category.format);
  return (
    <SegmentedLinks
      className={styles.tabs}
      label={draws.tabs.label}
      currentHref={hrefOf(tab)}
      items={[
        {
          href: hrefOf("bracket"),
          label: isOneTable ? draws.tabs.table : draws.tabs.bracket,
          icon: isOneTable ? "grid" : "bracket",
        },
        { href: hrefOf("bouts"), label: draws.tabs.bouts, icon: "list" },
        { href: hrefOf("fighters"), label: draws.tabs.fighters, icon: "users" },
        { href: hrefOf("stats"), label: draws.tabs.stats, icon: "chart" },
      ]}
    />
  );
}
