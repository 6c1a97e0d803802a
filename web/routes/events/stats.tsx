import type { Competition, Fighting } from "#contract/entity.ts";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { eventContext } from "#web/guards/eventContext.ts";
import { events } from "#web/i18n/ru/events.ts";
import { Wrap } from "#web/layouts/Wrap.tsx";
import {
  boutsOfCategory,
  matLine,
  progressOf,
  viewOf,
  type Progress,
} from "#web/routes/view/competitionView.ts";
import { findEventCompetition } from "#web/session/eventCompetition.server.ts";
import { teamsOf } from "#web/routes/view/teamRows.ts";
import { Card, CardHead } from "#web/ui/Card.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import { ProgressBar } from "#web/ui/ProgressBar.tsx";
import { Cell, HeadCell, Table } from "#web/ui/Table.tsx";
import type { Route } from "./+types/stats.ts";
import styles from "./stats.module.css";

export async function loader(args: Route.LoaderArgs) {
  const event = args.context.get(eventContext);
  const competition = await findEventCompetition(args, String(event.id));
  return { name: event.name, stats: competition && statsOf(competition) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: `${events.stats.title}: ${loaderData?.name ?? ""}` });

export default function StatsPage({ loaderData: { stats } }: Route.ComponentProps) {
  return (
    <Wrap>
      <PageTitle title={events.stats.title} />
      {stats === undefined ? (
        <Card>
          <EmptyState title={events.stats.noCompetition} />
        </Card>
      ) : (
        <>
          <dl className={styles.tiles}>
            {stats.tiles.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.tables}>
            <ProgressTable
              title={events.stats.byCarpet}
              what={events.competition.carpet}
              rows={stats.carpets}
            />
            <ProgressTable
              title={events.stats.byCategory}
              what={events.competition.category}
              rows={stats.categories}
            />
          </div>
        </>
      )}
    </Wrap>
  );
}

type Row = { readonly uuid: string; readonly title: string; readonly progress: Progress };

function statsOf(competition: Competition) {
  const view = viewOf(competition);
  const { done, total } = progressOf(competition.fightings);
  const tiles: readonly (readonly [name: string, value: number])[] = [
    [events.stats.fighters, view.fighters.size],
    [events.stats.teams, teamsOf(competition).length],
    [events.stats.categories, competition.categories.length],
    [events.stats.carpets, competition.carpets.length],
    [events.stats.bouts, total],
    [events.stats.done, done],
    [events.stats.left, total - done],
    [events.stats.submissions, competition.fightings.filter(isSubmission).length],
  ];
  const carpets: Row[] = competition.carpets.map((carpet) => ({
    uuid: carpet.uuid,
    title: carpet.name,
    progress: matLine(view, carpet).progress,
  }));
  const categories: Row[] = competition.categories.map(({ uuid, title }) => ({
    uuid,
    title,
    progress: progressOf(boutsOfCategory(view, uuid)),
  }));
  return { tiles, carpets, categories };
}

const isSubmission = ({ cause }: Fighting) => cause === "submission";

function ProgressTable({ title, what, rows }: { title: string; what: string; rows: readonly Row[] }) {
  return (
    <Card className={styles.card}>
      <CardHead>
        <Heading level={2} look="h3">
          {title}
        </Heading>
      </CardHead>
      <Table caption={title} isDense>
        <thead>
          <tr>
            <HeadCell>{what}</HeadCell>
            <HeadCell>{events.stats.done}</HeadCell>
            <HeadCell align="end">{events.stats.bouts}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ uuid, title: name, progress }) => (
            <tr key={uuid}>
              <Cell>{name}</Cell>
              <Cell className={styles.bar}>
                <ProgressBar label={name} value={progress.done} max={progress.total} isThin />
              </Cell>
              <Cell align="end">
                {progress.done} / {progress.total}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
