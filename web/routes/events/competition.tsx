import { Form, useSearchParams } from "react-router";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { eventContext } from "#web/guards/eventContext.ts";
import { formatCount } from "#web/i18n/numbers.ts";
import { events } from "#web/i18n/ru/events.ts";
import { useEvent } from "#web/layouts/event.tsx";
import { Wrap } from "#web/layouts/Wrap.tsx";
import { CategoryGrid } from "#web/routes/view/CategoryGrid.tsx";
import { CategoryList } from "#web/routes/view/CategoryList.tsx";
import {
  CATEGORY_MODES,
  parseMode,
  searchCompetition,
  type CategoryMode,
} from "#web/routes/view/categorySearch.ts";
import { viewOf } from "#web/routes/view/competitionView.ts";
import { findEventCompetition } from "#web/routes/view/eventCompetition.server.ts";
import { FighterTable } from "#web/routes/view/FighterTable.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/Card.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { Icon, type IconName } from "#web/ui/Icon.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import { SegmentedLinks } from "#web/ui/SegmentedLinks.tsx";
import type { Route } from "./+types/competition.ts";
import styles from "./competition.module.css";

export async function loader(args: Route.LoaderArgs) {
  const event = args.context.get(eventContext);
  return { name: event.name, competition: await findEventCompetition(args, String(event.id)) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: `${events.competition.title}: ${loaderData?.name ?? ""}` });

export default function EventCompetitionPage({ loaderData: { competition } }: Route.ComponentProps) {
  const { event } = useEvent();
  const [params] = useSearchParams();
  const mode = parseMode(params.get("mode"));
  const needle = params.get("q") ?? "";
  if (competition === undefined) return <Unpublished />;
  const view = viewOf(competition);
  const found = searchCompetition(view, needle);
  const base = `/events/${event.id}/competition`;
  const isEmpty = (mode === "fighters" ? found.fighters : found.categories).length === 0;
  return (
    <Wrap>
      <PageTitle
        title={events.competition.title}
        lead={formatCount(competition.categories.length, "category")}
      />
      <Toolbar mode={mode} needle={needle} />
      {isEmpty ? <NothingFound mode={mode} /> : null}
      {!isEmpty && mode === "grid" ? (
        <CategoryGrid view={view} categories={found.categories} base={base} />
      ) : null}
      {!isEmpty && mode === "list" ? (
        <CategoryList view={view} categories={found.categories} base={base} />
      ) : null}
      {!isEmpty && mode === "fighters" ? (
        <FighterTable view={view} fighters={found.fighters} base={base} />
      ) : null}
    </Wrap>
  );
}

const MODE_ICONS: Readonly<Record<CategoryMode, IconName>> = {
  grid: "grid",
  list: "list",
  fighters: "users",
};

function Toolbar({ mode, needle }: { mode: CategoryMode; needle: string }) {
  const items = CATEGORY_MODES.map((value) => ({
    href: hrefOf(value, needle),
    label: events.competition.mode[value],
    icon: MODE_ICONS[value],
  }));
  return (
    <div className={styles.toolbar}>
      <search>
        <Form method="get" className={styles.search} key={needle}>
          <Icon name="search" size={18} />
          <input
            type="search"
            name="q"
            defaultValue={needle}
            placeholder={events.competition.search}
            aria-label={events.competition.search}
          />
          <input type="hidden" name="mode" value={mode} />
          <Button type="submit" size="sm" variant="secondary">
            {events.competition.searchButton}
          </Button>
        </Form>
      </search>
      <SegmentedLinks label={events.competition.modes} items={items} currentHref={hrefOf(mode, needle)} />
    </div>
  );
}

function hrefOf(mode: CategoryMode, needle: string): string {
  const params = new URLSearchParams({ mode, ...(needle === "" ? {} : { q: needle }) });
  return `?${params.toString()}`;
}

function NothingFound({ mode }: { mode: CategoryMode }) {
  return (
    <Card>
      <EmptyState
        art="bracket"
        title={events.competition.nothing}
        action={
          <Button variant="secondary" href={hrefOf(mode, "")}>
            {events.competition.reset}
          </Button>
        }
      >
        {events.competition.nothingText}
      </EmptyState>
    </Card>
  );
}

function Unpublished() {
  return (
    <Wrap>
      <PageTitle title={events.competition.title} />
      <Card>
        <EmptyState art="bracket" title={events.competition.hidden}>
          {events.competition.hiddenText}
        </EmptyState>
      </Card>
    </Wrap>
  );
}
