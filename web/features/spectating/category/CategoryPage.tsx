import { readDay } from "#web/features/spectating/dayText.ts";
import { useSearchParams } from "react-router";
import type { Fighter } from "#contract/competition/entity.ts";
import { formatTraits } from "#domain/draw/formats.ts";
import { Spoiler } from "#web/sport/spoilers/Spoiler.tsx";
import { FollowButton, StarButton, useStars } from "#web/features/following/face.ts";
import { PrintButton } from "#web/kit/PrintButton.tsx";
import { ShareButton } from "#web/kit/ShareButton.tsx";
import { personName, shortName } from "#web/i18n/names.ts";
import { categoryFile } from "#texts/spectating/categoryTables.ts";
import { draws } from "#texts/sport/draws.ts";
import { useEvent } from "#web/features/spectating/useEvent.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { isUnderWay, useLiveOutline } from "#web/platform/realtime/useLiveCompetition.ts";
import { isEstimate, useServerNow } from "#web/platform/clock/useServerNow.ts";
import { useStartWindows, useSketchedCategory } from "#web/sport/facts/useDraws.ts";
import { CategoryHeader, CategoryRules } from "#web/sport/category/CategoryHeader.tsx";
import { CategoryTabs, parseCategoryTab, type CategoryTab } from "#web/sport/category/CategoryTabs.tsx";
import { CategoryView } from "#web/sport/category/CategoryView.tsx";
import { LiveBoutsContext } from "#web/sport/facts/livePoints.ts";
import { Button } from "#web/kit/Button.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import { Tag } from "#web/kit/Tag.tsx";
import styles from "./CategoryPage.module.css";
import type { CategorySheet } from "./categorySheet.ts";
import type { loadCategoryPage } from "./loadCategoryPages.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";

const TAB = "tab";

const PATH = "fighter";

/** What is seen is what is saved. */
const SHEETS: Readonly<Record<CategoryTab, CategorySheet>> = {
  bracket: "leaderboard",
  bouts: "bouts",
  fighters: "entries",
  stats: "leaderboard",
};

type LoaderData = PageProps<typeof loadCategoryPage>["loaderData"];

export function CategoryPage({ loaderData }: { loaderData: Extract<LoaderData, { into: null }> }) {
  const { category: found } = loaderData;
  const loaded = readDay(loaderData.competition);
  const { competition, store } = useLiveOutline(loaded, isUnderWay(loaded));
  const now = useServerNow();
  const { event } = useEvent();
  const [params, setParams] = useSearchParams();
  const tab = parseCategoryTab(params.get(TAB));
  const picture = useSketchedCategory(competition, found);
  const followed = picture.fighters.get(params.get(PATH) ?? "");
  // FO8: nobody was chosen by hand, so the first one this device follows is shown.
  const own = useStars().find(
    ({ kind, ref, isOn }) => isOn && kind === "fighter" && picture.fighters.has(ref),
  );
  const tabHref = (next: CategoryTab) => hrefOf(next, followed?.uuid);
  const starts = useStartWindows(competition);
  const base = `/events/${event.id}/competition`;
  const links = {
    fighter: (uuid: string) => `${base}/fighters/${uuid}`,
    bout: (uuid: string) => `${base}/bouts/${uuid}`,
  };
  return (
    <Wrap className={styles.page}>
      <CategoryHeader
        picture={picture}
        actions={
          <>
            {followed === undefined ? null : (
              <Tag
                removeLabel={draws.path.clear}
                onRemove={() => setParams({ [TAB]: tab }, { preventScrollReset: true })}
              >
                {draws.path.shown(shortName(followed))}
              </Tag>
            )}
            <CategoryTabs picture={picture} tab={tab} hrefOf={tabHref} />
            <Row gap={8} wraps className={styles.acts}>
              <FollowButton
                star={{ kind: "category", ref: found.uuid, name: found.title, eventId: event.id }}
              />
              <ShareButton />
              <PrintButton />
              <Button
                variant="secondary"
                href={`${base}/categories/${found.uuid}/${SHEETS[tab]}.csv`}
                aria-label={categoryFile.save}
                download
              >
                {categoryFile.csv}
              </Button>
            </Row>
          </>
        }
      />
      <Spoiler>
        <LiveBoutsContext value={store}>
          <CategoryView
            picture={picture}
            time={{ loadedAtMs: loaded.serverTime, now, starts, isRough: isEstimate }}
            tab={tab}
            hrefOf={tabHref}
            links={links}
            Action={FighterStar}
            pathUuid={followed?.uuid ?? own?.ref}
            pathHref={
              formatTraits(picture.category.format).isOneTable ? undefined : (uuid) => hrefOf("bracket", uuid)
            }
          />
        </LiveBoutsContext>
      </Spoiler>
      <CategoryRules picture={picture} />
    </Wrap>
  );
}

function FighterStar({ fighter }: { fighter: Fighter }) {
  const { event } = useEvent();
  const { uuid: ref, team } = fighter;
  return (
    <StarButton
      star={{ kind: "fighter", ref, name: personName(fighter), note: team?.name, eventId: event.id }}
    />
  );
}

function hrefOf(tab: CategoryTab, followed: string | undefined): string {
  const params = new URLSearchParams({ [TAB]: tab, ...(followed !== undefined && { [PATH]: followed }) });
  return `?${params.toString()}`;
}
