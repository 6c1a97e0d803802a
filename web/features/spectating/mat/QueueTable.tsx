import { memo, useState } from "react";
import type { Fighting } from "#contract/competition/entity.ts";
import { categoryList } from "#texts/spectating/categoryList.ts";
import { athlete } from "#texts/spectating/athlete.ts";
import { eventMats } from "#texts/spectating/eventMats.ts";
import { useServerNow } from "#web/platform/clock/useServerNow.ts";
import { BoutPair } from "#web/sport/bout/BoutPair.tsx";
import { CallState } from "#web/sport/bout/CallState.tsx";
import { StartMoment, StartTime } from "#web/sport/time/StartTime.tsx";
import type { StartWindows } from "#web/sport/facts/startWindows.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { cx } from "#web/kit/cx.ts";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { Text } from "#web/kit/Text.tsx";
import { boutPlace, categoryName, coveredPair, pairText, waitingText } from "#web/sport/facts/boutText.ts";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";
import { namesWinners } from "#web/sport/facts/followsFromResult.ts";
import { Covered } from "#web/sport/spoilers/Covered.tsx";
import { shortPlace } from "./shortPlace.ts";
import styles from "./QueueTable.module.css";
import { AT_ONCE, isSameBout } from "#web/sport/facts/sameBout.ts";

type Props = {
  view: CompetitionView;
  title: string;
  bouts: readonly Fighting[];
  starts: StartWindows;
  boutHref: (uuid: string) => string;
  /** Nobody in it prepares yet. */
  isCalm?: boolean;
};

/** Bouts in the order of the mat, each with the window it is likely to start in; the first ones get ready. */
export function QueueTable({ view, title, bouts, starts, boutHref, isCalm = false }: Props) {
  const [isWhole, setIsWhole] = useState(bouts.length <= AT_ONCE);
  return (
    <Card isClipped>
      <CardHead className={styles.head}>
        <CardTitle title={title} />
        {isCalm || bouts.length === 0 ? null : (
          <Text tone="muted" size="small" className={styles.recounted}>
            {eventMats.recounted}
          </Text>
        )}
      </CardHead>
      {bouts.length === 0 ? (
        <EmptyState title={eventMats.noQueue} level={3} />
      ) : (
        <Table caption={title} className={cx(styles.table, isCalm && styles.calm)}>
          <thead>
            <tr>
              <HeadCell>{eventMats.time}</HeadCell>
              <HeadCell>{categoryList.fighters}</HeadCell>
              <HeadCell align="end" className={styles.short}>
                {athlete.stage}
              </HeadCell>
              <HeadCell isWide>{categoryList.category}</HeadCell>
              <HeadCell align="end" isWide>
                {categoryList.status}
              </HeadCell>
            </tr>
          </thead>
          <tbody>
            {bouts.slice(0, isWhole ? undefined : AT_ONCE).map((bout, index) => (
              <QueueRow
                key={bout.uuid}
                view={view}
                bout={bout}
                starts={starts}
                href={boutHref(bout.uuid)}
                turn={isCalm ? undefined : eventMats.turns[index]}
                isNext={!isCalm && index === 0}
              />
            ))}
          </tbody>
        </Table>
      )}
      {isWhole ? null : (
        <Button variant="secondary" className={styles.more} onClick={() => setIsWhole(true)}>
          {eventMats.whole(bouts.length)}
        </Button>
      )}
    </Card>
  );
}

type RowProps = {
  view: CompetitionView;
  bout: Fighting;
  starts: StartWindows;
  href: string;
  /** «Готовятся», «Разминка»: what those of the first places do now. */
  turn: string | undefined;
  isNext: boolean;
};

const QueueRow = memo(
  QueueRowOf,
  (before, after) =>
    isSameBout(before, after) &&
    before.turn === after.turn &&
    before.isNext === after.isNext &&
    before.href === after.href,
);

function QueueRowOf({ view, bout, starts, href, turn, isNext }: RowProps) {
  const now = useServerNow();
  const category = categoryName(view, bout);
  const place = boutPlace(bout);
  const open = (index: number) => waitingText(view, bout, index);
  const covered = () => coveredPair(view, bout);
  // Called while another bout goes on: they are waited for, whatever their place in the queue (SN27).
  const isCalled = bout.state === "called";
  const isUrgent = isNext || isCalled;
  const state = isCalled ? (
    <CallState bout={bout} time={{ loadedAtMs: view.competition.serverTime, now }} />
  ) : (
    turn
  );
  return (
    <tr className={isUrgent ? styles.next : undefined}>
      <Cell className={styles.time}>
        <StartTime window={starts.get(bout.uuid)} className={styles.window} />
        <StartMoment window={starts.get(bout.uuid)} className={styles.moment} />
      </Cell>
      <Cell className={styles.people}>
        <Anchor className={styles.pair} href={href}>
          <Covered bout={bout} words={covered}>
            <BoutPair view={view} bout={bout} size="list" open={open} />
          </Covered>
        </Anchor>
        <Anchor
          className={styles.line}
          href={href}
          title={namesWinners(bout) ? undefined : pairText(view, bout)}
        >
          <Covered bout={bout} words={covered} className={styles.covered}>
            <BoutPair view={view} bout={bout} size="surnames" open={open} />
          </Covered>
        </Anchor>
      </Cell>
      <Cell align="end" className={styles.short}>
        {isUrgent && state !== undefined ? <b>{state}</b> : shortPlace(view, bout)}
      </Cell>
      <Cell isWide>
        {category}
        <small className={styles.place}>{place}</small>
      </Cell>
      <Cell align="end" isWide>
        {state === undefined ? null : (
          <Badge tone={isUrgent ? "wait" : "line"}>
            <span>{state}</span>
          </Badge>
        )}
      </Cell>
    </tr>
  );
}
