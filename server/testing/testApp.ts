import type { HttpRequest, HttpResponse } from "#contract/call.ts";
import { createApi, type Api } from "#contract/api/client.ts";
import { authAnswerSchema } from "#contract/event/content.ts";
import type { RoleType } from "#domain/access/access.ts";
import { hashUngated } from "../auth/password.ts";
import { createApp, type App } from "../app.ts";
import { SERVER_TIME, serverTimeOf } from "../http/serverTime.ts";
import type { AccountRow, NewAccount } from "../persistence/database/accountTables.ts";
import { createAccount } from "./factories.ts";
import { createTestDatabase, type Engine, type TestDatabase } from "./testDatabases.ts";
import { createTestDeps, type TestDepsOptions } from "./testDeps.ts";

export type TestApp = App & { readonly database: TestDatabase; readonly db: TestDatabase["db"] };

export type TestAppOptions = TestDepsOptions & { readonly engine?: Engine; readonly database?: TestDatabase };

/** The whole server without its pages, on a database of its own unless one is given. */
export async function createTestApp({ engine, database, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const storage = database ?? (await createTestDatabase(engine));
  const { woken: _, ...deps } = createTestDeps(storage, options);
  const app = await createApp({ deps, boot: "test-boot", hasPages: false });
  const notifier = app.startNotifier();
  const close = async () => {
    await notifier.stop();
    await app.close();
    if (database === undefined) await storage.close();
  };
  return { ...app, close, database: storage, db: storage.db };
}

/** Where a real client finds it: sockets need a port. */
export async function listen({ http }: App): Promise<string> {
  return await http.listen({ port: 0, host: "127.0.0.1" });
}

export type Headers = Readonly<Record<string, string>>;
export type Call = {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD" | "OPTIONS";
  readonly url: string;
  readonly headers?: Headers;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is. */
  readonly text?: string;
};
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** Undefined when the text is no JSON. */
  readonly body: unknown;
};

export async function call(app: App, request: Call): Promise<Answer> {
  const { method = "GET", url, headers = {}, body, text } = request;
  const payload = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const type = body === undefined ? {} : { "content-type": "application/json" };
  const response = await app.http.inject({
    method,
    url,
    headers: { ...type, ...headers },
    ...(payload !== undefined && { payload }),
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body: readJson(response.body),
  };
}

export const PASSWORD = "Tatami-2026";
let passwordHash: Promise<string> | undefined;

/** An account whose password is `PASSWORD`. */
export async function createMember(
  app: Pick<TestApp, "db">,
  role: RoleType,
  given: Partial<NewAccount> = {},
): Promise<AccountRow> {
  passwordHash ??= hashUngated(PASSWORD);
  return await createAccount(app.db, { role, password_hash: await passwordHash, ...given });
}

export type Client = {
  readonly account: AccountRow;
  readonly token: string;
  /** The headers that prove who this is. */
  readonly headers: Headers;
  readonly api: Api;
};

/** A program that knows nothing of cookies. */
export async function signIn(app: TestApp, role: RoleType): Promise<Client> {
  return await signInMember(app, await createMember(app, role));
}

/** The same for an account that is there. */
export const signInMember = (app: TestApp, account: AccountRow): Promise<Client> => enter(app, account, {});

/** A browser: it says where the call comes from and keeps the cookies it is given. */
export async function signInBrowser(app: TestApp, role: RoleType): Promise<Client> {
  return await enter(app, await createMember(app, role), { "sec-fetch-site": "same-origin" });
}

export const anonymous = (app: App): Api => apiWith(app, {}, undefined);

async function enter(app: TestApp, account: AccountRow, headers: Headers): Promise<Client> {
  const answer = await app.http.inject({
    method: "POST",
    url: "/api/auth/local",
    headers,
    payload: { identifier: account.username, password: PASSWORD },
  });
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const { jwt: token } = authAnswerSchema.parse(answer.json());
  const kept = cookie === "" ? headers : { ...headers, cookie };
  return {
    account,
    token,
    headers: { ...kept, authorization: `Bearer ${token}` },
    api: apiWith(app, kept, token),
  };
}

function apiWith(app: App, headers: Headers, token: string | undefined): Api {
  const send = async ({ method, url, headers: own, body }: HttpRequest): Promise<HttpResponse> => {
    const request = {
      method,
      url,
      headers: { ...headers, ...own },
      ...(body !== undefined && { text: body }),
    };
    const { status, text, headers: answered } = await call(app, request);
    return { status, text, serverTime: serverTimeOf(String(answered[SERVER_TIME])) };
  };
  return createApi({ base: "/api", send, token: () => token });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
