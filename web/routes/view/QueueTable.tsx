import type { ReactNode } from "react";
import type { Fighting } from "#contract/entity.ts";
import { fullName } from "#web/i18n/names.ts";
import { boutStates } from "#web/i18n/ru/bout.ts";
import { events } from "#web/i18n/ru/events.ts";
import { Badge } from "#web/ui/Badge.tsx";
import { Card, CardHead } from "#web/ui/Card.tsx";
import { ClubRoundel } from "#web/ui/ClubRoundel.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import { Cell, HeadCell, Table } from "#web/ui/Table.tsx";
import { waitingText } from "./boutText.ts";
import { cornersOf, type CompetitionView } from "./competitionView.ts";
import styles from "./QueueTable.module.css";

type Props = {
  view: CompetitionView;
  title: string;
  bouts: readonly Fighting[];
  /** Nobody in it prepares yet. */
  isCalm?: boolean;
  /** What an official can do with a bout. */
  action?: (bout: Fighting) => ReactNode;
};

/** Bouts in the order of the mat; the first one gets ready. */
export function QueueTable({ view, title, bouts, isCalm = false, action }: Props) {
  return (
    <Card className={styles.card}>
      <CardHead>
        <Heading level={2} look="h3">
          {title}
        </Heading>
      </CardHead>
      {bouts.length === 0 ? (
        <EmptyState title={events.carpets.noQueue} level={3} />
      ) : (
        <Table caption={title}>
          <thead>
            <tr>
              <HeadCell>{events.teams.place}</HeadCell>
              <HeadCell>{events.competition.fighters}</HeadCell>
              <HeadCell className={styles.wide}>{events.competition.category}</HeadCell>
              <HeadCell align="end">{events.competition.status}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {bouts.map((bout, index) => (
              <QueueRow
                key={bout.uuid}
                view={view}
                bout={bout}
                isNext={!isCalm && index === 0}
                action={action}
              />
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

type RowProps = { view: CompetitionView; bout: Fighting; isNext: boolean; action: Props["action"] };

function QueueRow({ view, bout, isNext, action }: RowProps) {
  const category = view.categories.get(bout.category.uuid);
  return (
    <tr className={isNext ? styles.next : undefined}>
      <Cell className={styles.number}>{bout.number}</Cell>
      <Cell>
        <span className={styles.pair}>
          {cornersOf(view, bout).map((fighter, index) => (
            <span key={fighter?.uuid ?? index}>
              {fighter?.team ? <ClubRoundel name={fighter.team.name} size={18} /> : null}
              {fighter ? (
                fullName(fighter)
              ) : (
                <span className={styles.open}>{waitingText(view, bout, index)}</span>
              )}
            </span>
          ))}
        </span>
        <small className={styles.narrow}>{category?.title}</small>
      </Cell>
      <Cell className={styles.wide}>{category?.title}</Cell>
      <Cell align="end">{action ? action(bout) : <Status bout={bout} isNext={isNext} />}</Cell>
    </tr>
  );
}

function Status({ bout, isNext }: { bout: Fighting; isNext: boolean }) {
  if (isNext) return <Badge tone="wait">{events.carpets.prepare}</Badge>;
  return <span className={styles.open}>{boutStates[bout.state]}</span>;
}
