import type { OwnData } from "#contract/account/ownData.ts";
import type { Locale } from "#contract/locale.ts";
import { wordsOf, type Words } from "../words/words.ts";
import type { Block, FormPaper } from "./paper.ts";
import { spokenIn } from "./spoken.ts";

type Person = OwnData["people"][number];
type Application = Person["applications"][number];
type Own = Words["own"];

/** The same as the file for programs holds, to be read and printed (AU66). */
export function ownDataPaper(data: OwnData, locale: Locale): FormPaper {
  const all = wordsOf(locale);
  const words = all.own;
  const { sections, columns, moment } = words;
  return {
    type: "form",
    ...spokenIn({ locale }),
    title: words.title,
    foot: words.foot,
    blocks: [
      { type: "text", text: words.lead(moment(data.exportedAt)), isQuiet: true },
      { type: "heading", level: 2, text: sections.account },
      ...accountFacts(words, data),
      ...listing(
        sections.signIns,
        columns.signIns,
        [2, 1, 1],
        data.signIns.map(({ device, since, lastSeen }) => [device ?? "", moment(since), moment(lastSeen)]),
      ),
      ...listing(
        sections.providers,
        columns.providers,
        [1, 1],
        data.providers.map(({ provider, since }) => [provider, moment(since)]),
      ),
      ...listing(
        sections.following,
        columns.following,
        [1, 2],
        data.following.map(({ kind, ref }) => [words.followed(kind), ref]),
      ),
      ...consents(words, data.ownConsents),
      ...asked(words, data),
      ...paymentList(all, data),
      ...refereeing(words, data),
      ...eventRoles(words, data),
      ...data.people.flatMap((person) => personBlocks(all, person)),
    ],
  };
}

/** What they have asked for: to be one person with somebody, and results to be theirs. */
function asked(words: Own, { mergeRequests, resultClaims }: OwnData): Block[] {
  const { sections, columns, moment } = words;
  return [
    ...listing(
      sections.mergeRequests,
      columns.mergeRequests,
      [1, 2, 1],
      mergeRequests.map(({ at, note, state }) => [moment(at), note ?? "", words.mergeState(state)]),
    ),
    ...listing(
      sections.resultClaims,
      columns.resultClaims,
      [1, 2, 1],
      resultClaims.map(({ at, event, state }) => [moment(at), event, words.claimState(state)]),
    ),
  ];
}

function eventRoles(words: Own, { eventRoles: roles }: OwnData): Block[] {
  return listing(
    words.sections.eventRoles,
    words.columns.eventRoles,
    [2, 1, 1, 1],
    roles.map(({ event, role, givenAt, takenAt }) => [
      event,
      words.eventRoles[role],
      words.moment(givenAt),
      words.moment(takenAt),
    ]),
  );
}

function paymentList({ own: words, receipt }: Words, { payments }: OwnData): Block[] {
  return listing(
    words.sections.payments,
    words.columns.payments,
    [2, 3, 2, 1.4, 2],
    payments.map(({ at, event, person, kopecks, state, method }) => [
      words.moment(at),
      event,
      person ?? "",
      receipt.rubles(kopecks),
      `${receipt.states[state]}, ${receipt.methods[method]}`,
    ]),
  );
}

function refereeing(words: Own, { refereeing: lists }: OwnData): Block[] {
  return listing(
    words.sections.refereeing,
    words.columns.refereeing,
    [2, 2, 1, 2],
    lists.map((referee) => [
      referee.competition,
      fullName(referee),
      [words.post(referee.post), words.grade(referee.grade)].filter(Boolean).join(", "),
      [referee.region, referee.city, referee.club].filter(Boolean).join(", "),
    ]),
  );
}

function accountFacts(words: Own, { account, secondFactorSince }: OwnData): Block[] {
  const { fields } = words;
  return facts([
    [fields.login, account.login],
    [fields.email, account.email],
    [fields.role, words.role(account.role)],
    [fields.name, fullName(account)],
    [fields.phone, account.phone],
    [fields.broughtBy, account.broughtBy],
    [fields.registeredAt, words.moment(account.registeredAt)],
    [fields.secondFactorSince, words.moment(secondFactorSince)],
    [fields.wantsNotices, account.wantsNotices ? words.yes : words.none],
  ]);
}

