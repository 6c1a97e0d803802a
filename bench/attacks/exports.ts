import { z } from "zod";
import { underAttack } from "./lib/underAttack.ts";

/**
 * Everything that is made to be taken along, and every mail that can be asked for, by a stranger and by somebody who has just
 * registered: pictures, calendars, papers, the description of the API, searches, lists that are not theirs to hand in.
 * Run: node bench/attacks/exports.ts
 */
const AT_ONCE = 20;
const PASSWORD = "a password of no use";
const ROWS = Array.from({ length: 600 }, (_, n) => ({ lastName: `Иванов${n}`, firstName: "Иван" }));
let asked = 0;
let token: string | undefined;

type Asked = { readonly path: string; readonly method?: "GET" | "POST"; readonly data?: unknown };

const STRANGER: readonly ((n: number) => Asked)[] = [
  () => ({ path: "/api/openapi.json" }),
  () => ({ path: "/api/docs" }),
  (n) => ({ path: `/api/search?limit=50&q=${encodeURIComponent(`ива${n}`)}` }),
  (n) => ({ path: `/api/events/1/share.png?x=${n}` }),
  (n) => ({ path: `/events/1/calendar.ics?x=${n}` }),
  (n) => ({ path: `/events/1/qr.svg?x=${n}` }),
  (n) => ({ path: "/api/auth/forgot-password", method: "POST", data: { email: `a${n}@mail.example` } }),
  (n) => ({
    path: "/api/auth/send-email-confirmation",
    method: "POST",
    data: { email: `a${n}@mail.example` },
  }),
  (n) => ({
    path: "/api/auth/local/register",
    method: "POST",
    data: { username: `a${n}`, email: `a${n}@mail.example`, password: PASSWORD },
  }),
];

const MEMBER: readonly ((n: number) => Asked)[] = [
  () => ({ path: "/api/auth/export.pdf" }),
  () => ({ path: "/api/auth/export" }),
  () => ({ path: "/api/personal/overview" }),
  () => ({ path: "/api/competitions/uuid/none/lists", method: "POST", data: { data: { rows: ROWS } } }),
  () => ({
    path: "/api/competitions/uuid/none/known-people",
    method: "POST",
    data: { data: { people: ROWS } },
  }),
];

await underAttack("exports and mails", async ({ origin }) => {
  token ??= await register(origin);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      asked += 1;
      const all = [...STRANGER, ...MEMBER];
      const { path, method = "GET", data }: Asked = all[asked % all.length]?.(asked) ?? { path: "/" };
      const isMember = asked % all.length >= STRANGER.length;
      await (
        await fetch(origin + path, { method, ...written(data, isMember ? token : undefined) })
      ).arrayBuffer();
    }),
  );
});

async function register(origin: string): Promise<string | undefined> {
  const data = { username: "somebody", email: "somebody@mail.example", password: PASSWORD };
  const answer = await fetch(`${origin}/api/auth/local/register`, {
    method: "POST",
    ...written(data, undefined),
  });
  return z.object({ jwt: z.optional(z.string()) }).parse(await answer.json()).jwt;
}

function written(data: unknown, jwt: string | undefined) {
  return {
    headers: {
      ...(data !== undefined && { "content-type": "application/json" }),
      ...(jwt !== undefined && { authorization: `Bearer ${jwt}` }),
    },
    ...(data !== undefined && { body: JSON.stringify(data) }),
  };
}
