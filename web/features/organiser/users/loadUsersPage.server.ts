import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { PAGE } from "./usersPerPage.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadUsersPage(args: PageArgs) {
  const { searchParams } = new URL(args.request.url);
  const q = (searchParams.get("q") ?? "").trim().slice(0, 100);
  const start = Math.max(0, Math.trunc(Number(searchParams.get("start") ?? "0")) || 0);
  // One more than is shown tells whether there is a next page.
  const api = apiFor(args);
  const [found, { data: events }] = await Promise.all([
    answerOf(api.users.list({ populate: "role", start, limit: PAGE + 1, ...(q !== "" && { q }) })),
    answerOf(api.organiser.events(1)),
  ]);
  return { q, start, users: found.slice(0, PAGE), hasMore: found.length > PAGE, events };
}
