import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { hallDate } from "#web/platform/session/hallDate.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadOrganiserHomePage(args: PageArgs) {
  const page = Number(new URL(args.request.url).searchParams.get("page") ?? "1");
  const { data, meta: about } = await answerOf(
    apiFor(args).organiser.events(Number.isInteger(page) && page > 0 ? page : 1),
  );
  return { events: data, pages: about.pagination.pageCount, today: hallDate(args) };
}
