import { readDay } from "#web/features/spectating/dayText.ts";
import { Form, useLocation, useSearchParams } from "react-router";
import type { Competition } from "#contract/competition/entity.ts";
import { formatCount } from "#texts/numbers.ts";
import { categoryList } from "#texts/spectating/categoryList.ts";
import { useEvent } from "#web/features/spectating/useEvent.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import { isUnderWay, useLiveOutline } from "#web/platform/realtime/useLiveCompetition.ts";
import { CategoryBrackets } from "./CategoryBrackets.tsx";
import { CategoryFilterForm, type FilterField } from "./CategoryFilterForm.tsx";
import { useCategoryFilter } from "./useCategoryFilter.ts";
import { CategoryGrid } from "./CategoryGrid.tsx";
import { CategoryOutlook } from "#web/sport/category/CategoryList.tsx";
import {
  CATEGORY_MODES,
  CATEGORY_STAGES,
  parseCategoryQuery,
  queryFields,
  searchCompetition,
  withoutFilter,
  writeCategoryQuery,
  type CategoryFilter,
  type CategoryMode,
  type CategoryQuery,
  type Found,
} from "#web/sport/category/categorySearch.ts";
import { viewOf, type CompetitionView } from "#web/sport/facts/competitionView.ts";
import { FighterTable } from "./FighterTable.tsx";
import { orderFighters } from "#web/sport/category/fighterOrder.ts";
import { useStartWindows } from "#web/sport/facts/useDraws.ts";
import type { StartWindows } from "#web/sport/facts/startWindows.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon, type IconName } from "#web/kit/Icon.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { SegmentedLinks } from "#web/kit/SegmentedLinks.tsx";
import styles from "./EventCompetitionPage.module.css";
import type { loadEventCompetitionPage } from "./loadCategoryPages.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";

export function EventCompetitionPage({ loaderData }: PageProps<typeof loadEventCompetitionPage>) {
  const { competition } = loaderData;
  if (competition === undefined) return <Unpublished />;
  const { fields, inside, own, meant } = loaderData;
  return <Categories loaded={readDay(competition)} {...{ fields, inside, own, meant }} />;
}

type CategoriesProps = {
  loaded: Competition;
  fields: readonly FilterField[];
  /** The categories of the kind that was asked for; undefined for all. */
  inside: readonly string[] | undefined;
  /** The athletes of the account, where only those are asked for. */
  own: readonly string[];
  /** The athletes and categories whose names sound like what was typed. */
  meant: readonly string[];
};

function Categories({ loaded, fields, inside, own, meant }: CategoriesProps) {
  const { competition } = useLiveOutline(loaded, isUnderWay(loaded));
  const { event } = useEvent();
  const [params] = useSearchParams();
  const query = parseCategoryQuery(params);
  const view = viewOf(competition);
  const filter = { ...useCategoryFilter(view, query, inside, own), meant };
  const found = searchCompetition(view, query, filter);
  const starts = useStartWindows(competition);
  const isOfFighters = query.mode === "fighters";
  const count = (isOfFighters ? found.fighters : found.categories).length;
  return (
    <Wrap>
      <VisuallyHidden>
        <h1>{categoryList.title}</h1>
        <output>{formatCount(count, isOfFighters ? "fighter" : "category")}</output>
      </VisuallyHidden>
      <Toolbar view={view} query={query} fields={fields} filter={filter} />
      {count === 0 ? (
        <NothingFound query={query} />
      ) : (
        <Shown view={view} found={found} query={query} starts={starts} eventId={event.id} />
      )}
    </Wrap>
  );
}

type ShownProps = {
  view: CompetitionView;
  found: Found;
  query: CategoryQuery;
  starts: StartWindows;
  eventId: number;
};

