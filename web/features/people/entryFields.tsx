import { personName } from "#web/i18n/names.ts";
import type { Fees } from "#contract/fee/fee.ts";
import { eventDates } from "#web/i18n/spoken/eventDates.ts";
import type { Event } from "#contract/event/content.ts";
import type { ConsentState, EntryOffer, Profile } from "#contract/entry/profile.ts";
import { entryProblems } from "#domain/entry/eligibility.ts";
import { paperProblem } from "#domain/entry/papers.ts";
import { defineForm, type Choice, type SelectFetch, type Values } from "#web/kit/forms/fields.ts";
import type { FormHandle } from "#web/kit/forms/useForm.ts";
import { own, required, saying, type Rule } from "#web/kit/forms/rules.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { formatNumber } from "#texts/numbers.ts";
import { entry } from "#texts/people/entry.ts";
import { people } from "#texts/people/people.ts";
import { ClubOption } from "./ClubOption.tsx";
import { factsOf } from "./PersonList.tsx";
import { ConsentLabel, isInForce } from "./profileFields.tsx";

export type OpenEvent = { readonly event: Event; readonly offer: EntryOffer };
export type Person = { readonly profile: Profile; readonly consents: ConsentState };
export type Category = EntryOffer["data"][number];

/** What there is to choose from. */
export type EntryChoices = {
  readonly events: readonly OpenEvent[];
  readonly people: readonly Person[];
  readonly today: string;
  /** Of the events that ask for fees: what the people owe there already. */
  readonly fees: readonly Fees[];
  /** Where the people stand already, and were neither refused nor taken back: ids of event and profile, and the category. */
  readonly entered: readonly {
    readonly event: string;
    readonly profile: string;
    readonly category: number;
  }[];
};

export type EntryFieldDeps = EntryChoices & {
  readonly fetchClubs: SelectFetch;
  readonly onCreateClub: (needle: string) => void;
  readonly clubOptions: readonly Readonly<Record<string, unknown>>[];
};

export type EntryForm = FormHandle<ReturnType<typeof entryFields>>;

export function entryFields(deps: EntryFieldDeps) {
  const { fields: words } = people;
  return defineForm({
    event: {
      kind: "radio",
      label: entry.event,
      options: deps.events.map(({ event }) => ({
        value: event.documentId,
        label: event.name,
        hint: [event.city, eventDates(event)].filter(Boolean).join(", "),
      })),
      rules: [saying(required, entry.eventMissing)],
    },
    profile: {
      kind: "radio",
      label: entry.profile,
      options: deps.people.map(({ profile }) => ({
        value: profile.documentId,
        label: personName(profile),
        hint: [factsOf(profile, deps.today), profile.team?.name].filter(Boolean).join(", "),
      })),
      rules: [saying(required, entry.profileMissing)],
    },
    categories: {
      kind: "checkboxes",
      label: entry.category,
      hint: entry.categoryHint,
      // Of every event: a value is one of the declared ones. Which are shown follows from event and person.
      options: deps.events.flatMap(({ offer }) => offer.data.map(categoryChoice)),
      rules: [anyChosen(deps)],
    },
    weight: {
      kind: "number",
      label: entry.weight,
      suffix: words.kilograms,
      rules: [saying(required, entry.weightMissing), withinLimit(deps)],
    },
    club: {
      kind: "advancedSelect",
      label: entry.club,
      placeholder: words.clubPlaceholder,
      selectConfig: { valueProp: "documentId", label: "name", filterResults: false },
      selectOptions: deps.clubOptions,
      selectFetch: deps.fetchClubs,
      selectCreate: { label: people.club.missing, onCreate: deps.onCreateClub },
      renderOption: (option, needle) => <ClubOption option={option} needle={needle} />,
    },
    comment: { kind: "textarea", label: entry.comment, aside: words.optional },
    medicalUntil: {
      kind: "date",
      label: words.medicalUntil,
      rules: [saying(required, entry.medicalMissing), validOnTheDay(deps)],
    },
    insuranceUntil: { kind: "date", label: words.insuranceUntil, aside: words.optional },
    processing: {
      kind: "checkbox",
      label: people.consents.processing,
      labelNode: <ConsentLabel kind="processing" />,
      rules: [saying(required, people.consents.processingMissing)],
    },
    publication: {
      kind: "checkbox",
      label: people.consents.publication,
      labelNode: <ConsentLabel kind="publication" />,
    },
    details: {
      kind: "checkbox",
      label: people.consents.details,
      labelNode: <ConsentLabel kind="details" />,
    },
    submit: { kind: "submit", label: entry.submit },
  });
}

