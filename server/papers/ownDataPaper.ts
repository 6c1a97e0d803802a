import type { OwnData } from "#contract/account/ownData.ts";
import type { Block, FormPaper } from "./paper.ts";
import { receiptWords } from "./receiptWords.ts";
import { ownDataWords as words } from "./ownDataWords.ts";

type Person = OwnData["people"][number];
type Application = Person["applications"][number];

/** The same as the file for programs holds, to be read and printed (AU66). */
export function ownDataPaper(data: OwnData): FormPaper {
  const { sections, columns, moment } = words;
  return {
    type: "form",
    title: words.title,
    foot: words.foot,
    blocks: [
      { type: "text", text: words.lead(moment(data.exportedAt)), isQuiet: true },
      { type: "heading", level: 2, text: sections.account },
      ...accountFacts(data),
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
      ...consents(data.ownConsents),
      ...listing(
        sections.mergeRequests,
        columns.mergeRequests,
        [1, 2, 1],
        data.mergeRequests.map(({ at, note, state }) => [moment(at), note ?? "", words.mergeState(state)]),
      ),
      ...listing(
        sections.resultClaims,
        columns.resultClaims,
        [1, 2, 1],
        data.resultClaims.map(({ at, event, state }) => [moment(at), event, words.claimState(state)]),
      ),
      ...paymentList(data),
      ...refereeing(data),
      ...eventRoles(data),
      ...data.people.flatMap((person) => personBlocks(person)),
    ],
  };
}

function eventRoles({ eventRoles: roles }: OwnData): Block[] {
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

function paymentList({ payments }: OwnData): Block[] {
  return listing(
    words.sections.payments,
    words.columns.payments,
    [2, 3, 2, 1.4, 2],
    payments.map(({ at, event, person, kopecks, state, method }) => [
      words.moment(at),
      event,
      person ?? "",
      receiptWords.rubles(kopecks),
      `${receiptWords.states[state]}, ${receiptWords.methods[method]}`,
    ]),
  );
}

function refereeing({ refereeing: lists }: OwnData): Block[] {
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

function accountFacts({ account, secondFactorSince }: OwnData): Block[] {
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

function personBlocks(person: Person): Block[] {
  const { fields, columns, sections } = words;
  const rows = person.bouts.map(({ category, number, state, isWon, cause, finishedAt }) => [
    category ?? "",
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
    ...consents(person.consents),
    ...person.applications.flatMap((application) => applicationBlocks(application)),
    ...listing(sections.bouts, columns.bouts, [3, 1, 2, 3, 3], rows),
  ];
}

function applicationBlocks(application: Application): Block[] {
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
      [fields.category, application.category],
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

const consents = (given: OwnData["ownConsents"]): Block[] =>
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
