import { fullName } from "#web/i18n/names.ts";
import { needs as text } from "#web/i18n/ru/sport/needs.ts";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { needLines, type Circle } from "#web/sport/facts/needLines.ts";
import styles from "./Needs.module.css";

/** «Что нужно»: a line for everybody of a round robin or a group, while something is still open. */
export function Needs({ categoryUuid, fighters, bouts, qualifiers }: Circle) {
  const lines = needLines({ categoryUuid, fighters, bouts, qualifiers });
  if (lines.size === 0) return null;
  return (
    <Card isClipped>
      <CardHead>
        <CardTitle title={text.title} />
      </CardHead>
      <ul>
        {fighters.map((fighter) => {
          const line = lines.get(fighter.uuid);
          return line === undefined ? null : (
            <li key={fighter.uuid} className={styles.line} data-kind={line.kind}>
              <b>{fullName(fighter)}</b>
              <span>{line.words}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
