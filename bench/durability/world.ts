import type { HttpRequest } from "#contract/call.ts";
import { createApi, type Api } from "#contract/api/client.ts";
import { hashUngated } from "#server/auth/password.ts";
import { SERVER_TIME, serverTimeOf } from "#server/http/serverTime.ts";
import { openDatabase, type DatabaseSettings } from "#server/persistence/database/database.ts";
import { migrateToLatest } from "#server/persistence/migrations/migrate.ts";
import {
  createAccount,
  createCarpet,
  createCategory,
  createCompetition,
  createEntrant,
  createFighting,
} from "#server/testing/factories.ts";

const PASSWORD = "a password for the bench";

export type Mat = {
  readonly username: string;
  readonly password: string;
  readonly competitionUuid: string;
  readonly carpetUuid: string;
  readonly boutUuids: readonly string[];
};

/** A competition with one official and some bouts on every mat, made before the server first starts. */
export async function createWorld(
  settings: DatabaseSettings,
  { mats, boutsPerMat }: { readonly mats: number; readonly boutsPerMat: number },
): Promise<readonly Mat[]> {
  const database = await openDatabase(settings);
  try {
    await migrateToLatest(database);
    const passwordHash = await hashUngated(PASSWORD);
    return await database.db.transaction().execute(async (trx) => {
      const { id, uuid: competitionUuid } = await createCompetition(trx);
      const category = await createCategory(trx, { competition_id: id });
      const [red, blue] = [await createEntrant(trx, category.id), await createEntrant(trx, category.id)];
      const made: Mat[] = [];
      for (let mat = 0; mat < mats; mat += 1) {
        const { username } = await createAccount(trx, { role: "referee", password_hash: passwordHash });
        const carpet = await createCarpet(trx, { competition_id: id });
        const boutUuids: string[] = [];
        for (let bout = 0; bout < boutsPerMat; bout += 1) {
          const corners = { red_fighter_id: red.id, blue_fighter_id: blue.id };
          const row = { category_id: category.id, carpet_id: carpet.id, ...corners };
          boutUuids.push((await createFighting(trx, row)).uuid);
        }
        made.push({ username, password: PASSWORD, competitionUuid, carpetUuid: carpet.uuid, boutUuids });
      }
      return made;
    });
  } finally {
    await database.close();
  }
}

const REQUEST_TIMEOUT_MS = 4000;
const ENTER_EVERY_MS = 10 * 60_000;

/**
 * A table's own client, signed in: the session outlives every restart, and is renewed in time, for a token of a program
 * lives 15 minutes and many runs last longer.
 */
export async function signInTo(origin: string, { username, password }: Mat): Promise<Api> {
  const base = `${origin}/api`;
  const entrance = createApi({ base, send, token: () => undefined });
  const enter = async () => {
    const { jwt } = await entrance.auth.login({ identifier: username, password });
    return { jwt, atMs: performance.now() };
  };
  let session = await enter();
  return createApi({
    base,
    token: () => session.jwt,
    send: async (request) => {
      if (performance.now() - session.atMs < ENTER_EVERY_MS) return await send(request);
      session = await enter();
      return await send({
        ...request,
        headers: { ...request.headers, authorization: `Bearer ${session.jwt}` },
      });
    },
  });
}

/** Without an answer in this time a table offers its act again. */
export async function send({ method, url, headers, body }: HttpRequest) {
  const response = await fetch(url, {
    method,
    headers,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    ...(body !== undefined && { body }),
  });
  const serverTime = serverTimeOf(response.headers.get(SERVER_TIME));
  return { status: response.status, text: await response.text(), serverTime };
}
