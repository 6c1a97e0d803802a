import { Fragment, type ReactNode } from "react";
import { formatNumber } from "#texts/numbers.ts";
import { draws } from "#texts/sport/draws.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { cx } from "#web/kit/cx.ts";
import { Icon } from "#web/kit/Icon.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import { Medal } from "#web/sport/marks/Medal.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import type { PictureLinks } from "#web/sport/bout/BoutCard.tsx";
import { FighterCell } from "./FighterCell.tsx";
import styles from "./Leaderboard.module.css";
import type { StandingRow, Standings } from "#web/sport/facts/standingRows.ts";

type Props = {
  title: string;
  standings: Standings;
  links?: PictureLinks | undefined;
  /** A place in a group of several is no medal yet. */
  hasMedals?: boolean | undefined;
};

/** The order inside a round robin, with the reason under whoever stands above an equal by more than wins (LB22). */
export function Leaderboard({ title, standings, links, hasMedals = true }: Props) {
  const { rows, isFinal } = standings;
  const words = draws.table;
  return (
    <Card isClipped className={styles.card}>
      <CardHead>
        <CardTitle title={title} />
        <Badge tone={isFinal ? "ok" : "wait"}>{isFinal ? words.final : words.preliminary}</Badge>
      </CardHead>
      <Table caption={title} className={styles.table}>
        <thead>
          <tr>
            <HeadCell className={styles.place}>{words.place}</HeadCell>
            <HeadCell>{words.fighter}</HeadCell>
            <HeadCell align="end">{words.wins}</HeadCell>
            <HeadCell align="end" abbr={words.submissions}>
              <span className={styles.long}>{words.submissions}</span>
              <span className={styles.short}>{words.submissionsShort}</span>
            </HeadCell>
            <HeadCell align="end">{words.points}</HeadCell>
            <HeadCell align="end" className={styles.weight}>
              {words.weight}
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.fighter.uuid}>
              <StandingCells row={row} links={links} mark={markOf(row, standings, hasMedals)} />
              {row.reason === undefined ? null : (
                <tr className={styles.reasonRow}>
                  <Cell colSpan={6} className={styles.reason}>
                    <span>
                      <Icon name="info" size={16} />
                      {row.reason}
                    </span>
                  </Cell>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </Table>
      <Row gap={8} wraps className={styles.order}>
        <b>{words.order}</b>
        <ol>
          {words.criteria.map((criterion) => (
            <li key={criterion}>{criterion}</li>
          ))}
        </ol>
      </Row>
    </Card>
  );
}

function markOf({ place }: StandingRow, { hasStarted, isFinal }: Standings, hasMedals: boolean): ReactNode {
  if (!hasStarted || place === undefined) return "—";
  return hasMedals ? <Medal place={place} isPlain={!isFinal} /> : place;
}

type RowProps = { row: StandingRow; links: PictureLinks | undefined; mark: ReactNode };

function StandingCells({ row, links, mark }: RowProps) {
  const { fighter, wins, subs, points } = row;
  return (
    <tr className={cx(styles.row, row.reason !== undefined && styles.explained)}>
      <Cell className={styles.mark}>{mark}</Cell>
      <Cell>
        <FighterCell fighter={fighter} href={links?.fighter?.(fighter.uuid)} />
      </Cell>
      <Cell align="end" className={styles.number}>
        {wins}
      </Cell>
      <Cell align="end" className={styles.number}>
        {subs}
      </Cell>
      <Cell align="end" className={styles.number}>
        {formatNumber(points)}
      </Cell>
      <Cell align="end" className={styles.weight}>
        {fighter.weight === null ? "—" : formatNumber(fighter.weight)}
      </Cell>
    </tr>
  );
}
