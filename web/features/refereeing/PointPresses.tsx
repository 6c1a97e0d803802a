import type { PeriodSpec } from "#domain/ruleset/rules.ts";
import { pointKey } from "./input/tableKeys.ts";
import styles from "./PointPresses.module.css";
import type { PointButton, TableButtons } from "./table/scoreButtons.ts";
import type { Side, TableAct } from "./table/tableAct.ts";
import { formatNumber } from "#texts/numbers.ts";
import { control } from "#texts/refereeing/control.ts";
import { refereeing as text } from "#texts/refereeing/refereeing.ts";
import { Kbd } from "#web/kit/Kbd.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";

type Props = {
  side: Side;
  name: string;
  buttons: TableButtons;
  scoring: PeriodSpec["scoring"];
  /** Actions that would score now, joined by spaces. */
  scorable: string;
  isLocked: boolean;
  onAct: (act: TableAct) => void;
};

/** What an athlete can be given points for: the largest buttons of the table. */
export function PointPresses(props: Props) {
  return (
    <fieldset className={styles.points} disabled={props.isLocked}>
      {props.buttons.points.map((button, index) => (
        <PointPress key={button.id} {...props} button={button} index={index} />
      ))}
    </fieldset>
  );
}

type PointProps = Props & { button: PointButton; index: number };

/** What the period forbids cannot be pressed; what the position forbids is only dimmed, the official sees the mat. */
function PointPress({ side, name, buttons, scoring, scorable, button, index, onAct }: PointProps) {
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
      <VisuallyHidden>{name}</VisuallyHidden>
    </button>
  );
}