export type EntryValues = Values<ReturnType<typeof entryFields>>;

type Named = Readonly<Record<string, unknown>>;

/** What the chosen ids stand for; a category that is not offered to this person is not chosen. */
export function chosenOf(choices: EntryChoices, values: Named) {
  const { open, person } = whoAndWhere(choices, values);
  const ticked = values["categories"];
  const ids: readonly unknown[] = Array.isArray(ticked) ? ticked : [values["category"]];
  const { legal } = legalCategories(choices, values);
  return { open, person, categories: legal.filter(({ id }) => ids.includes(String(id))) };
}

function whoAndWhere({ events, people: persons }: EntryChoices, values: Named) {
  const open = events.find(({ event }) => event.documentId === values["event"]);
  const person = persons.find(({ profile }) => profile.documentId === values["profile"]);
  return { open, person };
}

/** The categories of the event that this person may enter, and why not the others. */
export function legalCategories(choices: EntryChoices, values: Named) {
  const { open, person } = whoAndWhere(choices, values);
  const all = open?.offer.data ?? [];
  if (open === undefined || person === undefined) return { legal: [], closed: [], isUnknown: false };
  const { birthDate, gender } = person.profile;
  const entrant = { birthDate: birthDate ?? undefined, sex: gender ?? undefined, weight: undefined };
  const day = open.event.dateOfEvent ?? choices.today;
  const [legal, closed]: [Category[], ClosedCategory[]] = [[], []];
  for (const category of all) {
    const problems = entryProblems(entrant, limitsOf(category), day).map(({ code }) => code);
    const isEntered = choices.entered.some(
      (one) =>
        one.category === category.id &&
        one.profile === person.profile.documentId &&
        one.event === open.event.documentId,
    );
    if (isEntered) closed.push({ ...category, reasons: ["already"] });
    else if (problems.length > 0) closed.push({ ...category, reasons: problems });
    else if (category.isDrawn) closed.push({ ...category, reasons: ["drawn"] });
    else legal.push(category);
  }
  return { legal, closed, isUnknown: birthDate === null || gender === null };
}

type ClosedCategory = Category & { readonly reasons: readonly (keyof typeof entry.closed)[] };

export function categoryChoice({ id, title, style, entries }: Category): Choice {
  const styles: Readonly<Record<string, string>> = entry.styles;
  const label = titleWords(title);
  const word = styles[style ?? ""] ?? "";
  // Most titles end with it.
  const isNamed = label.split(", ").includes(word);
  return {
    value: String(id),
    label,
    hint: [isNamed ? "" : word, entry.entries(entries)].filter(Boolean).join(", "),
  };
}

const limitsOf = ({ sex, ageMin, ageMax, weightMax }: Category) => ({
  sex: sex ?? undefined,
  ageMin: ageMin ?? undefined,
  ageMax: ageMax ?? undefined,
  weightMax: weightMax ?? undefined,
});

/** Ticked boxes of another person or event are no choice here. */
const anyChosen = (choices: EntryChoices): Rule => ({
  ...own(
    (_value, { values }) =>
      chosenOf(choices, values).categories.length === 0 ? entry.categoryMissing : undefined,
    { seesOthers: true },
  ),
  seesEmpty: true,
});

const withinLimit = (choices: EntryChoices): Rule =>
  own(
    (value, { values }) => {
      const limits = chosenOf(choices, values).categories.flatMap(({ weightMax }) => weightMax ?? []);
      const limit = Math.min(...limits);
      const isOver = typeof value === "number" && value > limit;
      return isOver ? entry.tooHeavy(formatNumber(limit)) : undefined;
    },
    { seesOthers: true },
  );

const validOnTheDay = (choices: EntryChoices): Rule =>
  own(
    (value, { values }) => {
      const day = chosenOf(choices, values).open?.event.dateOfEvent ?? "";
      return paperProblem(String(value), day) === "short" ? entry.medicalShort : undefined;
    },
    { seesOthers: true },
  );

/** What is known of the person already, for fields nobody has filled yet. */
export function knownOf({ profile, consents }: Person): ReadonlyMap<string, string | boolean> {
  return new Map<string, string | boolean>([
    ["weight", profile.weight === null ? "" : formatNumber(profile.weight)],
    ["club", profile.team?.documentId ?? ""],
    ["medicalUntil", profile.medicalUntil ?? ""],
    ["insuranceUntil", profile.insuranceUntil ?? ""],
    ["processing", isInForce(consents, "processing")],
    ["publication", isInForce(consents, "publication")],
    ["details", isInForce(consents, "details")],
  ]);
}
