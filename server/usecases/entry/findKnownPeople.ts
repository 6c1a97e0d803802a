import { setImmediate } from "node:timers/promises";
import type { KnownPerson } from "#contract/entry/knownPerson.ts";
import { isAdmin } from "#domain/access/access.ts";
import { createPersonSearch } from "#domain/person/likeness.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { findMemberships } from "../../persistence/draw/drawRows.ts";
import { findPeople, findPeopleStamp, type KnownRow } from "../../persistence/entry/personRows.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { checkDrawer } from "../shared/drawAccess.ts";
import { knownAs } from "./findSuspects.ts";

type Sought = { readonly name: string; readonly birthDate?: string | null | undefined };
type Answer = Result<KnownPerson[], { readonly code: "not-found" | "forbidden" }>;

const MOST = 8;

/** Whom a name typed by hand may mean: the head table is told those of the competition, an administrator everybody (PS23). */
export function createKnownPeople({ db, now }: Pick<Deps, "db" | "now">) {
  const search = createHeldSearch({ db, now });
  return async (viewer: Identity, competitionUuid: string, sought: Sought): Promise<Answer> => {
    const checked = await checkDrawer(db, viewer, await findCompetitionByUuid(db, competitionUuid));
    if (!checked.ok) return checked;
    const members = await findMemberships(db, checked.value.id);
    const categories = Map.groupBy(members, ({ fighter_uuid }) => fighter_uuid);
    const isOurs = ({ uuid }: Pick<KnownRow, "uuid">) => categories.has(uuid);
    const found = (await search(sought)).filter(({ person }) => isAdmin(viewer) || isOurs(person));
    const best = found
      .toSorted(
        (one, other) => one.rank - other.rank || Number(isOurs(other.person)) - Number(isOurs(one.person)),
      )
      .slice(0, MOST)
      .map(({ person }) => person.id);
    // What is held may be a moment old: what leaves here is what is stored now.
    const rows = new Map((await findPeople(db, { ids: best })).map((row) => [row.id, row]));
    return ok(
      best.flatMap((id) => {
        const row = rows.get(id);
        return row === undefined ? [] : [present(row, categories.get(row.uuid) ?? [])];
      }),
    );
  };
}

const present = (row: KnownRow, entered: readonly { readonly category_uuid: string }[]): KnownPerson => ({
  uuid: row.uuid,
  documentId: row.document_id,
  lastName: row.last_name,
  firstName: row.first_name,
  birthYear: row.birth_date === null ? row.birth_year : Number(row.birth_date.slice(0, 4)),
  team: row.team_name === null ? null : { name: row.team_name },
  categories: entered.map(({ category_uuid }) => category_uuid),
});

/** A name given back to the public leaves no other trace. */
const BUILD_AGAIN_MS = 60_000;

type Person = Pick<KnownRow, "id" | "uuid">;
type Match = { readonly person: Person; readonly rank: number };
type Find = (sought: Sought) => Promise<readonly Match[]>;
type Held = { readonly stamp: string; readonly builtAtMs: number; readonly find: Find };

/** Some ten thousand names are looked through in memory; they are read anew only after something has changed. */
function createHeldSearch({ db, now }: Pick<Deps, "db" | "now">): Find {
  let held: Held | undefined;
  return async (sought) => {
    const stamp = await findPeopleStamp(db);
    if (held?.stamp !== stamp || now() - held.builtAtMs > BUILD_AGAIN_MS)
      held = { stamp, builtAtMs: now(), find: await buildSearch(await findPeople(db, {})) };
    return held.find(sought);
  };
}

const AT_ONCE = 1000;

/** By parts: whoever scores meanwhile does not wait for all of them. */
async function buildSearch(rows: readonly KnownRow[]): Promise<Find> {
  const parts: ReturnType<typeof searchIn>[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    parts.push(searchIn(rows.slice(at, at + AT_ONCE)));
    await setImmediate();
  }
  return async (sought) => {
    const found: Match[] = [];
    for (const find of parts) {
      found.push(...find(sought));
      await setImmediate();
    }
    return found;
  };
}

/** Under each of their names, the best match of them. */
function searchIn(rows: readonly KnownRow[]): (sought: Sought) => readonly Match[] {
  const known = rows.flatMap((row) =>
    knownAs(row).map(({ data }) => ({
      person: { id: row.id, uuid: row.uuid },
      data: { ...data, club: null },
    })),
  );
  const search = createPersonSearch(known.map(({ data }) => data));
  return ({ name, birthDate }) => {
    const best = new Map<number, Match>();
    for (const { index, rank } of search({ lastName: name, birthDate: birthDate ?? null })) {
      const person = known[index]?.person;
      if (person !== undefined && rank < (best.get(person.id)?.rank ?? Infinity))
        best.set(person.id, { person, rank });
    }
    return [...best.values()];
  };
}
