import type { ReactNode } from "react";
import type { PersonCard } from "#contract/entry/person.ts";
import type { PersonField } from "#domain/person/merge.ts";
import { formatDate } from "#texts/dates.ts";
import { plainDateOf } from "#web/i18n/plainDate.ts";
import { formatWeight } from "#texts/numbers.ts";
import { personsDesk } from "#texts/entries/personsDesk.ts";
import { Avatar } from "#web/kit/Avatar.tsx";
import { Card } from "#web/kit/Card.tsx";
import { cx } from "#web/kit/cx.ts";
import { Radio } from "#web/kit/fields/Radio.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import styles from "./people.module.css";
import { shownValue } from "./peopleOf.ts";

const { merge: words, fields: labels } = personsDesk;

export type Choices = Readonly<Partial<Record<PersonField, string>>>;

type Props = {
  one: PersonCard;
  other: PersonCard;
  fields: readonly PersonField[];
  choices: Choices;
  isReadOnly: boolean;
  onChoose: (field: PersonField, uuid: string) => void;
};

/** What is known on both cards, line by line; where they differ one of the two is chosen. */
export function MergeTable({ one, other, fields, choices, isReadOnly, onChoose }: Props) {
  return (
    <Card isClipped aria-label={words.compare} className={styles.compare}>
      <Line label={words.from} one={<Source card={one} />} other={<Source card={other} />} />
      {fields.map((field) => (
        <fieldset key={field} className={styles.line}>
          <legend>{labels[field]}</legend>
          {[one, other].map((card) => (
            <FieldCell
              key={card.uuid}
              value={shownValue(field, card.values[field])}
              isSame={one.values[field].trim() === other.values[field].trim()}
              isChosen={choices[field] === card.uuid}
              choice={{ name: field, disabled: isReadOnly, onChange: () => onChoose(field, card.uuid) }}
            />
          ))}
        </fieldset>
      ))}
      <Line label={words.weight} one={<Weighing card={one} />} other={<Weighing card={other} />} />
      <Line label={words.categories} one={<Places card={one} />} other={<Places card={other} />} />
    </Card>
  );
}

function Line({ label, one, other }: { label: string; one: ReactNode; other: ReactNode }) {
  return (
    <div className={styles.line}>
      <span className={styles.label}>{label}</span>
      <div>{one}</div>
      <div>{other}</div>
    </div>
  );
}

type CellProps = {
  value: string;
  isSame: boolean;
  isChosen: boolean;
  choice: { readonly name: string; readonly disabled: boolean; readonly onChange: () => void };
};

function FieldCell({ value, isSame, isChosen, choice }: CellProps) {
  if (isSame)
    return (
      <div className={styles.same}>
        <Icon name="check" size={18} /> {value}
      </div>
    );
  return (
    <div className={cx(isChosen && styles.chosen)}>
      <Radio {...choice} checked={isChosen} label={value || words.unknown} />
    </div>
  );
}

function Source({ card: { values, hasProfile, createdAt } }: { card: PersonCard }) {
  const name = [values.name, values.middleName].filter(Boolean).join(" ");
  return (
    <span className={styles.source}>
      <Avatar name={values.name} size={48} />
      <span>
        <b>{name}</b>
        <small suppressHydrationWarning>
          {hasProfile ? words.profile : words.written(formatDate(plainDateOf(new Date(createdAt))))}
        </small>
      </span>
    </span>
  );
}

const Weighing = ({ card: { weighing } }: { card: PersonCard }) =>
  weighing?.weight ? formatWeight(weighing.weight) : words.notWeighed;

const Places = ({ card: { places } }: { card: PersonCard }) =>
  places.map(({ title, isDrawn }) => (isDrawn ? `${title} (${words.drawn})` : title)).join(", ");
