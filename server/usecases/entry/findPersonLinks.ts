import { setImmediate } from "node:timers/promises";
import {
  MOST_PROPOSALS,
  type LinkProposal,
  type LinkRecord,
  type PersonLinks,
} from "#contract/entry/personLink.ts";
import { createPersonIndex, isCertain, type Likeness } from "#domain/person/likeness.ts";
import type { Deps } from "../../environment/deps.ts";
import { findLinksInForce, findStands, type StandRow } from "../../persistence/entry/personLinks.ts";
import { findEveryApart } from "../../persistence/entry/personMerges.ts";
import { findPeople, type KnownRow } from "../../persistence/entry/personRows.ts";
import { findPersons } from "../shared/persons.ts";
import { knownAs } from "./findSuspects.ts";

const MOST_LINKS = 200;

/** Who of different events may be one person, and who was said to be (AR6). Hidden names are nobody's (AR3). */
export async function findPersonLinks({ db }: Pick<Deps, "db">): Promise<PersonLinks> {
  const stands = Map.groupBy(await findStands(db), ({ fighter_id }) => fighter_id);
  const people = (await findPeople(db, {})).filter(({ id }) => stands.has(id));
  const record = recorder(people, stands);
  const proposals = await proposalsOf(db, people, stands);
  const links = await findLinksInForce(db, MOST_LINKS);
  return {
    people: people.length,
    events: new Set([...stands.values()].flat().map(({ event_id }) => event_id)).size,
    found: proposals.length,
    proposals: proposals.slice(0, MOST_PROPOSALS).flatMap(({ one, other, likeness }): LinkProposal[] => {
      const [first, second] = [record(one), record(other)];
      return first && second ? [{ one: first, other: second, likeness, isCertain: isCertain(likeness) }] : [];
    }),
    links: links.flatMap(({ id, at_ms: at, author, one_id, other_id }) => {
      const [one, other] = [record(one_id), record(other_id)];
      return one && other ? [{ id, at, author, one, other }] : [];
    }),
  };
}

type Stands = ReadonlyMap<number, readonly StandRow[]>;

function recorder(people: readonly KnownRow[], stands: Stands) {
  const byId = new Map(people.map((person) => [person.id, person]));
  return (id: number): LinkRecord | undefined => {
    const person = byId.get(id);
    return (
      person && {
        uuid: person.uuid,
        name: [person.last_name, person.first_name, person.middle_name].filter(Boolean).join(" "),
        birth: person.birth_date ?? (person.birth_year === null ? null : String(person.birth_year)),
        club: person.team_name,
        events: (stands.get(id) ?? []).map((row) => ({
          id: row.event_id,
          name: row.name,
          dateOfEvent: row.date_of_event,
        })),
      }
    );
  };
}

type Proposed = { readonly one: number; readonly other: number; readonly likeness: Likeness };

const AT_ONCE = 50;

/** For every record the earlier one most like it, of another person and another event; each two persons once. */
async function proposalsOf(db: Deps["db"], people: readonly KnownRow[], stands: Stands): Promise<Proposed[]> {
  const open = people.map(({ id }) => ({ id, profile_id: stands.get(id)?.[0]?.profile_id ?? null }));
  const personOf = await findPersons(db, open);
  const persons = (one: number, other: number) =>
    [personOf(one) ?? "", personOf(other) ?? ""].toSorted().join(" ");
  const apart = new Set((await findEveryApart(db)).map(({ one_id, other_id }) => persons(one_id, other_id)));
  const events = new Map(
    [...Map.groupBy(people, ({ id }) => personOf(id))].map(([person, own]) => [
      person,
      new Set(own.flatMap(({ id }) => (stands.get(id) ?? []).map(({ event_id }) => event_id))),
    ]),
  );
  const mayBeOne = (one: number, other: number): boolean => {
    const [a, b] = [personOf(one), personOf(other)];
    if (a === b || apart.has(persons(one, other))) return false;
    return !shareAny(events.get(a) ?? NOWHERE, events.get(b) ?? NOWHERE);
  };
  const dateOf = ({ id }: KnownRow) => stands.get(id)?.[0]?.date_of_event ?? "";
  const known = people.toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)) || a.id - b.id).flatMap(knownAs);
  const index = createPersonIndex(known.map(({ data }) => data));
  const proposed = new Map<string, Proposed>();
  for (const [at, { person }] of known.entries()) {
    // Thousands of people take a second: whoever scores meanwhile does not wait for it.
    if (at % AT_ONCE === 0) await setImmediate();
    const best = index
      .likesBefore(at)
      .flatMap(({ index: of, likeness }) => {
        const other = known[of]?.person.id;
        return other !== undefined && mayBeOne(other, person.id)
          ? [{ one: other, other: person.id, likeness }]
          : [];
      })
      .toSorted((a, b) => strength(b.likeness) - strength(a.likeness) || b.one - a.one)[0];
    if (best !== undefined) proposed.set(persons(best.one, best.other), best);
  }
  return [...proposed.values()].toSorted((a, b) => strength(b.likeness) - strength(a.likeness));
}

const strength = (likeness: Likeness): number =>
  (isCertain(likeness) ? 8 : 0) +
  (likeness.names === "same" ? 4 : 0) +
  (likeness.born === "same" ? 2 : 0) +
  (likeness.club === "same" ? 1 : 0);

const NOWHERE: ReadonlySet<number> = new Set();

export const shareAny = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  [...one].some((event) => other.has(event));
