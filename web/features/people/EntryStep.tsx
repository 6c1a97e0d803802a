import { personName } from "#web/i18n/names.ts";
import type { RefObject } from "react";
import { paperProblem } from "#domain/entry/papers.ts";
import { FormField, FormFields } from "#web/kit/forms/FormField.tsx";
import { titleWords } from "#texts/sport/dataWords.ts";
import { formatDate } from "#texts/dates.ts";
import { formatWeight } from "#texts/numbers.ts";
import { formatKopecks } from "#texts/fees/fees.ts";
import { ownFees } from "#texts/fees/ownFees.ts";
import { entry } from "#texts/people/entry.ts";
import { people } from "#texts/people/people.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Text } from "#web/kit/Text.tsx";
import styles from "./entry.module.css";
import {
  categoryChoice,
  chosenOf,
  legalCategories,
  type EntryChoices,
  type EntryForm,
} from "./entryFields.tsx";
import { profilePath } from "./entryPaths.ts";
import { Facts } from "./Facts.tsx";

import { entryFees, feeText } from "./entryFees.ts";
import type { Step } from "./entrySteps.ts";

type Props = { form: EntryForm; choices: EntryChoices };

const PARTS = { who: Who, category: Which, club: Club, papers: Papers, review: Review } as const;

type StepProps = Props & { step: Step; heading: RefObject<HTMLHeadingElement | null> | undefined };

export function EntryStep({ step, heading, ...props }: StepProps) {
  const Part = PARTS[step];
  return (
    <>
      <Heading level={2} ref={heading} tabIndex={-1}>
        {entry.steps[step]}
      </Heading>
      <Part {...props} />
    </>
  );
}

function Who({ form, choices }: Props) {
  return (
    <>
      <FormField form={form} name="event" className={styles.cards} />
      <FormField form={form} name="profile" className={styles.cards} />
      <Needed form={form} choices={choices} />
    </>
  );
}

/** Who lacks the certificate learns it here and not three steps later (EN65). */
function Needed({ form, choices }: Props) {
  const values = form.store.values();
  const { open, person } = chosenOf(choices, values);
  if (open === undefined) return null;
  const day = formatDate(open.event.dateOfEvent);
  if (person === undefined) return <Text>{entry.needed.medical(day)}</Text>;
  const known = values.medicalUntil === "" ? person.profile.medicalUntil : values.medicalUntil;
  const until = formatDate(known);
  switch (paperProblem(known, open.event.dateOfEvent ?? choices.today)) {
    case "short":
      return (
        <Banner tone="wait" icon="warn">
          {entry.needed.short(until)}
        </Banner>
      );
    case "missing":
      return <Text>{entry.needed.missing(day)}</Text>;
    case undefined:
      return <Text>{entry.needed.lasts(until)}</Text>;
  }
}

/** Only categories the person may enter; each says how many have entered it so far. */
function Which({ form, choices }: Props) {
  const values = form.store.values();
  const { legal, closed, isUnknown } = legalCategories(choices, values);
  const { categories, person } = chosenOf(choices, values);
  if (person !== undefined && isUnknown)
    return (
      <Banner
        tone="wait"
        icon="warn"
        action={
          <Button size="sm" href={profilePath(person.profile.documentId, { event: values.event })}>
            {entry.toProfile}
          </Button>
        }
      >
        {entry.unknown}
      </Banner>
    );
  if (legal.length === 0)
    return (
      <>
        <EmptyState title={entry.noCategories} level={3} art="bracket">
          {entry.noCategoriesText}
        </EmptyState>
        <ClosedCategories closed={closed} />
      </>
    );
  const fees = entryFees(choices, values);
  const options = legal.map((category) => ({
    ...categoryChoice(category),
    ...(fees && { aside: formatKopecks(fees.priceOf(category)) }),
  }));
  const offered = {
    ...form,
    fields: { ...form.fields, categories: { ...form.fields.categories, options } },
  };
  return (
    <>
      <FormField form={offered} name="categories" className={styles.cards} />
      <ClosedCategories closed={closed} />
      {categories.some(({ entries }) => entries === 0) ? (
        <Banner tone="wait" icon="info">
          {entry.alone}
        </Banner>
      ) : null}
      <FormField form={form} name="weight" />
    </>
  );
}

type ClosedProps = { closed: ReturnType<typeof legalCategories>["closed"] };

/** Whoever misses a category reads here why it is not offered. */
function ClosedCategories({ closed }: ClosedProps) {
  if (closed.length === 0) return null;
  return (
    <details className={styles.closed}>
      <summary>{entry.closedCategories(closed.length)}</summary>
      <ul>
        {closed.map(({ id, title, reasons }) => (
          <li key={id}>
            {titleWords(title)}: {reasons.map((reason) => entry.closed[reason]).join(", ")}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Club({ form }: Props) {
  return (
    <>
      <FormFields form={form} names={["club", "comment"]} />
    </>
  );
}

function Papers({ form, choices }: Props) {
  const { person } = chosenOf(choices, form.store.values());
  return (
    <>
      <Text tone="secondary">{entry.papersText}</Text>
      <FormFields form={form} names={["medicalUntil", "insuranceUntil"]} />
      {person === undefined ? null : <Text>{people.consents.by[person.consents.relation]}</Text>}
      <FormFields form={form} names={["processing", "publication", "details"]} />
      <Text size="small" tone="muted">
        {people.consents.publicationHint} {people.consents.detailsHint}
      </Text>
    </>
  );
}

function Review({ form, choices }: Props) {
  const values = form.store.values();
  const { open, person, categories } = chosenOf(choices, values);
  const fees = entryFees(choices, values);
  const team = person?.profile.team;
  const { review } = entry;
  return (
    <>
      <Text tone="secondary">{review.check}</Text>
      <Facts
        facts={[
          [review.who, person === undefined ? "" : personName(person.profile)],
          [review.where, open?.event.name ?? ""],
          [
            categories.length > 1 ? entry.steps.category : review.category,
            categories.map(({ title }) => titleWords(title)).join(", "),
          ],
          [review.club, values.club === undefined ? entry.noClub : clubName(form, values.club, team?.name)],
          [review.weight, values.weight === undefined ? "" : formatWeight(values.weight)],
          [review.medical, formatDate(values.medicalUntil)],
          [ownFees.preview, feeText(choices, values)],
          [ownFees.inAll, fees === undefined || fees.owedBefore === 0 ? "" : formatKopecks(fees.all)],
          [review.visible, values.publication ? review.visibleYes : review.visibleNo],
        ]}
      />
    </>
  );
}

/** The club as its option says it; the list it came from may be gone. */
function clubName(form: EntryForm, id: string, fallback: string | undefined): string {
  const option = form.fields.club.selectOptions.find((one) => one["documentId"] === id);
  const name = option?.["name"];
  return typeof name === "string" ? name : (fallback ?? entry.club);
}
