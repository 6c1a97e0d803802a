import { data } from "react-router";
import type { PageHandle } from "#contract/pageKind.ts";
import { writeCsv } from "#contract/files/tableFiles.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { Route } from "./+types/eventTable.ts";
import { EVENT_SHEETS, eventSheet } from "#web/features/spectating/category/categorySheet.ts";

export const handle: PageHandle = { kind: "public" };

/** No page but a file: a table of all categories of an event. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { id, file } = args.params;
  const kind = EVENT_SHEETS.find((sheet) => file === `${sheet}.csv`);
  if (kind === undefined) throw data("Not Found", { status: 404 });
  const competition = await answerOf(apiFor(args).competitions.ofEvent(id));
  const sheet = eventSheet(competition.title, competition, kind);
  const name = encodeURIComponent(`${sheet.title}.csv`);
  return new Response(writeCsv(sheet), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="kover-${kind}.csv"; filename*=UTF-8''${name}`,
      "cache-control": "no-store",
    },
  });
}
