import type { Transaction } from "kysely";
import { isLikelyBirth } from "#domain/entry/eligibility.ts";
import { isNewNonLatin, isNewNonName } from "#domain/person/personName.ts";
import { may } from "../../collections/collection.ts";
import { ADMIN } from "../../collections/fields.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findClosedPlaces } from "../../persistence/draw/entrantRows.ts";
import { findNames } from "../../persistence/entry/names.ts";
import { findMisfit } from "../../persistence/database/misfits.ts";
import type { Draft } from "../../query/body.ts";
import { fieldProblem, invalidFields } from "../../query/refusal.ts";
import { isPartOfClosed, isPartOfRehearsal } from "../../query/writeRows.ts";
import type { Write, WriteProblem } from "../shared/write.ts";

type Trx = Transaction<Tables>;

/** What holds between entries and no single column can say; asked after the write. */
export async function checkRules(
  trx: Trx,
  { collection, viewer }: Write,
  id: number,
): Promise<Result<undefined, WriteProblem>> {
  const misfit = await findMisfit(trx, collection.table, id);
  if (misfit === undefined || (misfit === "drawn-already" && may(ADMIN, viewer))) return ok(undefined);
  return refuse({ code: misfit });
}

/**
 * Nothing of a closed competition is written, only its status (EV14). People are nobody's part: what is known of them is
 * put right at any time, and only the places they had stay.
 */
export async function checkOpen(
  trx: Trx,
  { collection }: Write,
  id: number,
  draft?: Draft,
): Promise<Result<undefined, WriteProblem>> {
  // Made and deleted as a whole, and hidden for as long as it is there.
  const isWhole = collection.name === "events" || (collection.name === "competitions" && draft === undefined);
  if (isWhole && (await isPartOfRehearsal(trx, collection, id))) return refuse({ code: "in-rehearsal" });
  const isMove =
    collection.name === "competitions" &&
    draft?.relations.size === 0 &&
    [...draft.values.keys()].every((name) => name === "status" || name === "statusReason");
  return !isMove && (await isPartOfClosed(trx, collection, id))
    ? refuse({ code: "competition-closed" })
    : ok(undefined);
}

/** Where an athlete stands in competitions that are closed, as one word; of anything but an athlete an empty one. */
export async function closedPlacesOf(trx: Trx, { collection }: Write, id: number): Promise<string> {
  return collection.name === "fighters" ? (await findClosedPlaces(trx, id)).join() : "";
}

/** The same after a write: nothing came into a closed competition, and nobody lost or got a place in one. */
export async function checkKept(
  trx: Trx,
  write: Write,
  id: number,
  places: string,
): Promise<Result<undefined, WriteProblem>> {
  const isItself = write.collection.name === "competitions";
  const open = isItself ? ok(undefined) : await checkOpen(trx, write, id);
  if (!open.ok) return open;
  return (await closedPlacesOf(trx, write, id)) === places
    ? ok(undefined)
    : refuse({ code: "competition-closed" });
}

/** A date or year of birth that cannot be is not written; one that stands already keeps nobody from writing the rest (PS14). */
export function checkBirth(
  { collection }: Write,
  { values }: Draft,
  today: string,
): Result<undefined, WriteProblem> {
  if (collection.name !== "fighters" && collection.name !== "profiles") return ok(undefined);
  const wrong = ["birthDate", "birthYear"].filter((field) => {
    const birth = values.get(field);
    return (typeof birth === "string" || typeof birth === "number") && !isLikelyBirth(birth, today);
  });
  if (wrong.length === 0) return ok(undefined);
  return refuse(invalidFields(wrong.map((field) => fieldProblem(field, "birth-unlikely"))));
}

/** The parts of a person's name among the fields of an entry. */
const LATIN = "latinName";
const NAME_FIELDS = ["lastName", "firstName", "middleName", LATIN];

/** A name with a digit or another sign, or a Latin one in other letters, is not written; one that stands already keeps nobody from writing the rest (PE12). */
export async function checkNames(
  trx: Trx,
  { collection }: Write,
  { values }: Draft,
  id?: number,
): Promise<Result<undefined, WriteProblem>> {
  const { table } = collection;
  if (table !== "fighter" && table !== "profile") return ok(undefined);
  const stored = id === undefined ? undefined : await findNames(trx, table, id);
  const wrong = NAME_FIELDS.filter((field) => isNewNonName(values.get(field), stored?.all));
  const problems = wrong.map((field) => fieldProblem(field, "name-signs"));
  if (!wrong.includes(LATIN) && isNewNonLatin(values.get(LATIN), stored?.latin))
    problems.push(fieldProblem(LATIN, "name-not-latin"));
  return problems.length === 0 ? ok(undefined) : refuse(invalidFields(problems));
}