function personBlocks(all: Words, person: Person): Block[] {
  const { own: words, names } = all;
  const { fields, columns, sections } = words;
  const rows = person.bouts.map(({ category, number, state, isWon, cause, finishedAt }) => [
    names.category(category ?? ""),
    number === null ? "" : String(number),
    words.boutState(state),
    isWon === null ? "" : `${isWon ? words.won : words.lost} ${words.cause(cause)}`,
    words.moment(finishedAt),
  ]);
  return [
    { type: "page-break" },
    { type: "heading", level: 1, text: fullName(person) },
    ...facts([
      [fields.latinName, person.latinName],
      [fields.birthDate, words.day(person.birthDate)],
      [fields.gender, words.gender(person.gender)],
      [fields.weight, words.kilograms(person.weight)],
      [fields.phone, person.phone],
      [fields.belt, words.belt(person.belt)],
      [fields.beltSince, words.day(person.beltSince)],
      [fields.beltBy, person.beltBy],
      [fields.city, person.city],
      [fields.club, person.club],
      [fields.coach, person.coach],
      [fields.representative, person.representative],
      [fields.medicalUntil, words.day(person.medicalUntil)],
      [fields.insuranceUntil, words.day(person.insuranceUntil)],
      [fields.photo, person.photo === null ? words.none : words.yes],
    ]),
    ...consents(words, person.consents),
    ...person.applications.flatMap((application) => applicationBlocks(all, application)),
    ...listing(sections.bouts, columns.bouts, [3, 1, 2, 3, 3], rows),
  ];
}

function applicationBlocks({ own: words, names }: Words, application: Application): Block[] {
  const { fields, columns } = words;
  const history = application.history.map(({ at, kind, note }) => [
    words.moment(at),
    words.change(kind),
    note ?? "",
  ]);
  const messages = application.messages.map(({ at, fromOrganiser, text }) => [
    words.moment(at),
    fromOrganiser ? words.organiser : words.you,
    text,
  ]);
  const letters = application.letters.map(({ at, kind }) => [words.moment(at), words.letter(kind)]);
  return [
    { type: "heading", level: 2, text: words.sections.application(application.event) },
    ...facts([
      [fields.date, words.day(application.date)],
      [fields.category, application.category && names.category(application.category)],
      [fields.state, words.state(application.state)],
      [fields.comment, application.comment],
      [fields.declaredWeight, words.kilograms(application.weight)],
      [fields.weighedAt, words.kilograms(application.weighedAt)],
    ]),
    ...(history.length > 0 ? [table(columns.history, [2, 2, 3], history)] : []),
    ...(letters.length > 0 ? [table(columns.letters, [2, 5], letters)] : []),
    ...(messages.length > 0 ? [table(columns.messages, [2, 1, 4], messages)] : []),
  ];
}

const consents = (words: Own, given: OwnData["ownConsents"]): Block[] =>
  listing(
    words.sections.consents,
    words.columns.consents,
    [3, 1.4, 2, 2],
    given.map(({ kind, version, givenAt, withdrawnAt }) => [
      words.consent(kind),
      version,
      words.moment(givenAt),
      words.moment(withdrawnAt),
    ]),
  );

const table = (
  head: readonly string[],
  shares: readonly number[],
  rows: readonly (readonly string[])[],
): Block => ({
  type: "table",
  columns: head.map((title, at) => ({ title, width: `${shares[at] ?? 1}*` })),
  rows,
});

function listing(
  title: string,
  head: readonly string[],
  shares: readonly number[],
  rows: readonly (readonly string[])[],
): Block[] {
  if (rows.length === 0) return [];
  return [{ type: "heading", level: 2, text: title }, table(head, shares, rows)];
}

/** Only what is filled in: a paper full of empty lines is not read. */
function facts(rows: readonly (readonly [label: string, value: string | null])[]): Block[] {
  const filled = rows.flatMap(([label, value]) =>
    value === null || value === "" ? [] : [[label, value] as const],
  );
  return filled.length === 0 ? [] : [{ type: "facts", rows: filled }];
}

const fullName = (person: {
  readonly lastName: string | null;
  readonly firstName: string | null;
  readonly middleName: string | null;
}): string => [person.lastName, person.firstName, person.middleName].filter(Boolean).join(" ");
