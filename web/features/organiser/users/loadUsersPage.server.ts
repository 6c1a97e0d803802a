import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

const PER_PAGE = 50;

export async function loadUsersPage(args: PageArgs) {
  const { searchParams } = new URL(args.request.url);
  const q = (searchParams.get("q") ?? "").trim().slice(0, 100);
  const start = Math.max(0, Math.trunc(Number(searchParams.get("start") ?? "0")) || 0);
  // One more than is shown tells whether there is a next page.
  const api = apiFor(args);
  const [found, { data: events }] = await Promise.all([
    answerOf(api.users.list({ populate: "role", start, limit: PER_PAGE + 1, ...(q !== "" && { q }) })),
    answerOf(api.organiser.events(1)),
  ]);
  const users = found.slice(0, PER_PAGE);
  const hasMore = found.length > PER_PAGE;
  return {
    q,
    start,
    users,
    events,
    before: Math.max(0, start - PER_PAGE),
    after: hasMore ? start + PER_PAGE : null,
  };
}
