import type { Bout } from "#domain/bout/bout.ts";
import type { ByCorner, Corner } from "#domain/bout/vocabulary.ts";
import { formatNumber } from "#texts/numbers.ts";
import { control } from "#texts/refereeing/control.ts";
import { counterText } from "#texts/counters.ts";
import { Grid } from "#web/kit/layout/layout.tsx";
import styles from "./FinishDialog.module.css";
import type { TableButtons } from "#web/features/refereeing/table/scoreButtons.ts";
import { COLOURS, SIDES } from "#web/features/refereeing/table/tableAct.ts";

const text = control.finish;

type Props = {
  bout: Bout;
  buttons: TableButtons;
  names: ByCorner<string>;
  winner: Corner | undefined;
  onChange: (winner: Corner) => void;
};

export function WinnerPicker({ bout, buttons, names, winner, onChange }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend>{text.winner}</legend>
      <Grid least={220} gap={12}>
        {SIDES.map((side) => {
          const corner = bout.sides[side];
          return (
            <label key={side} className={styles.winner} data-corner={COLOURS[side]}>
              <input
                type="radio"
                name="winner"
                checked={winner === corner}
                onChange={() => onChange(corner)}
                onKeyDown={(event) => {
                  // Enter on a choice must not declare the result.
                  if (event.key === "Enter") event.preventDefault();
                }}
              />
              <span className={styles.who}>
                <b>{names[corner]}</b>
                <small>{extras(bout, buttons, corner)}</small>
              </span>
              <span className={styles.score}>{formatNumber(bout.score[corner].points)}</span>
            </label>
          );
        })}
      </Grid>
    </fieldset>
  );
}

function extras(bout: Bout, buttons: TableButtons, corner: Corner): string {
  const score = bout.score[corner];
  const { names, hasAdvantages, penalty, warning } = buttons;
  return text.extras([
    ...(hasAdvantages ? [counterText(names.advantages, score.advantages)] : []),
    ...(penalty ? [counterText(names.penalties, score.penalties)] : []),
    ...(warning ? [counterText(names.warnings, score.warnings)] : []),
  ]);
}
