import type { Transaction } from "kysely";
import { isLikelyBirth } from "#domain/entry/eligibility.ts";
import { isAdmin } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findMisfit } from "../../persistence/database/misfits.ts";
import type { Draft } from "../../query/body.ts";
import { fieldProblem, invalidFields } from "../../query/refusal.ts";
import type { Write, WriteProblem } from "../shared/write.ts";

type Trx = Transaction<Tables>;

/** What holds between entries and no single column can say; asked after the write. */
export async function checkRules(
  trx: Trx,
  { collection, viewer }: Write,
  id: number,
): Promise<Result<undefined, WriteProblem>> {
  const misfit = await findMisfit(trx, collection.table, id);
  if (misfit === undefined || (misfit === "drawn-already" && isAdmin(viewer))) return ok(undefined);
  return refuse({ code: misfit });
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
