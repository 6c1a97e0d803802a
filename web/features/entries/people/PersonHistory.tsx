import type { HistoryLine } from "#contract/entry/person.ts";
import { PERSON_FIELDS } from "#domain/person/merge.ts";
import { personsDesk } from "#texts/entries/personsDesk.ts";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Text } from "#web/kit/Text.tsx";
import { useMoments } from "#web/sport/time/useMoments.ts";
import styles from "./people.module.css";
import { shownValue } from "./peopleOf.ts";

const { history: words, fields } = personsDesk;

/** Who changed what of a person and when, and what the scale said (PS13). */
export function PersonHistory({ lines }: { lines: readonly HistoryLine[] }) {
  const moments = useMoments();
  return (
    <Card heading={words.title}>
      <CardBody>
        {lines.length === 0 ? (
          <Text tone="secondary">{words.empty}</Text>
        ) : (
          <ul className={styles.facts}>
            {lines.map((line, index) => (
              <li key={index}>
                <Icon name={line.kind === "weighed" ? "scale" : "edit"} size={18} />
                <span>
                  {sentence(line)}
                  <small>{words.by(line.author, moments(line.at))}</small>
                </span>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}

function sentence(line: HistoryLine): string {
  if (line.kind === "weighed") return words.weighed(line.weight, line.category);
  const { field, before, after } = line;
  if (field === "merged") return words.merged(before, after);
  if (field === "weight") return words.changed(personsDesk.edit.weight, before, after);
  const known = PERSON_FIELDS.find((one) => one === field);
  if (known === undefined) return words.changed(field, before, after);
  const shown = (value: string | null) => (value === null ? null : shownValue(known, value));
  return words.changed(fields[known], shown(before), shown(after));
}
