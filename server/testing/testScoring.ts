import { randomUUID } from "node:crypto";
import { liveFightingSchema, type LiveFighting } from "#contract/competition/entity.ts";
import type { SubmitAnswer, SubmitResult, SubmittedEvent } from "#contract/bout/submit.ts";
import type { Result } from "#domain/result.ts";
import type { Identity } from "../auth/identify.ts";
import type { Deps } from "../environment/deps.ts";
import type { RoleType } from "#domain/access/access.ts";
import { findFightingForScoring, findHead } from "../persistence/bout/boutLog.ts";
import { liveFightingOf, loadBoutTable } from "../usecases/bout/boutTable.ts";
import { submitBoutEvents, type SubmitProblem } from "../usecases/bout/submitBoutEvents.ts";
import { createAccount } from "./factories.ts";
import { acts, type ActOptions } from "./testCompetition.ts";
import type { TestDatabase } from "./testDatabases.ts";

type Db = TestDatabase["db"];

export async function createOfficial(
  db: Db,
  role: RoleType = "referee",
): Promise<Required<Pick<Identity, "role" | "accountId" | "sessionId">>> {
  const { id } = await createAccount(db, { role });
  return { role, accountId: id, sessionId: randomUUID() };
}

export type Scorer = {
  readonly device: string;
  readonly viewer: Identity;
  readonly submit: (
    fightingUuid: string,
    events: readonly SubmittedEvent[],
  ) => Promise<Result<SubmitAnswer["data"], SubmitProblem>>;
  /** Writes a line of notation as the next acts of the bout; throws when the request as a whole is refused. */
  readonly write: (fightingUuid: string, line: string, options?: ActOptions) => Promise<SubmitAnswer["data"]>;
};

/** Somebody at a table, with a device of their own. */
export async function createScorer(deps: Deps, role: RoleType = "referee"): Promise<Scorer> {
  const viewer = await createOfficial(deps.db, role);
  const device = randomUUID();
  const submit: Scorer["submit"] = (fightingUuid, events) =>
    submitBoutEvents(deps, { fightingUuid, viewer, request: { device, proto: 1, events: [...events] } });
  const write: Scorer["write"] = async (fightingUuid, line, options) => {
    const from = options?.from ?? (await findHead(deps.db, fightingUuid))?.version ?? 0;
    const answer = await submit(fightingUuid, acts(line, { ...options, from }));
    if (!answer.ok) throw new Error(answer.problem.code);
    return answer.value;
  };
  return { device, viewer, submit, write };
}

/** What was decided about each act, e.g. "applied 1" or "rejected bout-finished". */
export function verdicts(results: readonly SubmitResult[]): string[] {
  return results.map(({ status, seq, reason }) => `${status} ${reason ?? seq ?? ""}`.trim());
}

/** The stored head, and what the log says it should be. */
export async function headAndFold(
  db: Db,
  fightingUuid: string,
): Promise<{ readonly head: LiveFighting | undefined; readonly fold: LiveFighting }> {
  const fighting = await findFightingForScoring(db, fightingUuid);
  if (fighting === undefined) throw new Error("no such bout");
  const head = await findHead(db, fightingUuid);
  const fold = liveFightingOf(await loadBoutTable(db, fighting));
  return { head: head && liveFightingSchema.parse(head.state), fold };
}
