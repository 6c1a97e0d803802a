import type { Transaction } from "kysely";
import { z } from "zod";
import {
  groupAnswerSchema,
  type GroupAnswer,
  type GroupLine,
  type GroupRequest,
} from "#contract/entry/groupEntry.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import { COLLECTIONS } from "../../collections/registry.ts";
import type { Deps } from "../../environment/deps.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { inSavepoint } from "../../persistence/database/savepoint.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import {
  findGroupEntry,
  findTeamIdOfProfile,
  insertGroupEntry,
  settleGroupEntry,
} from "../../persistence/entry/groupEntryRows.ts";
import { findApplication } from "../../persistence/entry/people.ts";
import { findCompetitionByEventId } from "../../persistence/event/competitionRows.ts";
import type { Actor } from "../shared/accountAct.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import type { WriteProblem } from "../shared/write.ts";
import { findEvent } from "../event/findEvent.ts";
import { brokenRule, createWithin } from "./writeEntry.ts";

type EnterDeps = Pick<Deps, "config" | "db" | "now" | "newId">;
type Enterer = { readonly viewer: Identity; readonly actor: Actor };
type EnterProblem = { readonly code: "not-found" | "id-reused" | "competition-closed" };

/**
 * Enters several people in one transaction, each by the rules of a single entry: what is refused is told with its line and
 * keeps nobody else out. Sent again under the same id, it is written once (EN32).
 */
export async function enterGroup(
  deps: EnterDeps,
  { viewer, actor }: Enterer,
  eventId: string,
  { id, lines }: GroupRequest,
): Promise<Result<GroupAnswer, EnterProblem>> {
  const event = await findEvent(deps, eventId);
  if (!event.ok) return event;
  const competition = await findCompetitionByEventId(deps.db, event.value.id);
  if (competition?.status === "closed") return refuse({ code: "competition-closed" });
  const of = { account_id: actor.accountId, event_id: event.value.id };
  return inTransaction<GroupAnswer, EnterProblem>(deps.db, async (trx) => {
    if (!(await insertGroupEntry(trx, { id, ...of, at_ms: deps.now(), lines: "[]" }))) {
      const earlier = await findGroupEntry(trx, id);
      return earlier?.account_id === of.account_id && earlier.event_id === of.event_id
        ? ok(groupAnswerSchema.shape.data.parse({ lines: earlier.lines }))
        : refuse({ code: "id-reused" });
    }
    const answers: GroupAnswer["lines"] = [];
    for (const line of lines)
      answers.push(await enterOne(deps, trx, viewer, { ...line, event: of.event_id }));
    await settleGroupEntry(trx, id, writeJson(answers));
    return ok({ lines: answers });
  });
}

async function enterOne(
  deps: EnterDeps,
  trx: Transaction<Tables>,
  viewer: Identity,
  line: GroupLine & { readonly event: number },
): Promise<GroupAnswer["lines"][number]> {
  const collection = COLLECTIONS.applications;
  const team = line.team === undefined ? await findTeamIdOfProfile(trx, line.profile) : line.team;
  const data = { ...line, team };
  const enter = () => createWithin(deps, trx, { collection, viewer }, { data });
  const entered = await inSavepoint(trx, enter).catch((cause: unknown) => {
    const problem = brokenRule(cause, collection);
    if (problem === undefined) throw cause;
    return refuse(problem);
  });
  if (!entered.ok) return { problem: codeOf(entered.problem) };
  const application = await findApplication(trx, entered.value);
  return { application: application?.document_id ?? "" };
}

const codedSchema = z.object({ errors: z.array(z.object({ code: z.string().optional() })) });

/** Of a refusal in words the code of the first rule it names; what names none is somebody or something that is not there. */
function codeOf(problem: WriteProblem): string {
  if (problem.code !== "invalid") return problem.code;
  const { data } = codedSchema.safeParse(problem.details);
  return data?.errors.find(({ code }) => code !== undefined)?.code ?? "not-found";
}
