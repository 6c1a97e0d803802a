import type { PeriodSpec } from "#domain/ruleset/rules.ts";
import styles from "./CornerPanel.module.css";
import { Counter } from "./Counter.tsx";
import { PointPresses } from "./PointPresses.tsx";
import { SIDE_KEYS } from "./input/tableKeys.ts";
import { countersOfPanel, type CounterKind, type TableButtons } from "./table/scoreButtons.ts";
import { COLOURS, type Side, type TableAct } from "./table/tableAct.ts";
import { formatElapsed } from "#web/i18n/times.ts";
import { capital } from "#texts/counters.ts";
import { control } from "#texts/refereeing/control.ts";
import { refereeing as text } from "#texts/refereeing/refereeing.ts";
import { boutWords } from "#texts/sport/bout.ts";
import { OFFICIAL_METHODS } from "#texts/sport/officialMethods.ts";
import { cx } from "#web/kit/cx.ts";
import { Icon } from "#web/kit/Icon.tsx";
import { Kbd } from "#web/kit/Kbd.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
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
        <span className={styles.corner}>
          <span className={styles.word}>{text.corners[colour]}</span>
          <span className={styles.letter}>{boutWords[`${colour}Letter`]}</span>
        </span>
        <span className={styles.who} data-long={name.length > LONG_NAME ? "" : undefined}>
          <b>{name}</b>
          <small title={team}>{team}</small>
        </span>
      </Row>
      <Counters {...props} />
      {buttons.points.length === 0 ? null : <PointPresses {...props} />}
      <div className={styles.presses}>
        <Faults {...props} />
        <fieldset className={styles.row} disabled={isLocked}>
          <KeyedPress {...props} type="submission" className={styles.submission}>
            <Icon name="hand" />
            <Words long={text.submission} short={capital(OFFICIAL_METHODS.submission)} />
          </KeyedPress>
          <button
            type="button"
            className={cx(styles.disqualify, styles.rare)}
            onClick={() => onAct({ type: "disqualify", side })}
          >
            {control.disqualify}
            <VisuallyHidden>{name}</VisuallyHidden>
          </button>
        </fieldset>
      </div>
    </section>
  );
});

const LONG_NAME = 26;

/** In the hand there is room for one word. */
const Words = ({ long, short }: { long: string; short: string }) => (
  <>
    <span className={styles.word}>{long}</span>
    <span className={styles.short}>{short}</span>
  </>
);

function Counters({ side, name, buttons, isLocked, onTakeBack, escapeMs, ...score }: Props) {
  const values = { ...score, escapes: escapeMs };
  const takeBack = (kind: CounterKind) => onTakeBack(side, kind);
  return (
    <div className={styles.counters}>
      {countersOfPanel(buttons).map((kind) => (
        <Counter
          key={kind}
          {...{ kind, name, isLocked }}
          names={buttons.names}
          value={values[kind]}
          onTakeBack={takeBack}
        />
      ))}
    </div>
  );
}

function Faults(props: Props) {
  const { side, name, buttons, isLocked, hasPositions, isHolding, escapeMs, onAct, onPositionLost } = props;
  const { hasAdvantages, penalty, warning, names, escapeSeconds } = buttons;
  if (!hasAdvantages && !penalty && !warning && escapeSeconds === undefined) return null;
  return (
    <fieldset className={styles.row} disabled={isLocked}>
      {hasAdvantages ? (
        <KeyedPress {...props} type="advantage" className={styles.advantage}>
          <Words long={capital(names.advantages.one)} short={capital(names.advantages.short)} />
        </KeyedPress>
      ) : null}
      {escapeSeconds === undefined ? null : (
        <KeyedPress {...props} type="escape" className={styles.advantage}>
          {escapeMs === 0 ? control.escape : control.escapeTotal(formatElapsed(escapeMs))}
        </KeyedPress>
      )}
      {escapeSeconds === undefined || escapeSeconds === 0 ? null : (
        <button
          type="button"
          className={styles.warning}
          aria-label={`${control.escapeMoreLabel}: ${control.escapeMore(escapeSeconds)}, ${name}`}
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
          <Words long={capital(names.warnings.one)} short={capital(names.warnings.short)} />
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
          <VisuallyHidden>{name}</VisuallyHidden>
        </button>
      ) : null}
    </fieldset>
  );
}

type KeyedProps = Pick<Props, "side" | "name" | "onAct"> & {
  type: "advantage" | "escape" | "penalty" | "warning" | "submission";
  className: string | undefined;
  title?: string;
  children: ReactNode;
};

/** A button with its key on it. The other athlete has one that looks the same: its name says whose it is. */
function KeyedPress({ side, name, onAct, type, className, title, children }: KeyedProps) {
  return (
    <button type="button" className={className} title={title} onClick={() => onAct({ type, side })}>
      {children}
      <VisuallyHidden>{name}</VisuallyHidden>
      <Kbd>{SIDE_KEYS[type][side]}</Kbd>
    </button>
  );
}
