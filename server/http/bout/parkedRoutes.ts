import { parked } from "#contract/api/parked.ts";
import { parseJournal, type Journal } from "#contract/bout/journal.ts";
import { ok, refuse } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { importJournals } from "../../usecases/bout/importJournals.ts";
import { findTargets, listParked } from "../../usecases/bout/listParked.ts";
import { decideParked } from "../../usecases/bout/resolveParked.ts";
import { tryTable } from "../../usecases/bout/tryTable.ts";
import type { Route } from "../route.ts";
import { asData, serve } from "../serve.ts";

/** What tables did and the protocol did not take, and the way back for what a server lost. */
export function parkedRoutes(deps: Deps): Route[] {
  return [
    serve(parked.ofCompetition, async ({ viewer, params, query }) => {
      const listed = await listParked(deps, viewer, params.uuid, query.only);
      if (!listed.ok) return listed;
      if (query.only === "open")
        return ok({ data: listed.value, meta: { open: listed.value.length, targets: {} } });
      const open = listed.value.filter(({ resolution }) => resolution === null).length;
      return ok({ data: listed.value, meta: { open, targets: await findTargets(deps, listed.value) } });
    }),
    serve(parked.resolve, async ({ viewer, params, body }) =>
      asData(await decideParked(deps, { ...body.data, id: params.id, viewer })),
    ),
    serve(parked.importJournal, async ({ viewer, params, body }) => {
      const { isTrial, ...sent } = body.data;
      const journals: Journal[] = [];
      for (const [index, text] of ("journals" in sent ? sent.journals : [sent.journal]).entries()) {
        const journal = parseJournal(text);
        if (!journal.ok) return refuse({ ...journal.problem, journal: index });
        journals.push(journal.value);
      }
      return asData(await importJournals(deps, { viewer, competitionUuid: params.uuid, journals, isTrial }));
    }),
    serve(parked.tryTable, async ({ viewer, params, body }) =>
      asData(await tryTable(deps, { ...body.data, competitionUuid: params.uuid, viewer })),
    ),
  ];
}
