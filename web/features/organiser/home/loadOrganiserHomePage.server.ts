import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { hallDate } from "#web/platform/session/hallDate.server.ts";
import { organisedEvents } from "#web/platform/session/decideAccess.ts";
import { isAdmin } from "#web/platform/session/userRoles.ts";
import { sessionContext } from "#web/platform/session/sessionContext.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadOrganiserHomePage(args: PageArgs) {
  const page = Number(new URL(args.request.url).searchParams.get("page") ?? "1");
  const { user } = args.context.get(sessionContext);
  const own = isAdmin(user) ? undefined : organisedEvents(user);
  const { data, meta: about } = await answerOf(
    apiFor(args).organiser.events(Number.isInteger(page) && page > 0 ? page : 1, own),
  );
  return { events: data, pages: about.pagination.pageCount, today: hallDate(args) };
}
