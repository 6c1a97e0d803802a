import { personName } from "#web/i18n/names.ts";
import { useState, type ReactNode } from "react";
import { medalsLeft, straysOf } from "#domain/awarding/decide.ts";
import { hasCome } from "#domain/awarding/fold.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { reasonField } from "#web/kit/forms/limits.ts";
import { awarding as text } from "#texts/awarding.ts";
import { isAheadIn, isFinished } from "#web/sport/facts/boutPhase.ts";
import { useTimes } from "#web/sport/time/ClockTime.tsx";
import { useMoments } from "#web/sport/time/useMoments.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import type { AwardingLine } from "./awardingDay.ts";
import styles from "./AwardingSide.module.css";
import type { AwardingLog } from "./useAwarding.ts";

type Props = {
  line: AwardingLine;
  log: AwardingLog;
  isChief: boolean;
  corrections: number;
  /** What else can be done here: the screen, the certificates. */
  children?: ReactNode;
};

/** What is to be looked at before the medals, and the acts of the whole category. */
export function AwardingSide({ line, log, isChief, corrections, children }: Props) {
  const [asked, setAsked] = useState<"postpone" | "reopen">();
  const isClosed = line.category.status === "awarded";
  const isReady = line.readiness.status === "ready" && !isClosed;
  return (
    <Stack gap={16} className={styles.side}>
      <Card>
        <CardHead>
          <CardTitle title={text.before} />
        </CardHead>
        <Checks line={line} corrections={corrections} />
        <CardBody>
          <Stack gap={12}>
            <Strays line={line} log={log} />
            {isReady ? <CallActs line={line} log={log} onPostpone={() => setAsked("postpone")} /> : null}
            {children}
            {isClosed ? (
              <Closed line={line} isChief={isChief} onReopen={() => setAsked("reopen")} />
            ) : (
              <CloseActs line={line} log={log} />
            )}
          </Stack>
        </CardBody>
      </Card>
      <History line={line} log={log} />
      {asked === undefined ? null : (
        <ActDialog
          title={ASKED[asked].title}
          confirm={text[asked]}
          closeLabel={text.dialogClose}
          isDangerous={asked === "reopen"}
          fields={{ reason: reasonField({ label: text.reason, hint: text.reasonHint }) }}
          onClose={() => setAsked(undefined)}
          onConfirm={({ reason }) => log.act(line.uuid, { type: ASKED[asked].act, reason })}
        >
          <p>{ASKED[asked].words}</p>
        </ActDialog>
      )}
    </Stack>
  );
}

const ASKED = {
  postpone: { title: text.postponeTitle, words: text.postponeText, act: "postponed" },
  reopen: { title: text.reopenTitle, words: text.reopenText, act: "reopened" },
} as const;

function Checks({ line, corrections }: { line: AwardingLine; corrections: number }) {
  const { picture, readiness, places, state } = line;
  const fought = picture.bouts.filter(isFinished).length;
  const left = picture.bouts.filter((bout) => isAheadIn(picture.category, picture.bouts, bout)).length;
  const isOver = readiness.status !== "unfinished";
  const present = places.filter(({ uuid }) => hasCome(state, uuid)).length;
  const checks: readonly (readonly [isDone: boolean, words: string])[] = [
    [isOver, isOver ? text.checks.bouts(fought) : text.checks.boutsLeft(left)],
    [readiness.status === "ready", readiness.status === "tied" ? text.checks.ties : text.checks.noTies],
    [true, corrections === 0 ? text.checks.notCorrected : text.checks.corrected(corrections)],
    [
      places.length > 0 && present === places.length,
      present === places.length && present > 0
        ? text.checks.allPresent
        : text.checks.presentOf(present, places.length),
    ],
  ];
  return (
    <ul className={styles.checks}>
      {checks.map(([isDone, words]) => (
        <li key={words} data-done={isDone || undefined}>
          <Icon name={isDone ? "check" : "clock"} />
          {words}
        </li>
      ))}
    </ul>
  );
}

