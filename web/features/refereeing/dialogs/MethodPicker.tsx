import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Bout } from "#domain/bout/bout.ts";
import type { Method } from "#domain/bout/vocabulary.ts";
import { capital } from "#texts/counters.ts";
import { control } from "#texts/refereeing/control.ts";
import { OFFICIAL_METHODS } from "#texts/sport/officialMethods.ts";
import { Icon } from "#web/kit/Icon.tsx";
import styles from "./FinishDialog.module.css";
import {
  methodGroups,
  shownMethods,
  type MethodGroup,
} from "#web/features/refereeing/table/finishMethods.ts";

const text = control.finish;
const GROUPS: readonly MethodGroup[] = ["course", "early", "off", "away", "none"];

type Props = { bout: Bout; method: Method; onChange: (method: Method) => void };

/** What is proposed with six that nearly every bout ends with, and all the others behind one press. */
export function MethodPicker({ bout, method, onChange }: Props) {
  const [first] = useState(() => shownMethods(bout, method));
  const [isWhole, setIsWhole] = useState(false);
  const groups = methodGroups(bout);
  const press = (name: Method) => (
    <button key={name} type="button" aria-pressed={method === name} onClick={() => onChange(name)}>
      {capital(OFFICIAL_METHODS[name])}
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
        <InSight key="whole">
          {GROUPS.map((group) => (
            <div key={group} className={styles.kind}>
              <h3>{group === "none" ? text.none : text.groups[group]}</h3>
              <div className={styles.methods}>{groups[group].map(press)}</div>
            </div>
          ))}
        </InSight>
      ) : (
        <InSight key="first" className={styles.methods}>
          {first.map(press)}
        </InSight>
      )}
    </fieldset>
  );
}

/** What is chosen is in sight at once, however low the screen, also among all the others. */
function InSight({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const methods = useRef<HTMLDivElement>(null);
  useEffect(() => {
    methods.current?.querySelector("[aria-pressed=true]")?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={methods} className={className}>
      {children}
    </div>
  );
}
