import type { PeriodSpec } from "#domain/ruleset/rules.ts";
import styles from "./CornerPanel.module.css";
import { Counter, type CounterKind } from "./Counter.tsx";
import { pointKey, SIDE_KEYS } from "./input/tableKeys.ts";
import type { PointButton, TableButtons } from "./table/scoreButtons.ts";
import { COLOURS, type Side, type TableAct } from "./table/tableAct.ts";
import { formatClock } from "#web/i18n/times.ts";
import { formatNumber } from "#texts/numbers.ts";
import { capital } from "#texts/counters.ts";
import { control } from "#texts/refereeing/control.ts";
import { refereeing as text } from "#texts/refereeing/refereeing.ts";
import { Icon } from "#web/kit/Icon.tsx";
import { Kbd } from "#web/kit/Kbd.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import { memo, type ReactNode } from "react";

type Props = {
  side: Side;
  name: string;
  team: string;
  /** Numbers and words only: a panel whose athlete got nothing is not painted again. */
  points: number;
  advantages: number;
  penalties: number;
  warnings: number;
  escapeMs: number;
  buttons: TableButtons;
  scoring: PeriodSpec["scoring"];
  /** Actions that would score now, joined by spaces. */
  scorable: string;
  /** The rules know positions that score only once; their button keeps its place. */
  hasPositions: boolean;
  /** One of them is held now. */
  isHolding: boolean;
  isLocked: boolean;
  onAct: (act: TableAct) => void;
  onTakeBack: (side: Side, kind: CounterKind) => void;
  onPositionLost: (side: Side) => void;
};

/** One athlete's half of the table: who, the score with its undo, the buttons of the rule set. */
export const CornerPanel = memo(function CornerPanel(props: Props) {
  const { side, name, team, buttons, isLocked, onAct } = props;
  const colour = COLOURS[side];
  return (
    <section className={styles.panel} data-corner={colour} aria-label={`${text.corners[colour]}: ${name}`}>
      <Row as="header" gap={14} className={styles.head}>
        <span className={styles.corner}>{text.corners[colour]}</span>
        <span className={styles.who} data-long={name.length > LONG_NAME ? "" : undefined}>
          <b>{name}</b>
          <small>{team}</small>
        </span>
      </Row>
      <Counters {...props} />
      {buttons.points.length === 0 ? null : (
        <fieldset className={styles.points} disabled={isLocked}>
          {buttons.points.map((button, index) => (
            <PointPress key={button.id} {...props} button={button} index={index} />
          ))}
        </fieldset>
      )}
      <Faults {...props} />
      <fieldset className={styles.row} disabled={isLocked}>
        <KeyedPress {...props} type="submission" className={styles.submission}>
          <Icon name="hand" />
          {text.submission}
        </KeyedPress>
        <button type="button" className={styles.plain} onClick={() => onAct({ type: "disqualify", side })}>
          {control.disqualify}
        </button>
      </fieldset>
    </section>
  );
});

const LONG_NAME = 26;

function Counters({ side, buttons, isLocked, onTakeBack, escapeMs, ...score }: Props) {
  const { escapeSeconds, hasAdvantages, penalty, warning, names } = buttons;
  const values = { ...score, escapes: escapeMs };
  const kinds: readonly (CounterKind | false)[] = [
    escapeSeconds === undefined ? "points" : "escapes",
    hasAdvantages && "advantages",
    penalty !== undefined && "penalties",
    warning !== undefined && "warnings",
  ];
  const takeBack = (kind: CounterKind) => onTakeBack(side, kind);
  return (
    <div className={styles.counters}>
      {kinds.map(
        (kind) =>
          kind && (
            <Counter key={kind} {...{ kind, names, isLocked }} value={values[kind]} onTakeBack={takeBack} />
          ),
      )}
    </div>
  );
}

type PointProps = Pick<Props, "side" | "buttons" | "scoring" | "scorable" | "onAct"> & {
  button: PointButton;
  index: number;
};

/** What the period forbids cannot be pressed; what the position forbids is only dimmed, the official sees the mat. */
function PointPress({ side, buttons, scoring, scorable, button, index, onAct }: PointProps) {
  const isOff = scoring === "none" || (scoring === "negative_only" && button.points > 0);
  const isDim = !isOff && !button.actions.some((action) => scorable.split(" ").includes(action));
  return (
    <button
      type="button"
      className={styles.big}
      disabled={isOff}
      data-dim={isDim ? "" : undefined}
      title={isDim ? control.alreadyScored : isOff ? control.noPointsNow : undefined}
      onClick={() => onAct({ type: "points", side, index })}
    >
      <Kbd>{pointKey(side, index, buttons.points.length)}</Kbd>
      <b>{button.points > 0 ? text.score(button.points) : formatNumber(button.points)}</b>
      <small>{button.caption}</small>
    </button>
  );
}

function Faults(props: Props) {
  const { side, buttons, isLocked, hasPositions, isHolding, escapeMs, onAct, onPositionLost } = props;
  const { hasAdvantages, penalty, warning, names, escapeSeconds } = buttons;
  if (!hasAdvantages && !penalty && !warning && escapeSeconds === undefined) return null;
  return (
    <fieldset className={styles.row} disabled={isLocked}>
      {hasAdvantages ? (
        <KeyedPress {...props} type="advantage" className={styles.advantage}>
          {capital(names.advantages.one)}
        </KeyedPress>
      ) : null}
      {escapeSeconds === undefined ? null : (
        <KeyedPress {...props} type="escape" className={styles.advantage}>
          {escapeMs === 0 ? control.escape : control.escapeTotal(formatClock(escapeMs))}
        </KeyedPress>
      )}
      {escapeSeconds === undefined || escapeSeconds === 0 ? null : (
        <button
          type="button"
          className={styles.warning}
          aria-label={`${control.escapeMoreLabel}: ${control.escapeMore(escapeSeconds)}`}
          onClick={() => onAct({ type: "escape-more", side })}
        >
          {control.escapeMore(escapeSeconds)}
        </button>
      )}
      {penalty ? (
        <KeyedPress {...props} type="penalty" className={styles.penalty} title={capital(names.penalties.one)}>
          <Icon name="flag" />
          {capital(names.penalties.short)}
        </KeyedPress>
      ) : null}
      {warning ? (
        <KeyedPress {...props} type="warning" className={styles.warning}>
          {capital(names.warnings.one)}
        </KeyedPress>
      ) : null}
      {hasPositions ? (
        <button
          type="button"
          className={styles.plain}
          disabled={!isHolding}
          onClick={() => onPositionLost(side)}
        >
          {control.positionLost}
        </button>
      ) : null}
    </fieldset>
  );
}

type KeyedProps = Pick<Props, "side" | "onAct"> & {
  type: "advantage" | "escape" | "penalty" | "warning" | "submission";
  className: string | undefined;
  title?: string;
  children: ReactNode;
};

/** A button with its key on it. */
function KeyedPress({ side, onAct, type, className, title, children }: KeyedProps) {
  return (
    <button type="button" className={className} title={title} onClick={() => onAct({ type, side })}>
      {children}
      <Kbd>{SIDE_KEYS[type][side]}</Kbd>
    </button>
  );
}
