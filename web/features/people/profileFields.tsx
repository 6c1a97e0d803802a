import { writeDecimal } from "#web/i18n/spoken/decimal.ts";
import { CONSENT_PAGES, type PersonConsent } from "#contract/entry/consent.ts";
import type { Team } from "#contract/event/content.ts";
import type { ConsentState, Profile, ProfileDraft } from "#contract/entry/profile.ts";
import { BELTS } from "#domain/category/levels.ts";
import { needsRepresentative, PROFILE_RELATIONS } from "#domain/entry/consent.ts";
import { isMinorOn } from "#domain/entry/eligibility.ts";
import { isNewNonLatin } from "#domain/person/personName.ts";
import { defineForm, type Raw, type SelectFetch, type Values } from "#web/kit/forms/fields.ts";
import { max, min, own, required, saying, type RuleContext } from "#web/kit/forms/rules.ts";
import { people } from "#texts/people/people.ts";
import { nameRule } from "#web/sport/person/nameRule.ts";
import { TextLink } from "#web/kit/TextLink.tsx";
import { ClubOption, teamOption } from "./ClubOption.tsx";

const { fields: words, consents } = people;
const OPTIONAL = { aside: words.optional } as const;

const nameFields = (stored: Profile | undefined) =>
  defineForm({
    lastName: {
      kind: "text",
      label: words.lastName,
      rules: [saying(required, words.lastNameMissing), nameRule(words.lastName, stored?.lastName)],
    },
    firstName: {
      kind: "text",
      label: words.firstName,
      rules: [saying(required, words.firstNameMissing), nameRule(words.firstName, stored?.firstName)],
    },
    middleName: {
      kind: "text",
      label: words.middleName,
      ...OPTIONAL,
      rules: [nameRule(words.middleName, stored?.middleName)],
    },
    latinName: {
      kind: "text",
      label: words.latinName,
      ...OPTIONAL,
      rules: [
        nameRule(words.latinName, stored?.latinName),
        own((value) => (isNewNonLatin(value, stored?.latinName) ? words.latinWrong : undefined)),
      ],
    },
  });

const PAPERS = defineForm({
  medicalUntil: { kind: "date", label: words.medicalUntil, hint: words.medicalHint, ...OPTIONAL },
  insuranceUntil: { kind: "date", label: words.insuranceUntil, ...OPTIONAL },
  processing: {
    kind: "checkbox",
    label: consents.processing,
    labelNode: <ConsentLabel kind="processing" />,
  },
  publication: {
    kind: "checkbox",
    label: consents.publication,
    labelNode: <ConsentLabel kind="publication" />,
  },
  details: { kind: "checkbox", label: consents.details, labelNode: <ConsentLabel kind="details" /> },
});

export type ProfileFieldDeps = {
  /** Who is there already. */
  readonly profile: Profile | undefined;
  readonly today: string;
  readonly team: Team | undefined;
  readonly fetchClubs: SelectFetch;
  readonly onCreateClub: (needle: string) => void;
};

const NOT_OWN = { firstName: "", middleName: "", processing: false, publication: false, details: false };

