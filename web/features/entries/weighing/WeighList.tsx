import { Link } from "react-router";
import type { Roll, RollEntry } from "#contract/roll.ts";
import { fullName } from "#web/i18n/names.ts";
import { formatWeight } from "#web/i18n/numbers.ts";
import { weighing } from "#web/i18n/ru/entries/weighing.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { keyOf } from "./weight.ts";
import styles from "./weighing.module.css";

const TONES = { not_weighed: "line", passed: "ok", overweight: "bad", no_show: "neutral" } as const;

type Props = {
  roll: Roll;
  shown: readonly RollEntry[];
  chosen: string | undefined;
  hrefOf: (key: string) => string;
};

/** Who is still to come, by category, in the order of the surnames. */
export function WeighList({ roll, shown, chosen, hrefOf }: Props) {
  return roll.categories.map((category) => {
    const entries = shown.filter((entry) => entry.category === category.uuid);
    if (entries.length === 0) return null;
    return (
      <Card key={category.uuid}>
        <CardHead>
          <Heading level={2} look="h4">
            {category.title}
          </Heading>
          <small>{weighing.count(entries.length)}</small>
        </CardHead>
        <ul className={styles.people}>
          {entries.map((entry) => (
            <li key={entry.fighter}>
              <Link
                to={hrefOf(keyOf(entry))}
                aria-current={keyOf(entry) === chosen ? "true" : undefined}
                preventScrollReset
              >
                <span className={styles.person}>
                  <b>{fullName(entry)}</b>
                  <small>{entry.team?.name}</small>
                </span>
                {entry.hasPapers ? <Icon name="doc" size={18} /> : null}
                {entry.weight === null ? null : (
                  <span className={styles.figure}>{formatWeight(entry.weight)}</span>
                )}
                <StateBadge entry={entry} />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    );
  });
}

export function StateBadge({ entry: { state } }: { entry: Pick<RollEntry, "state"> }) {
  return <Badge tone={TONES[state]}>{weighing.badges[state]}</Badge>;
}
