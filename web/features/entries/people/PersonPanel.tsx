import { useState } from "react";
import type { PersonCard } from "#contract/entry/person.ts";
import type { Roll, RollEntry } from "#contract/entry/roll.ts";
import { PERSON_FIELDS } from "#domain/person/merge.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { personsDesk } from "#texts/entries/personsDesk.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { EntryActs, type ActsOnEntry } from "./AthleteTable.tsx";
import { StateBadge } from "../weighing/WeighingPage.tsx";
import { EditPersonDialog } from "./EditPersonDialog.tsx";
import { misfitsOf } from "./misfits.ts";
import styles from "./people.module.css";
import { PersonHistory } from "./PersonHistory.tsx";
import { shownValue } from "./peopleOf.ts";

const { card: words, fields: labels } = personsDesk;

type Props = ActsOnEntry & {
  card: PersonCard;
  roll: Roll;
  eventDate: string;
  isReadOnly: boolean;
};

/** One person: what is known, everything they are entered in, and what was changed. */
export function PersonPanel({ card, roll, eventDate, isReadOnly, ...acts }: Props) {
  const [isEdited, setEdited] = useState(false);
  const entries = roll.entries.filter(({ fighter }) => fighter === card.uuid);
  return (
    <Stack as="section" gap={16} aria-label={card.values.name}>
      <Row gap={12} wraps justify="between">
        <Heading level={2}>{card.values.name}</Heading>
        <Button variant="secondary" disabled={isReadOnly} onClick={() => setEdited(true)}>
          <Icon name="edit" /> {words.edit}
        </Button>
      </Row>
      <div className={styles.below}>
        <Stack gap={16}>
          <Entries {...{ card, roll, entries, eventDate, acts }} />
          <Known card={card} />
        </Stack>
        <PersonHistory lines={card.history} />
      </div>
      {isEdited ? (
        <EditPersonDialog {...{ card, roll, entries, eventDate }} onClose={() => setEdited(false)} />
      ) : null}
    </Stack>
  );
}

function Known({ card: { values } }: { card: PersonCard }) {
  return (
    <Card heading={words.facts}>
      <CardBody>
        <dl className={styles.known}>
          {PERSON_FIELDS.filter((field) => values[field]).map((field) => (
            <div key={field}>
              <dt>{labels[field]}</dt>
              <dd>{shownValue(field, values[field])}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}

type EntriesProps = Pick<Props, "card" | "roll" | "eventDate"> & {
  entries: readonly RollEntry[];
  acts: ActsOnEntry;
};

function Entries({ card, roll, entries, eventDate, acts }: EntriesProps) {
  const categories = new Map(roll.categories.map((category) => [category.uuid, category]));
  return (
    <Card heading={words.entries}>
      <CardBody>
        <ul className={styles.facts}>
          {entries.map((entry) => {
            const category = categories.get(entry.category);
            // The scale says who is too heavy.
            const vital = { ...card.record, weight: null };
            const misfits = category === undefined ? [] : misfitsOf(vital, category, eventDate);
            return (
              <li key={entry.category}>
                <Icon name="bracket" size={18} />
                <span>
                  <b>{titleWords(category?.title ?? "")}</b>
                  <StateBadge entry={entry} />
                  {misfits.length === 0 ? null : (
                    <Badge tone="wait" icon="warn">
                      {words.misfit(misfits)}
                    </Badge>
                  )}
                </span>
                <EntryActs entry={entry} isOpen={category?.status === "draft"} {...acts} />
              </li>
            );
          })}
        </ul>
      </CardBody>
    </Card>
  );
}
