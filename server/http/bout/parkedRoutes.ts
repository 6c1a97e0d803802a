import { parked } from "#contract/api/parked.ts";
import { parseJournal } from "#contract/bout/journal.ts";
import { ok } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { importJournal } from "../../usecases/bout/importJournal.ts";
import { listParked } from "../../usecases/bout/listParked.ts";
import { decideParked } from "../../usecases/bout/resolveParked.ts";
import { tryTable } from "../../usecases/bout/tryTable.ts";
import type { Route } from "../route.ts";
import { asData, serve } from "../serve.ts";

/** What tables did and the protocol did not take, and the way back for what a server lost. */
export function parkedRoutes(deps: Deps): Route[] {
  return [
    serve(parked.ofCompetition, async ({ viewer, params }) => {
      const listed = await listParked(deps, viewer, params.uuid);
      if (!listed.ok) return listed;
      const open = listed.value.filter(({ resolution }) => resolution === null).length;
      return ok({ data: listed.value, meta: { open } });
    }),
    serve(parked.resolve, async ({ viewer, params, body }) =>
      asData(await decideParked(deps, { ...body.data, id: params.id, viewer })),
    ),
    serve(parked.importJournal, async ({ viewer, params, body }) => {
      const journal = parseJournal(body.data.journal);
      if (!journal.ok) return journal;
      const { isTrial } = body.data;
      const sent = { viewer, competitionUuid: params.uuid, journal: journal.value, isTrial };
      return asData(await importJournal(deps, sent));
    }),
    serve(parked.tryTable, async ({ viewer, params, body }) =>
      asData(await tryTable(deps, { ...body.data, competitionUuid: params.uuid, viewer })),
    ),
  ];
}
