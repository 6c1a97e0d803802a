import { setImmediate } from "node:timers/promises";
import type { KnownPerson } from "#contract/entry/knownPerson.ts";
import { isAdmin } from "#domain/access/access.ts";
import { createPersonMatcher } from "#domain/person/likeness.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { findMemberships } from "../../persistence/draw/drawRows.ts";
import { findPeopleOf, type PersonOfCompetition } from "../../persistence/entry/personRows.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { checkDrawer } from "../shared/drawAccess.ts";
import { knownAs } from "./findSuspects.ts";

type Sought = { readonly name: string; readonly birthDate?: string | null | undefined };
type Found = { readonly person: PersonOfCompetition; readonly rank: number };

const MOST = 8;
const AT_ONCE = 2000;

/** Whom a name typed by hand may mean: the head table is told those of the competition, an administrator everybody (PS23). */
export async function findKnownPeople(
  { db }: Pick<Deps, "db">,
  viewer: Identity,
  competitionUuid: string,
  { name, birthDate }: Sought,
): Promise<Result<KnownPerson[], { readonly code: "not-found" | "forbidden" }>> {
  const checked = await checkDrawer(db, viewer, await findCompetitionByUuid(db, competitionUuid));
  if (!checked.ok) return checked;
  const members = await findMemberships(db, checked.value.id);
  const categories = Map.groupBy(members, ({ fighter_uuid }) => fighter_uuid);
  const people = await findPeopleOf(db, isAdmin(viewer) ? undefined : checked.value.id);
  const isOther = ({ person: { uuid } }: Found) => (categories.has(uuid) ? 0 : 1);
  const found = (await matchesOf(people, { lastName: name, birthDate: birthDate ?? null })).toSorted(
    (one, other) => one.rank - other.rank || isOther(one) - isOther(other) || compareNames(one, other),
  );
  return ok(
    found.slice(0, MOST).map(({ person }) => ({
      uuid: person.uuid,
      documentId: person.document_id,
      lastName: person.last_name,
      firstName: person.first_name,
      birthYear: person.birth_date === null ? person.birth_year : Number(person.birth_date.slice(0, 4)),
      team: person.team_name === null ? null : { name: person.team_name },
      categories: (categories.get(person.uuid) ?? []).map(({ category_uuid }) => category_uuid),
    })),
  );
}

async function matchesOf(
  people: readonly PersonOfCompetition[],
  typed: Parameters<typeof createPersonMatcher>[0],
): Promise<Found[]> {
  const rankOf = createPersonMatcher(typed);
  const found: Found[] = [];
  for (const [done, person] of people.entries()) {
    // Whoever scores meanwhile does not wait for tens of thousands of names.
    if (done % AT_ONCE === AT_ONCE - 1) await setImmediate();
    const ranks = knownAs(person).flatMap(({ data }) => rankOf({ ...data, club: null }) ?? []);
    if (ranks.length > 0) found.push({ person, rank: Math.min(...ranks) });
  }
  return found;
}

const compareNames = ({ person: one }: Found, { person: other }: Found) =>
  one.last_name.localeCompare(other.last_name, "ru");
