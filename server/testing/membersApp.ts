import { afterAll, beforeAll, expect } from "vitest";
import { z } from "zod";
import { call, createTestApp, signIn, type Answer, type Call, type Client, type TestApp } from "./testApp.ts";
import type { Engine } from "./testDatabases.ts";

export const entrySchema = z.looseObject({ id: z.number(), documentId: z.string() });
export const oneSchema = z.object({ data: entrySchema, meta: z.object({}) });
export type TestEntry = z.infer<typeof entrySchema>;

export type Member = "admin" | "referee" | "authenticated" | "other";
export type Caller = Client | undefined;

export type MembersApp = {
  readonly app: () => TestApp;
  readonly as: (who: Member) => Client;
  readonly send: (who: Caller, request: Call) => Promise<Answer>;
  /** An admin makes an entry, or whoever is named. */
  readonly make: (collection: string, data: unknown, who?: Client) => Promise<TestEntry>;
  readonly change: (
    who: Caller,
    path: string,
    data: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
};

/** The app with somebody of each role signed in, for the tests of one suite. */
export function useMembersApp(engine: Engine): MembersApp {
  let opened: TestApp | undefined;
  const members = new Map<Member, Client>();
  beforeAll(async () => {
    opened = await createTestApp({ engine });
    for (const role of ["admin", "referee", "authenticated"] as const)
      members.set(role, await signIn(opened, role));
    members.set("other", await signIn(opened, "authenticated"));
  });
  afterAll(() => opened?.close());

  const app = () => present(opened);
  const as = (who: Member) => present(members.get(who));
  const send: MembersApp["send"] = (who, request) =>
    call(app(), { ...request, headers: { ...who?.headers, ...request.headers } });
  return {
    app,
    as,
    send,
    make: async (collection, data, who = as("admin")) => {
      const answer = await send(who, { method: "POST", url: `/api/${collection}`, body: { data } });
      expect(answer).toMatchObject({ status: 201 });
      return oneSchema.parse(answer.body).data;
    },
    change: (who, path, data, headers = {}) =>
      send(who, { method: "PUT", url: `/api/${path}`, body: { data }, headers }),
  };
}

function present<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error("the app is open only while the tests of the suite run");
  return thing;
}
