import type { TeamFormulaView } from "#contract/competition/entity.ts";
import { StarButton } from "#web/features/following/face.ts";
import { personName } from "#web/i18n/names.ts";
import { formatCount } from "#texts/numbers.ts";
import { eventTeams } from "#texts/teams/eventTeams.ts";
import { home } from "#texts/spectating/home.ts";
import { formulaWords, teamWords } from "#texts/teams/teams.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Card } from "#web/kit/Card.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Medal } from "#web/sport/marks/Medal.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import type { TeamRow } from "#web/sport/facts/teamRows.ts";
import { TeamPodium } from "#web/sport/standings/TeamPodium.tsx";
import styles from "./TeamTable.module.css";

type Props = {
  rows: readonly TeamRow[];
  /** Undefined where there is no competition yet. */
  formula: TeamFormulaView | undefined;
  /** With it a team can be followed and its athletes lead to their pages. */
  eventId?: number;
};

const MEDALS = [1, 2, 3] as const;

export function TeamTable({ rows, formula, eventId }: Props) {
  const most = Math.max(1, ...rows.map(({ points }) => points));
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState title={eventTeams.none}>{eventTeams.noneText}</EmptyState>
      </Card>
    );
  }
  return (
    <>
      <div className={styles.podium}>
        <TeamPodium rows={rows} />
      </div>
      <Card isClipped className={styles.card}>
        <Table caption={eventTeams.title}>
          <thead>
            <tr>
              <HeadCell>{eventTeams.place}</HeadCell>
              <HeadCell>{eventTeams.team}</HeadCell>
              <HeadCell align="end" isWide>
                {eventTeams.fighters}
              </HeadCell>
              {MEDALS.map((place) => (
                <HeadCell key={place} align="center" className={styles.medal}>
                  <Medal place={place} label={home.page.place(place)} />
                </HeadCell>
              ))}
              <HeadCell align="end" isWide>
                {eventTeams.wins}
              </HeadCell>
              <HeadCell align="end" isWide>
                {eventTeams.subs}
              </HeadCell>
              <HeadCell isWide />
              <HeadCell align="end">{eventTeams.points}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TeamCells key={row.id} row={row} most={most} eventId={eventId} />
            ))}
          </tbody>
        </Table>
      </Card>
      {formula === undefined ? null : (
        <p className={styles.rule}>
          <b>
            {teamWords.formula}: {teamWords.names[formula.name]}.
          </b>{" "}
          {formulaWords(formula)}. {teamWords.tie}
        </p>
      )}
    </>
  );
}

function TeamCells({ row, most, eventId }: { row: TeamRow; most: number; eventId: number | undefined }) {
  const { id, name, city, place, fighters, medals, wins, subs, points } = row;
  return (
    <tr>
      <Cell className={styles.number}>{place ?? "—"}</Cell>
      <Cell>
        <Row gap={12} rowGap={0} wraps className={styles.row}>
          {eventId === undefined ? null : (
            <StarButton star={{ kind: "team", ref: String(id), name, note: city ?? undefined, eventId }} />
          )}
          <Row as="span" gap={12} className={styles.team}>
            <ClubRoundel name={name} size={28} />
            <span>
              {eventId === undefined ? name : <Anchor href={`/clubs/${id}`}>{name}</Anchor>}
              <small className={styles.city}>{city}</small>
              <Won medals={medals} />
            </span>
          </Row>
          <From row={row} eventId={eventId} />
        </Row>
      </Cell>
      <Cell align="end" isWide>
        {fighters}
      </Cell>
      {medals.map((count, index) => (
        <Cell key={MEDALS[index]} align="center" className={styles.medal}>
          {count === 0 ? <span className={styles.nought}>0</span> : <b>{count}</b>}
        </Cell>
      ))}
      <Cell align="end" isWide>
        {wins}
      </Cell>
      <Cell align="end" isWide>
        {subs}
      </Cell>
      <Cell isWide>
        <span className={styles.bar} aria-hidden="true">
          <span style={{ width: `${Math.max(0, (points / most) * 100)}%` }} />
        </span>
      </Cell>
      <Cell align="end" className={styles.number}>
        {points}
      </Cell>
    </tr>
  );
}

function Won({ medals }: Pick<TeamRow, "medals">) {
  return medals.some((count) => count > 0) ? (
    <span className={styles.won}>
      {MEDALS.map((place) => (
        <span key={place}>
          <Medal place={place} label={home.page.place(place)} /> {medals[place - 1]}
        </span>
      ))}
    </span>
  ) : null;
}

/** Which athlete gave how many points (TM9). */
function From({ row: { from, adjustments }, eventId }: { row: TeamRow; eventId: number | undefined }) {
  if (from.length === 0 && adjustments.length === 0) return null;
  return (
    <details className={styles.from}>
      <summary>
        <span>{eventTeams.from}</span>
      </summary>
      <ul>
        {from.map(({ uuid, lastName, firstName, category, place, points, leftOut }) => {
          const name = personName({ lastName, firstName });
          return (
            <li key={`${uuid} ${category}`}>
              {eventId === undefined ? (
                <b>{name}</b>
              ) : (
                <Anchor href={`/events/${eventId}/competition/fighters/${uuid}`}>{name}</Anchor>
              )}
              : {category}, {home.page.place(place)},{" "}
              {leftOut === undefined ? formatCount(points, "point") : teamWords.leftOut[leftOut]}
            </li>
          );
        })}
        {adjustments.map(({ id, points, reason }) => (
          <li key={id}>{teamWords.byHand(teamWords.signed(points), reason)}</li>
        ))}
      </ul>
    </details>
  );
}
