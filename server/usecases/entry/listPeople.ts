import type { ListLine, ListPerson, ListRequest } from "#contract/entry/list.ts";
import { isMinorIn } from "#domain/entry/eligibility.ts";
import { isNewNonName } from "#domain/person/personName.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { FighterRow } from "../../persistence/database/competitionTables.ts";

/** Somebody of a list with all their lines; `fighter` is who they were before it. */
export type PersonOfList = {
  readonly fighter: FighterRow | undefined;
  readonly lines: readonly number[];
  /** The first line, and from the next what it does not tell. */
  readonly person: ListPerson;
  readonly club: ListLine["club"];
  readonly hasConsent: boolean;
};

export type PersonProblem = { readonly code: "unknown-person" | "name-signs"; readonly row: number };

/** Lines that are one person, put together; a line may name one before it only. */
export function peopleOfList(
  lines: ListRequest["lines"],
  known: ReadonlyMap<string, FighterRow>,
): Result<PersonOfList[], PersonProblem> {
  const people: PersonOfList[] = [];
  const byFighter = new Map<string, number>();
  const byLine: number[] = [];
  for (const [row, line] of lines.entries()) {
    const { is } = line;
    const uuid = is !== null && "fighter" in is ? is.fighter : undefined;
    const fighter = uuid === undefined ? undefined : known.get(uuid);
    const before = is !== null && "line" in is ? byLine[is.line] : byFighter.get(uuid ?? "");
    if (is !== null && fighter === undefined && before === undefined)
      return refuse({ code: "unknown-person", row: row + 1 });
    const at = before ?? people.length;
    people[at] = joined(people[at], line, row, fighter);
    byLine.push(at);
    if (uuid !== undefined) byFighter.set(uuid, at);
  }
  return ok(people);
}

function joined(
  before: PersonOfList | undefined,
  { person, club, hasConsent }: ListLine,
  row: number,
  fighter: FighterRow | undefined,
): PersonOfList {
  if (before === undefined) return { fighter, lines: [row], person, club, hasConsent };
  return {
    fighter: before.fighter,
    lines: [...before.lines, row],
    person: filled(before.person, person),
    club: before.club ?? club,
    hasConsent: before.hasConsent || hasConsent,
  };
}

/** The first line whose name has digits or other signs; who is known keeps theirs (PE12). */
export function findNonName(people: readonly PersonOfList[]) {
  const wrong = people.find(
    ({ fighter, person: { lastName, firstName, middleName } }) =>
      fighter === undefined && [lastName, firstName, middleName].some((name) => isNewNonName(name)),
  );
  return wrong === undefined ? undefined : ({ code: "name-signs", row: (wrong.lines[0] ?? 0) + 1 } as const);
}

/** What one record does not tell is taken from the other; nothing is overwritten. */
function filled(one: ListPerson, other: ListPerson): ListPerson {
  return {
    lastName: one.lastName,
    firstName: one.firstName ?? other.firstName,
    middleName: one.middleName ?? other.middleName,
    birthDate: one.birthDate ?? other.birthDate,
    birthYear: one.birthYear ?? other.birthYear,
    sex: one.sex ?? other.sex,
    weight: one.weight ?? other.weight,
    city: one.city ?? other.city,
    region: one.region ?? other.region,
    coach: one.coach ?? other.coach,
    rank: one.rank ?? other.rank,
    belt: one.belt ?? other.belt,
    level: one.level ?? other.level,
    licence: one.licence ?? other.licence,
  };
}

/** The columns of a fighter a list may write, besides the names. */
export const columnsOfPerson = (person: ListPerson, teamId: number | null) => ({
  middle_name: person.middleName,
  birth_date: person.birthDate,
  birth_year: person.birthDate === null ? person.birthYear : null,
  sex: person.sex,
  weight: person.weight,
  city: person.city,
  region: person.region,
  coach: person.coach,
  rank: person.rank,
  belt: person.belt,
  level: person.level,
  licence: person.licence,
  team_id: teamId,
});

/** What the list knows of a fighter and the fighter's record does not (EN22). */
export function missingOf(fighter: FighterRow, person: ListPerson, teamId: number | null) {
  const told = Object.entries(columnsOfPerson(person, teamId));
  const known = new Map<string, unknown>(Object.entries(fighter));
  return Object.fromEntries(
    told.filter(([column, value]) => {
      if (value === null || known.get(column) !== null) return false;
      return column !== "birth_year" || fighter.birth_date === null;
    }),
  );
}

/** Of whom only the year is known counts as born on its last day: rather a number too many than a child's name (EN14). */
export function isMinorOfList({ person }: PersonOfList, ageMax: number | null, today: string): boolean {
  const { birthDate, birthYear } = person;
  return isMinorIn(ageMax, birthDate ?? (birthYear === null ? null : `${birthYear}-12-31`), today);
}
