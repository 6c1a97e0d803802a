import type { ScoreLine } from "#domain/bout/bout.ts";
import type { BoutCommand } from "#domain/bout/command.ts";
import type { Corner } from "#domain/bout/vocabulary.ts";
import { refereeing as text } from "#web/i18n/ru/refereeing.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { Kbd } from "#web/ui/Kbd.tsx";
import styles from "./CornerPanel.module.css";
import { ADVANTAGE_KEYS, PENALTY_KEYS, POINT_KEYS, POINT_VALUES } from "./tableKeys.ts";

type Props = {
  corner: Corner;
  name: string;
  team: string;
  score: ScoreLine;
  isLocked: boolean;
  hasAdvantages: boolean;
  hasPenalties: boolean;
  onCommand: (command: BoutCommand) => void;
  /** Takes back the last score of this kind, if there is one. */
  onTakeBack: (kind: "points" | "advantages" | "penalties") => void;
  onSubmission: () => void;
};

/** One athlete's half of the table: who, the score with its undo, the buttons. */
export function CornerPanel(props: Props) {
  const { corner, name, team, score, isLocked, hasAdvantages, hasPenalties, onCommand, onTakeBack } = props;
  return (
    <section className={styles.panel} data-corner={corner} aria-label={`${text.corners[corner]}: ${name}`}>
      <header className={styles.head}>
        <span className={styles.corner}>{text.corners[corner]}</span>
        <span className={styles.who}>
          <b>{name}</b>
          <small>{team}</small>
        </span>
      </header>
      <div className={styles.counters}>
        <Counter
          kind="points"
          label={text.points}
          value={score.points}
          takeBack={text.takePoints}
          takeBackLabel={text.takePointsLabel}
          isLocked={isLocked}
          onTakeBack={() => onTakeBack("points")}
        />
        {hasAdvantages ? (
          <Counter
            kind="advantages"
            label={text.advantages}
            value={score.advantages}
            takeBack={text.takeOne}
            takeBackLabel={text.takeAdvantageLabel}
            isLocked={isLocked}
            onTakeBack={() => onTakeBack("advantages")}
          />
        ) : null}
        {hasPenalties ? (
          <Counter
            kind="penalties"
            label={text.penalties}
            value={score.penalties}
            takeBack={text.takeOne}
            takeBackLabel={text.takePenaltyLabel}
            isLocked={isLocked}
            onTakeBack={() => onTakeBack("penalties")}
          />
        ) : null}
      </div>
      <fieldset className={styles.points} disabled={isLocked}>
        {POINT_VALUES.map((points, index) => (
          <button
            key={points}
            type="button"
            className={styles.big}
            onClick={() => onCommand({ type: "score-points", corner, points })}
          >
            <Kbd>{POINT_KEYS[corner][index]}</Kbd>
            <b>{text.score(points)}</b>
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.row} disabled={isLocked}>
        {hasAdvantages ? (
          <button
            type="button"
            className={styles.advantage}
            onClick={() => onCommand({ type: "give-advantage", corner })}
          >
            {text.advantage}
            <Kbd>{ADVANTAGE_KEYS[corner]}</Kbd>
          </button>
        ) : null}
        {hasPenalties ? (
          <button
            type="button"
            className={styles.penalty}
            onClick={() => onCommand({ type: "give-penalty", corner })}
          >
            <Icon name="flag" />
            {text.penalty}
            <Kbd>{PENALTY_KEYS[corner]}</Kbd>
          </button>
        ) : null}
        <button type="button" className={styles.submission} onClick={props.onSubmission}>
          <Icon name="hand" />
          {text.submission}
        </button>
      </fieldset>
    </section>
  );
}

type CounterProps = {
  kind: "points" | "advantages" | "penalties";
  label: string;
  value: number;
  takeBack: string;
  takeBackLabel: string;
  isLocked: boolean;
  onTakeBack: () => void;
};

function Counter({ kind, label, value, takeBack, takeBackLabel, isLocked, onTakeBack }: CounterProps) {
  return (
    <div className={styles.counter} data-kind={kind} data-some={value === 0 ? undefined : ""}>
      <small>{label}</small>
      <output className={styles.value}>{value < 0 ? `−${-value}` : value}</output>
      <button
        type="button"
        aria-label={takeBackLabel}
        disabled={isLocked || value === 0}
        onClick={onTakeBack}
      >
        <Icon name="minus" size={18} />
        {takeBack}
      </button>
    </div>
  );
}
