import { control } from "#texts/refereeing/control.ts";
import { capital } from "#texts/counters.ts";
import { Kbd } from "#web/kit/Kbd.tsx";
import { TableSheet } from "./TableSheet.tsx";
import styles from "./HelpDialog.module.css";
import type { TableButtons } from "#web/features/refereeing/table/scoreButtons.ts";
import { SIDES, type Side } from "#web/features/refereeing/table/tableAct.ts";
import { pointKey, SIDE_KEYS } from "#web/features/refereeing/input/tableKeys.ts";

const text = control.help;

type Props = { buttons: TableButtons; onClose: () => void };
type Row = readonly [keys: string, what: string];

/** Every key of this table, as its rule set has them. */
export function HelpDialog({ buttons, onClose }: Props) {
  return (
    <TableSheet title={text.title} closeLabel={text.close} size="lg" done={text.close} onClose={onClose}>
      <p className={styles.text}>{text.text}</p>
      <div className={styles.columns}>
        {SIDES.map((side) => (
          <Keys key={side} title={side === 0 ? text.left : text.right} rows={sideRows(buttons, side)} />
        ))}
        <Keys title={text.both} rows={text.common} />
      </div>
      <h3 className={styles.title}>{text.gamepad}</h3>
      <p className={styles.text}>{gamepadWords(buttons)}</p>
    </TableSheet>
  );
}

function Keys({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.keys}>
        {rows.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              {keys.split(", ").map((key) => (
                <Kbd key={key} className={styles.key}>
                  {key}
                </Kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The pad has no more than the rules: its words name only what these count. */
export function gamepadWords({ points, hasAdvantages, penalty, names }: TableButtons): string {
  const advantage = hasAdvantages ? names.advantages.one : "";
  return text.gamepadText(points.length > 0, advantage, penalty ? names.penalties.one : "");
}

export function sideRows(buttons: TableButtons, side: Side): readonly Row[] {
  const points = buttons.points.flatMap((button, index): Row[] => {
    const key = pointKey(side, index, buttons.points.length);
    return key === undefined ? [] : [[key, `${text.points(button.points)} ${button.caption}`]];
  });
  const acts = {
    advantage: buttons.hasAdvantages,
    penalty: buttons.penalty !== undefined,
    warning: buttons.warning !== undefined,
    escape: buttons.escapeSeconds !== undefined,
    medical: true,
    stalling: true,
    submission: true,
  };
  const { advantages, penalties, warnings } = buttons.names;
  const words = {
    ...text.sideActs,
    advantage: capital(advantages.one),
    penalty: capital(penalties.one),
    warning: capital(warnings.one),
  };
  const others = ([...ACTS] as const).flatMap((act): Row[] =>
    acts[act] ? [[SIDE_KEYS[act][side], words[act]]] : [],
  );
  return [...points, ...others];
}

const ACTS = ["advantage", "penalty", "warning", "escape", "medical", "stalling", "submission"] as const;
