import type { ConsentState } from "#contract/entry/profile.ts";
import { formatDate } from "#texts/dates.ts";
import { people } from "#texts/people/people.ts";
import styles from "./people.module.css";

const { consents: words } = people;

/** Which text was agreed to, when, and when it was taken back. */
export function ConsentHistory({ state }: { state: ConsentState }) {
  if (state.consents.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>{words.history}</summary>
      <ul>
        {state.consents.map(({ kind, version, givenAt, withdrawnAt }) => (
          <li key={`${kind}-${givenAt}`}>
            {words[kind]}, {words.version(formatDate(version))}: {words.given} {formatDate(givenAt)}
            {withdrawnAt === null ? null : `, ${words.withdrawn} ${formatDate(withdrawnAt)}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
