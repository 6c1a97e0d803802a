import { StarButton } from "#web/follow/FollowButton.tsx";
import { events } from "#web/i18n/ru/events.ts";
import { Card } from "#web/ui/Card.tsx";
import { ClubRoundel } from "#web/ui/ClubRoundel.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { Cell, HeadCell, Table } from "#web/ui/Table.tsx";
import type { TeamRow } from "./teamRows.ts";
import styles from "./TeamTable.module.css";

type Props = {
  rows: readonly TeamRow[];
  /** With it a team can be followed. */
  eventId?: number;
};

export function TeamTable({ rows, eventId }: Props) {
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState title={events.teams.none}>{events.teams.noneText}</EmptyState>
      </Card>
    );
  }
  return (
    <Card className={styles.card}>
      <Table caption={events.teams.title}>
        <thead>
          <tr>
            <HeadCell>{events.teams.place}</HeadCell>
            <HeadCell>{events.teams.team}</HeadCell>
            <HeadCell className={styles.city}>{events.teams.city}</HeadCell>
            <HeadCell align="end" className={styles.wide}>
              {events.teams.fighters}
            </HeadCell>
            <HeadCell align="end">{events.teams.wins}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id}>
              <Cell className={styles.number}>{index + 1}</Cell>
              <Cell>
                <span className={styles.team}>
                  {eventId === undefined ? null : (
                    <StarButton
                      star={{
                        kind: "team",
                        ref: String(row.id),
                        name: row.name,
                        note: row.city ?? undefined,
                        eventId,
                      }}
                    />
                  )}
                  <ClubRoundel name={row.name} size={28} />
                  {row.name}
                </span>
              </Cell>
              <Cell className={styles.city}>{row.city}</Cell>
              <Cell align="end" className={styles.wide}>
                {row.fighters}
              </Cell>
              <Cell align="end" className={styles.number}>
                {row.wins}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