function Shown({ view, found, query, starts, eventId }: ShownProps) {
  const base = `/events/${eventId}/competition`;
  switch (query.mode) {
    case "grid":
      return <CategoryGrid view={view} categories={found.categories} starts={starts} base={base} />;
    case "list":
      return <CategoryOutlook view={view} categories={found.categories} starts={starts} base={base} />;
    case "brackets":
      return <CategoryBrackets view={view} categories={found.categories} starts={starts} base={base} />;
    case "fighters":
      return (
        <FighterTable
          view={view}
          fighters={orderFighters(view, found.fighters, query.order, starts)}
          starts={starts}
          eventId={eventId}
          order={query.order}
          orderHref={(order) => writeCategoryQuery({ ...query, order })}
        />
      );
  }
}

const MODE_ICONS: Readonly<Record<CategoryMode, IconName>> = {
  grid: "grid",
  list: "list",
  brackets: "bracket",
  fighters: "users",
};

type ToolbarProps = {
  view: CompetitionView;
  query: CategoryQuery;
  fields: readonly FilterField[];
  filter: CategoryFilter;
};

function Toolbar({ view, query, fields, filter }: ToolbarProps) {
  const items = CATEGORY_MODES.map((mode) => ({
    href: writeCategoryQuery({ ...query, mode }),
    label: categoryList.mode[mode],
    icon: MODE_ICONS[mode],
  }));
  const { pathname } = useLocation();
  return (
    <Row gap={10} justify="between" wraps className={styles.toolbar}>
      <search>
        <Form action={pathname} className={styles.search} key={query.needle}>
          <Icon name="search" size={18} />
          <input
            type="search"
            name="q"
            defaultValue={query.needle}
            placeholder={categoryList.search}
            aria-label={categoryList.search}
          />
          {queryFields(query, "needle").map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" size="sm" variant="secondary">
            {categoryList.searchButton}
          </Button>
        </Form>
      </search>
      <Stages view={view} query={query} filter={filter} />
      <CategoryFilterForm query={query} fields={fields} carpets={view.competition.carpets} />
      <SegmentedLinks
        className={styles.modes}
        label={categoryList.modes}
        items={items}
        currentHref={writeCategoryQuery(query)}
      />
    </Row>
  );
}

function Stages({ view, query, filter }: Omit<ToolbarProps, "fields">) {
  const countAt = (stage: CategoryQuery["stage"]) => {
    const { fighters, categories } = searchCompetition(view, { ...query, stage }, filter);
    return (query.mode === "fighters" ? fighters : categories).length;
  };
  return (
    <Row as="nav" gap={6} align="stretch" className={styles.stages} aria-label={categoryList.stages}>
      {CATEGORY_STAGES.map((stage) => (
        <Anchor
          key={stage}
          href={writeCategoryQuery({ ...query, stage })}
          aria-current={stage === query.stage ? "true" : undefined}
        >
          {categoryList.stage[stage]} <span>{countAt(stage)}</span>
        </Anchor>
      ))}
    </Row>
  );
}

function NothingFound({ query }: { query: CategoryQuery }) {
  const { needle, isMine } = query;
  const text = needle === "" ? categoryList.nothingChosen : categoryList.nothingText;
  return (
    <Card>
      <EmptyState
        art="bracket"
        title={isMine ? categoryList.onlyMine : categoryList.nothing}
        action={
          <>
            <Button
              variant="secondary"
              href={writeCategoryQuery({ ...withoutFilter(query), stage: "all", needle: "" })}
            >
              {needle === "" ? categoryList.resetChosen : categoryList.reset}
            </Button>{" "}
            {needle === "" ? null : (
              <Button variant="ghost" href={`/search?q=${encodeURIComponent(needle)}`}>
                {categoryList.everywhere}
              </Button>
            )}
          </>
        }
      >
        {isMine ? categoryList.onlyMineText : text}
      </EmptyState>
    </Card>
  );
}

function Unpublished() {
  const { event, when } = useEvent();
  const isPast = when.time === "past";
  return (
    <Wrap>
      <PageTitle title={categoryList.title} />
      <Card>
        <EmptyState
          art="bracket"
          title={isPast ? categoryList.noResults : categoryList.hidden}
          action={
            <Button variant="secondary" href={`/events/${event.id}`}>
              {categoryList.toAbout}
            </Button>
          }
        >
          {isPast ? categoryList.noResultsText : categoryList.hiddenText}
        </EmptyState>
      </Card>
    </Wrap>
  );
}
