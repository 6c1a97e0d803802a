import { ApiFailure } from "#contract/error.ts";
import type { Result } from "#domain/result.ts";
import type { Identity } from "../auth/identify.ts";
import type { Deps } from "../environment/deps.ts";
import { findFightingForScoring } from "../persistence/bout/boutLog.ts";
import { findScope } from "../persistence/bout/scopes.ts";
import { findCategoryByUuid } from "../persistence/draw/entrantRows.ts";
import type { FoundRehearsal } from "../persistence/rehearsal/rehearsalRows.ts";
import type { Snapshots } from "../snapshots/competitionSnapshots.ts";
import { awardCategory } from "../usecases/awarding/awardCategory.ts";
import { readProtocol } from "../usecases/bout/readProtocol.ts";
import { submitBoutEvents } from "../usecases/bout/submitBoutEvents.ts";
import { takeLease } from "../usecases/bout/takeLease.ts";
import type { PlayClient } from "./playClient.ts";

/** The session every act of the program stands under in the logs. */
export const PROGRAM_SESSION = "rehearsal";

/**
 * The tables of a rehearsal: the same use cases as behind the network, in the name of who let it play, and for the rows of this
 * one rehearsal alone. There is no token of it that could be taken or guessed (RH7).
 */
export function createRehearsalClient(
  deps: Deps,
  snapshots: Pick<Snapshots, "find">,
  { competition_id, competition_uuid, actor_id }: FoundRehearsal,
): PlayClient {
  const viewer: Identity = { role: "admin", accountId: actor_id ?? 0, sessionId: PROGRAM_SESSION };
  const own = (competitionId: number | undefined) => {
    if (competitionId !== competition_id) throw failure("not-found", {});
  };
  const ownBout = async (uuid: string) => own((await findFightingForScoring(deps.db, uuid))?.competitionId);
  return {
    enter: async () => {},
    api: {
      competitions: {
        byUuid: async (uuid) => {
          const snapshot = uuid === competition_uuid ? await snapshots.find(uuid) : undefined;
          if (snapshot === undefined) throw failure("not-found", {});
          return { ...snapshot.document, serverTime: deps.now() };
        },
      },
      fightings: {
        events: async (uuid) => {
          await ownBout(uuid);
          const data = answered(await readProtocol(deps, viewer, uuid, 0));
          return { data: [...data], meta: {} };
        },
        submitEvents: async (uuid, { data: request }) => {
          await ownBout(uuid);
          return { data: answered(await submitBoutEvents(deps, { fightingUuid: uuid, viewer, request })) };
        },
      },
      leases: {
        take: async ({ data }) => {
          own((await findScope(deps.db, data.scope))?.competitionId);
          return {
            data: answered(await takeLease(deps, viewer, { ...data, takeover: data.takeover ?? false })),
          };
        },
      },
      awarding: {
        act: async (categoryUuid, { data }) => {
          own((await findCategoryByUuid(deps.db, categoryUuid))?.competition_id);
          return { data: answered(await awardCategory(deps, { viewer, categoryUuid, ...data })) };
        },
      },
    },
  };
}

type Problem = { readonly code: string };

/** A refusal as the network would have told it: the table's own code reads it. */
function answered<Value>(result: Result<Value, Problem>): Value {
  if (result.ok) return result.value;
  const { code, ...details } = result.problem;
  throw failure(code, { code, ...details });
}

const STATUS: Readonly<Record<string, number>> = { "not-found": 404, forbidden: 403 };

const failure = (code: string, details: object) =>
  new ApiFailure({ status: STATUS[code] ?? 409, name: "RehearsalRefusal", message: code, details });
