import type { ReactNode } from "react";
import type { Fighter, Fighting } from "#contract/competition/entity.ts";
import { formatNumber } from "#texts/numbers.ts";
import { shortName } from "#web/i18n/names.ts";
import { boutStates } from "#texts/sport/bout.ts";
import { draws } from "#texts/sport/draws.ts";
import { sport } from "#texts/sport/sport.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { cx } from "#web/kit/cx.ts";
import { Text } from "#web/kit/Text.tsx";
import { ScrollArea } from "#web/kit/ScrollArea.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import type { PictureLinks } from "#web/sport/bout/BoutCard.tsx";
import { hasBegun, isFinished, isOnMat } from "#web/sport/facts/boutPhase.ts";
import { withWalkovers } from "#web/sport/facts/settledCircle.ts";
import { usePoints } from "#web/sport/facts/livePoints.ts";
import styles from "./CrossTable.module.css";

type Props = {
  title: string;
  /** In the order of the rows and of the columns. */
  fighters: readonly Fighter[];
  bouts: readonly Fighting[];
  links?: PictureLinks | undefined;
};

/** Everybody against everybody; a score is read from the name on the left. */
export function CrossTable({ title, fighters, bouts, links }: Props) {
  const told = withWalkovers(bouts);
  return (
    <Card isClipped className={styles.card}>
      <CardHead>
        <CardTitle title={title} />
        <Text tone="muted" size="small">
          {draws.cross.hint}
        </Text>
      </CardHead>
      <ScrollArea className={styles.scroll} label={title}>
        <table className={styles.table}>
          <caption className={styles.caption}>
            <VisuallyHidden>{title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <VisuallyHidden>{draws.table.fighter}</VisuallyHidden>
              </th>
              {fighters.map((fighter) => (
                <th key={fighter.uuid} scope="col">
                  <VisuallyHidden>{draws.cross.against} </VisuallyHidden>
                  {fighter.lastName}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fighters.map((row) => (
              <tr key={row.uuid}>
                <th scope="row">{shortName(row)}</th>
                {fighters.map((column) => (
                  <Meeting key={column.uuid} own={row.uuid} other={column.uuid} bouts={told} links={links} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </Card>
  );
}

type MeetingProps = {
  own: string;
  other: string;
  bouts: readonly Fighting[];
  links: PictureLinks | undefined;
};

function Meeting({ own, other, bouts, links }: MeetingProps) {
  if (own === other) {
    return (
      <td className={styles.self}>
        <VisuallyHidden>{draws.cross.self}</VisuallyHidden>
      </td>
    );
  }
  const bout = bouts.find(({ slots }) =>
    [own, other].every((uuid) => slots.some(({ fighter }) => fighter === uuid)),
  );
  if (bout === undefined) return <td className={styles.open}>—</td>;
  const href = links?.bout?.(bout.uuid);
  const hasScore = hasBegun(bout);
  return (
    <td
      className={cx(
        isOnMat(bout) && styles.live,
        bout.winner?.uuid === own && styles.won,
        !hasScore && styles.open,
      )}
    >
      <b>{hasScore ? <MeetingScore own={own} other={other} bout={bout} /> : "—"}</b>
      <small>{stateWords(bout, own)}</small>
      {href === undefined ? null : (
        <Anchor className={styles.cover} href={href} aria-label={boutLabel(bout)} />
      )}
    </td>
  );
}

function MeetingScore({ own, other, bout }: { own: string; other: string; bout: Fighting }) {
  const [ours, theirs] = [usePoints(bout, own), usePoints(bout, other)];
  return `${formatNumber(ours?.scores ?? 0)}:${formatNumber(theirs?.scores ?? 0)}`;
}

const boutLabel = ({ number }: Fighting): string =>
  number === null ? sport.card.withoutNumber : sport.card.bout(number);

function stateWords(bout: Fighting, own: string): ReactNode {
  if (bout.state === "waiting" && bout.winner === null)
    return bout.number === null ? null : sport.card.bout(bout.number);
  if (!isFinished(bout) && bout.winner === null) return boutStates[bout.state].toLocaleLowerCase("ru");
  if (bout.winner === null) return draws.cross.noWinner;
  const isWon = bout.winner.uuid === own;
  if (bout.cause === "submission") return isWon ? draws.cross.winBySubmission : draws.cross.lossBySubmission;
  return isWon ? draws.cross.win : draws.cross.loss;
}
