import type { ReactNode } from "react";
import { hasCome } from "#domain/awarding/fold.ts";
import { awarding as text } from "#texts/awarding.ts";
import { personName } from "#web/i18n/names.ts";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Medal } from "#web/sport/marks/Medal.tsx";
import { Grid, List, Row } from "#web/kit/layout/layout.tsx";
import { type AwardingLine, clubWords } from "./awardingDay.ts";
import styles from "./AwardingQueue.module.css";
import type { AwardingLog } from "./useAwarding.ts";

type Props = {
  lines: readonly AwardingLine[];
  log: AwardingLog;
  nowMs: number;
  href: (categoryUuid: string) => string;
  /** By category. */
  screens: ReadonlyMap<string, ReactNode>;
};

const MINUTE_MS = 60_000;

/** Finished categories, the longest waiting first, each with its medallists and what can be done at once (AW11). */
export function AwardingQueue({ lines, log, nowMs, href, screens }: Props) {
  if (lines.length === 0)
    return (
      <Card>
        <EmptyState title={text.noneReady} level={3}>
          {text.noneReadyText}
        </EmptyState>
      </Card>
    );
  return (
    <List as="ol" gap={16}>
      {lines.map((line) => (
        <li key={line.uuid}>
          <Waiting {...{ line, log, nowMs }} href={href(line.uuid)} screen={screens.get(line.uuid)} />
        </li>
      ))}
    </List>
  );
}

type WaitingProps = Pick<Props, "log" | "nowMs"> & { line: AwardingLine; href: string; screen: ReactNode };

function Waiting({ line, log, nowMs, href, screen }: WaitingProps) {
  const { category, places, state, readiness, endedAtMs } = line;
  const { main, detail } = categoryTitle(category);
  const present = places.filter(({ uuid }) => hasCome(state, uuid)).length;
  const isAll = places.length > 0 && present === places.length;
  return (
    <Card className={styles.card}>
      <Row gap={16} rowGap={8} align="baseline" justify="between" wraps className={styles.head}>
        <Heading level={3} look="h3">
          {main} <small>{detail}</small>
        </Heading>
        <Row as="span" gap={8} wraps align="stretch">
          {endedAtMs === undefined ? null : (
            <Badge tone="line" icon="clock">
              {text.waits(Math.max(0, Math.floor((nowMs - endedAtMs) / MINUTE_MS)))}
            </Badge>
          )}
          {readiness.status === "tied" ? (
            <Badge tone="wait" icon="warn">
              {text.checks.ties}
            </Badge>
          ) : (
            <Badge tone={isAll ? "ok" : "neutral"} icon={isAll ? "check" : undefined}>
              {isAll ? text.allPresent : text.presentOf(present, places.length)}
            </Badge>
          )}
          {state.called.length === 0 ? null : <Badge tone="ok">{text.calledShort}</Badge>}
        </Row>
      </Row>
      {state.postponed === undefined ? null : (
        <p className={styles.note}>{text.postponed(state.postponed.reason)}</p>
      )}
      <Grid as="ol" least={260} isFilled gap={20} rowGap={8} className={styles.places}>
        {places.map(({ place, uuid }) => {
          const fighter = line.picture.fighters.get(uuid);
          return (
            <li key={uuid}>
              <Medal place={place} />
              <span>
                <b>{fighter === undefined ? "" : personName(fighter)}</b>
                <small>{clubWords(fighter)}</small>
              </span>
              {hasCome(state, uuid) ? (
                <Badge tone="ok" icon="check">
                  {text.present}
                </Badge>
              ) : null}
            </li>
          );
        })}
      </Grid>
      <Row gap={8} align="stretch" wraps className={styles.acts}>
        <Button href={href}>{text.open}</Button>
        {readiness.status === "ready" ? (
          <>
            <ActButton variant="secondary" onPress={() => log.act(line.uuid, { type: "called" })}>
              <Icon name="bell" />
              {state.called.length === 0 ? text.call : text.callAgain}
            </ActButton>
            {screen}
          </>
        ) : null}
      </Row>
    </Card>
  );
}
