import { data } from "react-router";
import type { PageHandle } from "#contract/pageKind.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { addressOf } from "#web/platform/browser/resolveTarget.ts";
import { appContext } from "#web/platform/session/appContext.ts";
import { findEventCompetition } from "#web/platform/session/eventCompetition.server.ts";
import { scheduleOf } from "#web/features/spectating/event/loadEventPage.server.ts";
import type { Route } from "./+types/calendar.ts";
import { writeCalendar } from "#web/features/spectating/event/calendarFile.ts";

export const handle: PageHandle = { kind: "public" };

/** No page but a file: the event for a calendar. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { data: event } = await answerOf(apiFor(args).events.findOne(args.params.id));
  const { publicUrl, zoneMsAt } = args.context.get(appContext);
  const competition = await findEventCompetition(args, event.id);
  const told = { ...event, info: { ...event.info, schedule: scheduleOf(event, competition) } };
  const calendar = writeCalendar(told, new URL(addressOf(`/events/${event.id}`), publicUrl), zoneMsAt);
  if (calendar === undefined) throw data("Not Found", { status: 404 });
  return new Response(calendar, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="kover-${event.id}.ics"`,
    },
  });
}
