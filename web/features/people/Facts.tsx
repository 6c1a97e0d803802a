import { Fact, Facts as FactList } from "#web/kit/layout/layout.tsx";
import styles from "./entry.module.css";

/** What is known, a line each; what is not known is left out. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  const known = facts.filter(([, value]) => value !== "");
  return (
    <FactList className={styles.facts}>
      {known.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </FactList>
  );
}