/** Medals held for a place that is another's since a correction (AW12). */
function Strays({ line, log }: { line: AwardingLine; log: AwardingLog }) {
  const strays = line.readiness.status === "unfinished" ? [] : straysOf(line.state, line.places);
  return strays.map(({ fighter: uuid, place }) => {
    const fighter = line.picture.fighters.get(uuid);
    return (
      <Banner
        key={uuid}
        tone="bad"
        icon="warn"
        title={text.strays}
        action={
          <ActButton
            size="sm"
            variant="secondary"
            onPress={() => log.act(line.uuid, { type: "medal-returned", fighter: uuid })}
          >
            {text.strayBack}
          </ActButton>
        }
      >
        {text.stray(fighter ? personName(fighter) : "", (text.places[place - 1] ?? "").toLowerCase())}
      </Banner>
    );
  });
}

type CallProps = { line: AwardingLine; log: AwardingLog; onPostpone: () => void };

function CallActs({ line: { uuid, state }, log, onPostpone }: CallProps) {
  const times = useTimes();
  const last = state.called.at(-1);
  return (
    <>
      {state.postponed === undefined ? null : (
        <Banner tone="wait" icon="clock">
          {text.postponed(state.postponed.reason)}
        </Banner>
      )}
      {last === undefined ? null : (
        <p className={styles.note}>{text.called(state.called.length, times(last.atMs))}</p>
      )}
      <ActButton isBlock variant="secondary" onPress={() => log.act(uuid, { type: "called" })}>
        <Icon name="bell" />
        {last === undefined ? text.call : text.callAgain}
      </ActButton>
      {state.postponed === undefined ? (
        <Button isBlock variant="ghost" onClick={onPostpone}>
          {text.postpone}
        </Button>
      ) : (
        <ActButton isBlock variant="ghost" onPress={() => log.act(uuid, { type: "resumed" })}>
          {text.resume}
        </ActButton>
      )}
    </>
  );
}

function CloseActs({ line, log }: { line: AwardingLine; log: AwardingLog }) {
  const isReady = line.readiness.status === "ready";
  const left = medalsLeft(line.state, line.places);
  const giveAll = async () => {
    for (const { uuid, place } of left)
      if (!(await log.act(line.uuid, { type: "medal-given", fighter: uuid, place }))) break;
  };
  const names = left.map(({ place }) => (text.places[place - 1] ?? "").toLowerCase());
  return (
    <>
      {isReady && left.length > 0 ? (
        <ActButton isBlock variant="secondary" onPress={giveAll}>
          <Icon name="medal" />
          {text.giveAll}
        </ActButton>
      ) : null}
      <ActButton
        isBlock
        size="lg"
        disabled={!isReady || left.length > 0}
        onPress={() => log.act(line.uuid, { type: "closed" })}
      >
        {text.close}
      </ActButton>
      {isReady && left.length > 0 ? <p className={styles.note}>{text.closeLeft(names)}</p> : null}
      {isReady && left.length > 0 && left.length < line.places.length ? (
        <p className={styles.note}>{text.absent}</p>
      ) : null}
    </>
  );
}

type ClosedProps = { line: AwardingLine; isChief: boolean; onReopen: () => void };

function Closed({ line: { state }, isChief, onReopen }: ClosedProps) {
  const times = useTimes();
  return (
    <>
      <Banner tone="ok" icon="check" title={text.closed}>
        {state.closed === undefined ? null : text.closedBy(state.closed.author, times(state.closed.atMs))}
      </Banner>
      {isChief ? (
        <Button isBlock variant="danger" onClick={onReopen}>
          <Icon name="undo" />
          {text.reopen}
        </Button>
      ) : (
        <p className={styles.note}>{text.reopenChief}</p>
      )}
    </>
  );
}

/** Who did what and when, the latest first. */
function History({ line, log }: { line: AwardingLine; log: AwardingLog }) {
  const acts = log.actsOf(line.uuid).toReversed();
  const moments = useMoments();
  return (
    <Card>
      <details className={styles.history}>
        <summary>
          <Icon name="list" />
          {text.history}
        </summary>
        {acts.length === 0 ? <p className={styles.note}>{text.historyEmpty}</p> : null}
        <ol>
          {acts.map(({ id, at, author, act }) => {
            const fighter = "fighter" in act ? line.picture.fighters.get(act.fighter) : undefined;
            return (
              <li key={id}>
                <b>{[text.acts[act.type], fighter?.lastName].filter(Boolean).join(": ")}</b>
                {"reason" in act ? <q>{act.reason}</q> : null}
                <small>
                  {author}, {moments(at)}
                </small>
              </li>
            );
          })}
        </ol>
      </details>
    </Card>
  );
}
