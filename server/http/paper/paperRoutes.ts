import { papers } from "#contract/api/papers.ts";
import { ok } from "#domain/result.ts";
import { writePaperFile } from "../../papers/paperFile.ts";
import type { PrintDeps } from "../../papers/paperThread.ts";
import { listPapers, makePaper, readEdition, savePaperSettings } from "../../usecases/paper/papers.ts";
import { readDiploma, saveDiploma, tryDiploma } from "../../usecases/paper/diplomas.ts";
import type { Route } from "../route.ts";
import { asData, serve } from "../serve.ts";

/** What is printed: protocols, lists, brackets, score sheets. */
export function paperRoutes(deps: PrintDeps): Route[] {
  return [
    serve(papers.of, async ({ viewer, params, query, reply }) => {
      reply.header("cache-control", "no-store");
      return asData(await listPapers(deps, viewer, params.uuid, query));
    }),
    serve(papers.saveSettings, async ({ viewer, params, body }) =>
      asData(await savePaperSettings(deps, viewer, params.uuid, body.data)),
    ),
    serve(papers.make, async ({ viewer, params, body }) =>
      asData(await makePaper(deps, viewer, params.uuid, body.data)),
    ),
    serve(papers.file, async ({ viewer, params, query, reply }) => {
      const read = await readEdition(deps, viewer, params.uuid, params.edition);
      if (!read.ok) return read;
      const written = await writePaperFile(deps, read.value, query.format);
      if (!written.ok) return written;
      reply.header("cache-control", "no-store");
      reply.header("content-disposition", `attachment; filename="${read.value.name}.${query.format}"`);
      return ok(reply.type(written.value.mediaType).send(written.value.bytes));
    }),
    serve(papers.diploma, async ({ params, query, reply }) => {
      reply.header("cache-control", "no-store");
      return asData(await readDiploma(deps, params.uuid, query.locale));
    }),
    serve(papers.saveDiploma, async ({ viewer, params, query, body }) =>
      asData(await saveDiploma(deps, viewer, params.uuid, { diploma: body.data, ...query })),
    ),
    serve(papers.tryDiploma, async ({ params, query, body, reply }) => {
      const tried = await tryDiploma(deps, params.uuid, { diploma: body.data, ...query });
      if (!tried.ok) return tried;
      reply.header("cache-control", "no-store");
      return ok(reply.type("application/pdf").send(await deps.print(tried.value, deps.now())));
    }),
  ];
}
