import type { Transaction } from "kysely";
import { boutSetup } from "#contract/bout/boutSetup.ts";
import { rulesSchema } from "#contract/competition/entity.ts";
import { isSameTime } from "#domain/ruleset/ownTime.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findCompetitionById, hasBegunBouts } from "../../persistence/event/competitionRows.ts";
import type { Draft } from "../../query/body.ts";
import type { Write, WriteProblem } from "../shared/write.ts";

/** Every bout is counted by the periods of its competition, also one that is over: from the first on they stay (RU21). */
export async function checkTime(
  trx: Transaction<Tables>,
  { collection }: Write,
  id: number,
  { values }: Draft,
): Promise<Result<undefined, WriteProblem>> {
  if (collection.name !== "competitions" || !values.has("rules")) return ok(undefined);
  const competition = await findCompetitionById(trx, id);
  const isChanged = !isSameForAll(competition?.rules, values.get("rules"));
  return isChanged && (await hasBegunBouts(trx, id)) ? refuse({ code: "time-fixed" }) : ok(undefined);
}

/** A bout without a draw, one before the final, and the final: each may have periods of its own. */
const STAGES = [null, "main", "final"] as const;

const isSameForAll = (before: unknown, after: unknown): boolean =>
  STAGES.every((stage) => isSameTime(timeOf(before, stage), timeOf(after, stage)));

const timeOf = (rules: unknown, stage: string | null) =>
  boutSetup(rulesSchema.safeParse(rules).data ?? null, null, stage).rules;
