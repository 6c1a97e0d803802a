import type { Countdown, Bout } from "#domain/bout/bout.ts";
import { countdownLeftMs } from "#domain/bout/countdown.ts";
import type { ByCorner, Corner } from "#domain/bout/vocabulary.ts";
import { countersOf } from "#domain/ruleset/counters.ts";
import { counterWord } from "#texts/sport/ruleWords.ts";
import styles from "./CountdownRow.module.css";
import { COLOURS, SIDES } from "./table/tableAct.ts";
import { countdownAllowanceMs } from "./table/tableActs.ts";
import { dialogOverTable } from "./input/gamepad.ts";
import { useTick } from "./table/useTick.ts";
import { formatClock } from "#web/i18n/times.ts";
import { control } from "#texts/refereeing/control.ts";
import { Icon, type IconName } from "#web/kit/Icon.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { isSameProps } from "#web/kit/sameProps.ts";
import { memo, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";

const text = control.countdown;

type CounterView = {
  readonly id: string;
  readonly label: string;
  readonly durationMs: number;
  readonly isPerAthlete: boolean;
  /** What each athlete would begin with. */
  readonly allowanceMs: ByCorner<number>;
  readonly hasLimit: boolean;
};

type Props = {
  counters: readonly CounterView[];
  countdowns: readonly Countdown[];
  sides: readonly [Corner, Corner];
  surnames: ByCorner<string>;
  loadedAtMs: number;
  isLocked: boolean;
  /** In a sheet of its own, where nothing of it is left out. */
  isWhole?: boolean;
  onToggle: (counter: string, corner: Corner | undefined) => void;
};

/** Doctor, passivity, waiting: each a button, then the question whose it is, then the time itself. */
export const CountdownRow = memo(function CountdownRow(props: Props) {
  const { counters, countdowns, isLocked, isWhole, onToggle } = props;
  const [asked, setAsked] = useState<string>();
  const asking = isLocked ? undefined : counters.find(({ id }) => id === asked);
  if (asking) {
    const start = (corner: Corner | undefined) => {
      setAsked(undefined);
      onToggle(asking.id, corner);
    };
    return <Whose {...props} counter={asking} onStart={start} onCancel={() => setAsked(undefined)} />;
  }
  return (
    <div
      className={styles.row}
      data-counting={countdowns.length === 0 ? undefined : ""}
      data-whole={isWhole ? "" : undefined}
    >
      {counters.map(({ id, label, durationMs, allowanceMs }) => {
        const running = countdowns.filter(({ counter }) => counter === id);
        if (running.length > 0) {
          return (
            <div key={id} className={styles.running}>
              {running.map((countdown) => (
                <RunningCountdown
                  key={countdown.corner ?? "both"}
                  {...props}
                  label={label}
                  countdown={countdown}
                />
              ))}
            </div>
          );
        }
        return (
          <button
            key={id}
            type="button"
            className={styles.button}
            disabled={isLocked}
            onClick={() => setAsked(id)}
          >
            <Icon name={ICONS[id] ?? "clock"} size={18} />
            <span>
              {label}
              {isUnused(allowanceMs, durationMs) ? (
                <small>{text.counts(formatClock(durationMs))}</small>
              ) : null}
            </span>
          </button>
        );
      })}
    </div>
  );
}, isSameProps);

/** Of a time that adds up over the bout each athlete has another rest, which the question tells. */
const isUnused = ({ red, blue }: ByCorner<number>, durationMs: number): boolean =>
  red === durationMs && blue === durationMs;

const ICONS: Readonly<Record<string, IconName>> = { medical: "cross" };

type WhoseProps = Props & {
  counter: CounterView;
  onStart: (corner: Corner | undefined) => void;
  onCancel: () => void;
};

function Whose({ counter, sides, surnames, onStart, onCancel }: WhoseProps) {
  const question = useRef<HTMLFieldSetElement>(null);
  const cancel = useEffectEvent(onCancel);
  // A press leaves the focus outside, and the dialog it stands in stays open. One that lies over it is closed first.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const over = dialogOverTable();
      const isCovered = over !== undefined && !over.contains(question.current);
      if (event.key !== "Escape" || isCovered) return;
      event.stopPropagation();
      cancel();
    };
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  }, []);
  return (
    <fieldset ref={question} className={styles.whose} aria-label={text.whose(counter.label)}>
      {SIDES.map((side) => {
        const corner = sides[side];
        const leftMs = counter.allowanceMs[corner];
        return (
          <button
            key={side}
            type="button"
            data-corner={COLOURS[side]}
            disabled={leftMs === 0}
            onClick={() => onStart(corner)}
          >
            {surnames[corner]}
            <small>{counter.hasLimit ? limitWords(leftMs) : counter.label}</small>
          </button>
        );
      })}
      {counter.isPerAthlete ? null : (
        <button type="button" onClick={() => onStart(undefined)}>
          {text.both}
        </button>
      )}
      <IconButton icon="x" label={text.cancel} onClick={onCancel} />
    </fieldset>
  );
}

const limitWords = (leftMs: number): string => (leftMs === 0 ? text.used : text.left(formatClock(leftMs)));

type RunningProps = Pick<Props, "sides" | "surnames" | "loadedAtMs" | "isLocked" | "onToggle"> & {
  label: string;
  countdown: Countdown;
};

function RunningCountdown(props: RunningProps) {
  const { label, countdown, sides, surnames, loadedAtMs, isLocked, onToggle } = props;
  const leftMs = useTick(true, loadedAtMs, (nowMs) => countdownLeftMs(countdown, nowMs));
  const { corner, counter } = countdown;
  const name = corner === undefined ? text.both : surnames[corner];
  return (
    <button
      type="button"
      className={styles.time}
      data-corner={corner === undefined ? undefined : COLOURS[sides[0] === corner ? 0 : 1]}
      data-over={leftMs === 0 ? "" : undefined}
      disabled={isLocked}
      aria-label={`${text.stop(label)}, ${name}`}
      onClick={() => onToggle(counter, corner)}
    >
      <span>{label}</span>
      <time role="timer">{formatClock(leftMs)}</time>
      <Icon name="stop" size={16} />
      <small>{name}</small>
    </button>
  );
}

export type Counters = {
  /** What can be begun now: nobody waits for an athlete who is fighting, nobody is passive before the start. */
  readonly shown: readonly CounterView[];
  readonly labelOf: (counter: string) => string;
};

export function useCounters(bout: Bout): Counters {
  const { rules } = bout.setup;
  const isBefore = bout.status === "waiting" || bout.status === "called";
  const { usedTimes } = bout;
  const specs = useMemo(
    () => countersOf(rules).map((spec) => ({ ...spec, label: counterWord(rules.preset, spec) })),
    [rules],
  );
  const labelOf = useCallback(
    (counter: string) => specs.find(({ id }) => id === counter)?.label ?? counter,
    [specs],
  );
  const shown = useMemo(
    () =>
      specs
        .filter(({ id }) => id !== (isBefore ? "stalling" : "absence"))
        .map(({ id, label, seconds, perAthlete, accumulates }) => {
          const allowance = (corner: "red" | "blue") =>
            countdownAllowanceMs({ setup: { rules }, usedTimes }, id, corner);
          return {
            id,
            label,
            durationMs: seconds * 1000,
            isPerAthlete: perAthlete === true,
            hasLimit: accumulates === true,
            allowanceMs: { red: allowance("red"), blue: allowance("blue") },
          };
        }),
    [specs, rules, usedTimes, isBefore],
  );
  return useMemo(() => ({ shown, labelOf }), [shown, labelOf]);
}
