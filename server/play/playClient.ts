import type { Api } from "#contract/api/client.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { ApiFailure, type ApiError } from "#contract/error.ts";
import { GivenUp } from "./keepTrying.ts";

/** What a program at a table needs of the contract, over the network or within the server. */
export type PlayClient = {
  readonly api: {
    readonly competitions: Pick<Api["competitions"], "byUuid">;
    readonly fightings: Pick<Api["fightings"], "events" | "submitEvents">;
    readonly leases: Api["leases"];
    readonly awarding: Pick<Api["awarding"], "act">;
  };
  /** Before anything else: signs in where that is needed. */
  readonly enter: () => Promise<void>;
};

export const isFailure = (cause: unknown, fits: (error: ApiError) => boolean): boolean =>
  cause instanceof ApiFailure && fits(cause.error);

export async function readCompetition({ api }: PlayClient, uuid: string): Promise<Competition> {
  try {
    return await api.competitions.byUuid(uuid);
  } catch (cause) {
    if (isFailure(cause, ({ status }) => status === 404))
      throw new GivenUp("its competition is gone", { cause });
    throw cause;
  }
}
