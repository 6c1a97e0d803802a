import { personName } from "#web/i18n/names.ts";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { colourOf } from "#contract/bout/sides.ts";
import type { Fighting } from "#contract/competition/entity.ts";
import type { Timeline, TimelineEntry } from "#contract/bout/timeline.ts";
import { formatElapsed } from "#web/i18n/times.ts";
import { formatNumber } from "#texts/numbers.ts";
import { boutPage as text } from "#texts/spectating/boutPage.ts";
import { Row } from "#web/kit/layout/layout.tsx";
import { ColourMark } from "#web/sport/marks/CornerMark.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import styles from "./BoutTimeline.module.css";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";
import { publicMethod } from "#domain/bout/publicMethod.ts";
import { METHODS } from "#domain/bout/vocabulary.ts";
import { boutWords } from "#texts/sport/bout.ts";
import { capital, counterNames } from "#texts/counters.ts";
import { actionWord } from "#texts/sport/ruleWords.ts";
import { METHOD_WORDS } from "#texts/sport/sport.ts";
import { techniqueWord } from "#texts/sport/techniqueWords.ts";

type Props = { view: CompetitionView; bout: Fighting; timeline: Timeline };

/** The story of a bout, the newest on top; every moment has an address of its own (BP5). */
export function BoutTimeline({ view, bout, timeline: { entries } }: Props) {
  const hash = useHash();
  const lit = litMoment(entries, hash);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (lit !== undefined) list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "center" });
  }, [lit]);
  return (
    <Card isClipped heading={text.timeline}>
      {entries.length === 0 ? (
        <EmptyState title={bout.state === "finished" ? text.timelineEmpty : text.timelineNone} level={3}>
          {bout.state === "finished" ? undefined : text.timelineNoneText}
        </EmptyState>
      ) : (
        <ol className={styles.list} ref={list}>
          {entries.toReversed().map((entry) => (
            <Moment key={entry.id} view={view} bout={bout} entry={entry} isLit={momentOf(entry) === lit} />
          ))}
        </ol>
      )}
    </Card>
  );
}

/** The server never learns what stands behind the `#`, so the first picture is without it. */
function useHash(): string {
  return useSyncExternalStore(
    watchHash,
    () => location.hash,
    () => "",
  );
}

function watchHash(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

type MomentProps = Omit<Props, "timeline"> & { entry: TimelineEntry; isLit: boolean };

function Moment({ view, bout, entry, isLit }: MomentProps) {
  const side = sideOf(bout, entry);
  const colour = side === undefined ? undefined : colourOf(bout, side);
  const time = formatElapsed(entry.totalMs);
  const { what, detail } = entryWords(view, entry);
  const fighter = "fighter" in entry ? view.fighters.get(entry.fighter ?? "") : undefined;
  const name = fighter && personName(fighter);
  return (
    <li
      id={`t=${momentOf(entry)}`}
      className={styles.moment}
      data-kind={entry.kind}
      data-side={side === 1 ? "second" : "first"}
      data-corner={colour}
      aria-current={isLit || undefined}
    >
      <a className={styles.time} href={`#t=${momentOf(entry)}`} aria-label={text.momentLink(time)}>
        {time}
      </a>
      <Row as="span" gap={10} rowGap={4} wraps className={styles.words}>
        {colour ? <ColourMark corner={colour} /> : null}
        <b>{what}</b>
        {name === undefined ? null : <span className={styles.name}>{name}</span>}
        {detail === "" ? null : <span className={styles.detail}>{detail}</span>}
        {entry.isCorrected ? (
          <span className={styles.mark} title={text.correctedTitle}>
            {text.corrected}
          </span>
        ) : null}
        {entry.isAfterTime ? <span className={styles.mark}>{text.afterTime}</span> : null}
      </Row>
      <span className={styles.score}>{scoreAfter(bout, entry)}</span>
    </li>
  );
}

/** Whose slot of the bout it belongs to. */
function sideOf({ slots }: Fighting, entry: TimelineEntry): number | undefined {
  const uuid = "fighter" in entry ? entry.fighter : "winner" in entry ? entry.winner : null;
  const index = slots.findIndex(({ fighter }) => fighter !== null && fighter === uuid);
  return index < 0 ? undefined : index;
}

function scoreAfter({ slots }: Fighting, { points }: TimelineEntry): string {
  return slots.map(({ fighter }) => formatNumber(points[fighter ?? ""]?.scores ?? 0)).join(":");
}

/** Whole seconds since the beginning of the bout: short enough to be read out. */
export function momentOf({ totalMs }: Pick<TimelineEntry, "totalMs">): number {
  return Math.floor(totalMs / 1000);
}

/** `#t=187`: what happened in that second, or the last thing before it (BP5). */
export function litMoment(
  entries: readonly Pick<TimelineEntry, "totalMs">[],
  hash: string,
): number | undefined {
  const asked = /^#t=(\d{1,6})$/.exec(hash)?.[1];
  if (asked === undefined) return undefined;
  const moments = entries.map(momentOf).filter((moment) => moment <= Number(asked));
  return moments.length === 0 ? undefined : Math.max(...moments);
}

type EntryWords = { readonly what: string; readonly detail: string };

/** «+2», «тейкдаун»; «Победа: Денис Кочетов», «сабмишен, рычаг локтя». */
function entryWords(view: CompetitionView, entry: TimelineEntry): EntryWords {
  switch (entry.kind) {
    case "points":
      return { what: text.points(entry.value ?? 0), detail: actionOf(view, entry) };
    case "advantage":
    case "penalty":
    case "warning":
      return {
        what: capital(counterNames(view.rules)[COUNTED[entry.kind]].one),
        detail: actionOf(view, entry),
      };
    case "escape":
      return { what: text.escape(formatElapsed(entry.value ?? 0)), detail: "" };
    case "started":
      return { what: text.started, detail: "" };
    case "period":
      return { what: text.period(entry.period), detail: "" };
    case "result": {
      const winner = entry.winner === null ? undefined : view.fighters.get(entry.winner);
      const how = [methodWords(entry.method), techniqueOf(entry)].filter(Boolean).join(", ");
      return { what: winner ? text.won(personName(winner)) : boutWords.drawn, detail: how };
    }
  }
}

const COUNTED = { advantage: "advantages", penalty: "penalties", warning: "warnings" } as const;

function methodWords(name: string): string {
  const method = METHODS.find((one) => one === name);
  return method === undefined ? "" : METHOD_WORDS[publicMethod(method)];
}

type Named<Field extends string> = Extract<TimelineEntry, Readonly<Record<Field, unknown>>>;

const actionOf = ({ rules }: CompetitionView, { action, actionId }: Named<"action">): string =>
  action === null ? "" : lowered(actionWord(rules?.preset, { id: actionId ?? "", label: action }));

const techniqueOf = ({ technique, techniqueId }: Named<"technique">): string =>
  technique === null ? "" : lowered(techniqueWord(techniqueId ?? "", technique));

const lowered = (label: string): string => label.slice(0, 1).toLocaleLowerCase("ru") + label.slice(1);