/** The declaration of a person's card; the club list comes from the server, page by page. */
export function profileFields({ profile, today, team, fetchClubs, onCreateClub }: ProfileFieldDeps) {
  return defineForm({
    relation: {
      kind: "select",
      label: words.relation,
      options: PROFILE_RELATIONS.map((value) => ({ value, label: people.relations[value] })),
      initial: "self",
      // What the account told of its own person is not true of another, and consents are given for each.
      ...(profile === undefined && { sets: (relation) => (relation === "self" ? {} : NOT_OWN) }),
    },
    ...nameFields(profile),
    birthDate: {
      kind: "date",
      label: words.birthDate,
      max: today,
      rules: [
        saying(required, words.birthDateMissing),
        own((value) => (String(value) > today ? words.birthDateFuture : undefined)),
      ],
    },
    gender: {
      kind: "radio",
      label: words.gender,
      options: [
        { value: "m", label: words.m },
        { value: "f", label: words.f },
      ],
      rules: [saying(required, words.genderMissing)],
    },
    representative: {
      kind: "text",
      label: words.representative,
      hint: words.representativeHint,
      rules: [
        {
          ...own((value, context) => missingRepresentative(value, context, today), { seesOthers: true }),
          seesEmpty: true,
        },
      ],
    },
    belt: {
      kind: "select",
      label: words.belt,
      options: [
        { value: "none", label: people.noBelt },
        ...BELTS.map((value) => ({ value, label: people.belts[value] })),
      ],
      initial: "none",
    },
    beltSince: { kind: "date", label: words.beltSince, max: today, ...OPTIONAL },
    beltBy: { kind: "text", label: words.beltBy, ...OPTIONAL },
    weight: {
      kind: "number",
      label: words.weight,
      suffix: words.kilograms,
      rules: [saying(min(10), words.weightRange), saying(max(300), words.weightRange)],
    },
    city: { kind: "text", label: words.city, autoComplete: "off", ...OPTIONAL },
    coach: { kind: "text", label: words.coach, ...OPTIONAL },
    phone: {
      kind: "tel",
      label: words.phone,
      hint: words.phoneHint,
      autoComplete: "off",
      ...OPTIONAL,
      rules: [
        own((value) => (String(value).replaceAll(/\D/g, "").length < 10 ? words.phoneWrong : undefined)),
      ],
    },
    club: {
      kind: "advancedSelect",
      label: words.club,
      placeholder: words.clubPlaceholder,
      selectConfig: { valueProp: "documentId", label: "name", filterResults: false },
      selectInitial: team?.documentId ?? "",
      selectOptions: team === undefined ? [] : [teamOption(team)],
      selectFetch: fetchClubs,
      selectCreate: { label: people.club.missing, onCreate: onCreateClub },
      renderOption: (option, needle) => <ClubOption option={option} needle={needle} />,
    },
    ...PAPERS,
    submit: { kind: "submit", label: people.profiles.save },
  });
}

export type ProfileValues = Values<ReturnType<typeof profileFields>>;

function missingRepresentative(value: unknown, { values }: RuleContext, today: string): string | undefined {
  const relation = PROFILE_RELATIONS.find((word) => word === values["relation"]) ?? "self";
  const birthDate = textOf(values["birthDate"]);
  // A day ahead is told at its own field, and says nothing of who would answer for them.
  const isMinor = birthDate !== "" && birthDate <= today && isMinorOn(birthDate, today);
  return needsRepresentative(relation, isMinor) && textOf(value).trim() === ""
    ? words.representativeMissing
    : undefined;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

export function ConsentLabel({ kind }: { kind: PersonConsent }) {
  return (
    <>
      {consents[kind]}.{" "}
      <TextLink href={CONSENT_PAGES[kind]} target="_blank">
        {consents.read}
      </TextLink>
    </>
  );
}

/** What is written to the server; an empty field is nothing. */
export function draftOf(values: ProfileValues): ProfileDraft {
  const text = (value: string) => (value === "" ? null : value);
  return {
    relation: PROFILE_RELATIONS.find((word) => word === values.relation) ?? "self",
    lastName: values.lastName,
    firstName: text(values.firstName),
    middleName: text(values.middleName),
    latinName: text(values.latinName),
    birthDate: text(values.birthDate),
    gender: values.gender === "f" ? "f" : "m",
    representative: text(values.representative),
    belt: BELTS.find((belt) => belt === values.belt) ?? null,
    beltSince: text(values.beltSince),
    beltBy: text(values.beltBy),
    weight: values.weight ?? null,
    city: text(values.city),
    coach: text(values.coach),
    phone: text(values.phone),
    medicalUntil: text(values.medicalUntil),
    insuranceUntil: text(values.insuranceUntil),
    team: values.club ?? null,
  };
}

/** What the form starts with. */
export function rawOf(profile: Profile, state: ConsentState | undefined): Map<string, Raw> {
  const { team, belt, weight, gender, relation, ...rest } = profile;
  const texts = Object.entries(rest).flatMap(([name, value]): [string, Raw][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return new Map<string, Raw>([
    ...texts,
    ["relation", relation],
    ["belt", belt ?? "none"],
    ["gender", gender ?? ""],
    ["weight", weight === null ? "" : writeDecimal(weight)],
    ["club", team?.documentId ?? ""],
    ["processing", isInForce(state, "processing")],
    ["publication", isInForce(state, "publication")],
    ["details", isInForce(state, "details")],
  ]);
}

export function isInForce(state: ConsentState | undefined, kind: PersonConsent): boolean {
  return state?.consents.some((consent) => consent.kind === kind && consent.withdrawnAt === null) ?? false;
}
