import { personName } from "#web/i18n/names.ts";
import type { ReactNode } from "react";
import { eventDates } from "#web/i18n/spoken/eventDates.ts";
import { entry } from "#texts/people/entry.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { Fill, Row, Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { entryFees, feeText } from "./entryFees.ts";
import { chosenOf, type EntryChoices } from "./entryFields.tsx";
import styles from "./EntryFoot.module.css";

type Props = {
  choices: EntryChoices;
  values: Readonly<Record<string, unknown>>;
  /** Why the entry cannot go on with what was chosen; there is nothing to pay for then. */
  obstacle: string | undefined;
  /** The way on and back. */
  children: ReactNode;
};

/** Stays in sight at every step: where to, who, in what, and what it costs. */
export function EntryFoot({ choices, values, obstacle, children }: Props) {
  const { open, person, categories } = chosenOf(choices, values);
  const isSum = entryFees(choices, values) !== undefined;
  const chosen = [
    person === undefined ? undefined : personName(person.profile),
    categories.map(({ title }) => titleWords(title)).join(", ") || entry.foot.noCategory,
  ];
  return (
    <div className={styles.foot}>
      <Row gap={16} rowGap={8} wraps justify="between" className={styles.facts}>
        <Fill className={styles.what}>
          <b>{open?.event.name ?? entry.foot.noEvent}</b>
          {open === undefined ? null : <span className={styles.when}>{eventDates(open.event)}</span>}
          <Text size="small" tone="secondary">
            {chosen.filter(Boolean).join(": ")}
          </Text>
        </Fill>
        <Stack as="output" align="end" className={styles.fee} aria-label={obstacle ?? entry.foot.fee}>
          {obstacle === undefined ? (
            <>
              <small>{isSum ? entry.foot.sum(categories.length) : entry.foot.fee}</small>
              <strong className={isSum ? styles.sum : styles.told}>{feeText(choices, values)}</strong>
            </>
          ) : (
            <strong className={styles.told}>{obstacle}</strong>
          )}
        </Stack>
      </Row>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
