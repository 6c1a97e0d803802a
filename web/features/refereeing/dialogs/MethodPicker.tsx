import { useState } from "react";
import type { Bout } from "#domain/bout/bout.ts";
import type { Method } from "#domain/bout/vocabulary.ts";
import { control, METHOD_BUTTONS } from "#texts/refereeing/control.ts";
import { Icon } from "#web/kit/Icon.tsx";
import styles from "./FinishDialog.module.css";
import {
  firstMethods,
  methodGroups,
  type MethodGroup,
} from "#web/features/refereeing/table/finishMethods.ts";

const text = control.finish;
const GROUPS: readonly MethodGroup[] = ["course", "early", "off", "away", "none"];

type Props = { bout: Bout; method: Method; onChange: (method: Method) => void };

/** Six that nearly every bout ends with, and all the others behind one press. */
export function MethodPicker({ bout, method, onChange }: Props) {
  const first = firstMethods(bout);
  const [isWhole, setIsWhole] = useState(!first.includes(method));
  const groups = methodGroups(bout);
  const press = (name: Method) => (
    <button key={name} type="button" aria-pressed={method === name} onClick={() => onChange(name)}>
      {METHOD_BUTTONS[name]}
    </button>
  );
  return (
    <fieldset className={styles.group}>
      <legend>{text.how}</legend>
      {isWhole ? null : (
        <button type="button" className={styles.more} onClick={() => setIsWhole(true)}>
          {text.more}
          <Icon name="down" size={18} />
        </button>
      )}
      {isWhole ? (
        GROUPS.map((group) => (
          <div key={group} className={styles.kind}>
            <h3>{group === "none" ? text.none : text.groups[group]}</h3>
            <div className={styles.methods}>{groups[group].map(press)}</div>
          </div>
        ))
      ) : (
        <div className={styles.methods}>{first.map(press)}</div>
      )}
    </fieldset>
  );
}
