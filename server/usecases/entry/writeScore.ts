import type { Transaction } from "kysely";
import { WIN_CAUSES } from "#domain/bout/vocabulary.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Collection } from "../../collections/collection.ts";
import { pointsSchema } from "../../collections/fightings.ts";
import type { Deps } from "../../environment/deps.ts";
import { findFightingById } from "../../persistence/bout/fightingRows.ts";
import { findHead } from "../../persistence/bout/boutLog.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import type { Draft } from "../../query/body.ts";
import { resolveRelations } from "./entryRelations.ts";
import { rewriteBout, type BoutRewrite } from "../bout/rewriteBout.ts";
import type { Write, WriteProblem } from "../shared/write.ts";

const SCORE: ReadonlySet<string> = new Set(["points", "cause", "version", "winner"]);

/** What of a write is not about the course of the bout, which its log keeps. */
export function withoutScore(collection: Collection, draft: Draft): Draft {
  if (collection.name !== "fightings") return draft;
  const isPlain = ([name]: readonly [string, unknown]) => !SCORE.has(name);
  return {
    values: new Map([...draft.values].filter(isPlain)),
    relations: new Map([...draft.relations].filter(isPlain)),
  };
}

export async function writeScore(
  deps: Pick<Deps, "now" | "newId">,
  trx: Transaction<Tables>,
  write: Write,
  fightingId: number,
  draft: Draft,
): Promise<Result<undefined, WriteProblem>> {
  const fighting = await findFightingById(trx, fightingId);
  if (fighting === undefined) return ok(undefined);
  const version = expectedVersion(write, draft);
  const isScore = ["points", "cause"].some((name) => draft.values.has(name)) || draft.relations.has("winner");
  if (!isScore) return checkVersion(trx, fighting.uuid, version, draft);
  const rewrite = await parseRewrite(trx, write, fightingId, draft);
  if (!rewrite.ok) return rewrite;
  const written = await rewriteBout(deps, trx, write.viewer, fighting.uuid, { ...rewrite.value, version });
  return written.ok ? ok(undefined) : written;
}

/** The people of a bout that has begun stay: its points are theirs. */
async function checkVersion(
  trx: Transaction<Tables>,
  fightingUuid: string,
  version: number | undefined,
  draft: Draft,
): Promise<Result<undefined, WriteProblem>> {
  const current = (await findHead(trx, fightingUuid))?.version ?? 0;
  if (version !== undefined && version !== current)
    return refuse({ code: "stale-version", version: current });
  if (draft.relations.has("fighters") && current > 0) return refuse({ code: "already-started" });
  return ok(undefined);
}

function expectedVersion({ expected }: Write, { values }: Draft): number | undefined {
  const given = values.get("version");
  return typeof given === "number" ? given : expected;
}

async function parseRewrite(
  trx: Transaction<Tables>,
  write: Write,
  fightingId: number,
  { values, relations }: Draft,
): Promise<Result<BoutRewrite, WriteProblem>> {
  const cause = values.get("cause");
  const winner = relations.get("winner");
  const resolved =
    winner &&
    (await resolveRelations(
      trx,
      write,
      { values: new Map(), relations: new Map([["winner", winner]]) },
      fightingId,
    ));
  if (resolved?.ok === false) return resolved;
  return ok({
    ...(values.has("points") && { points: pointsSchema.parse(values.get("points")) }),
    ...(values.has("cause") && { cause: WIN_CAUSES.find((word) => word === cause) ?? null }),
    ...(resolved && { winnerId: resolved.value[0]?.ids.at(-1) ?? null }),
  });
}
