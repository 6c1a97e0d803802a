import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import { archives } from "#contract/api/archives.ts";
import { MOST_ARCHIVE_BYTES } from "#contract/archive/archive.ts";
import { ok, refuse } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { createWorkGate } from "../../auth/workGate.ts";
import type { Snapshots } from "../../snapshots/competitionSnapshots.ts";
import { sendEncoded } from "../../snapshots/encodedBody.ts";
import { demandStepUp } from "../../usecases/account/stepUp.ts";
import { exportArchive, exportTable } from "../../usecases/archive/exportEvent.ts";
import { importArchive } from "../../usecases/archive/importArchive.ts";
import { planImport, presentPlan } from "../../usecases/archive/planImport.ts";
import { readArchive } from "../../usecases/archive/readArchive.ts";
import { createFeeds } from "../../usecases/archive/readFeed.ts";
import { auditEntry } from "../../usecases/shared/accountAct.ts";
import { isKnownTag } from "../documentFastPath.ts";
import { spendOrRefuse } from "../rateLimit.ts";
import { registerRoutes, type Gate, type Route } from "../route.ts";
import { asData, serve } from "../serve.ts";

/** Archives are read here and nowhere else: everywhere else such a body is refused. */
export async function addArchives(
  http: FastifyInstance,
  deps: AccountDeps,
  gate: Gate,
  snapshots: Snapshots,
): Promise<void> {
  await http.register(async (scope) => {
    scope.addContentTypeParser(
      "application/zip",
      { parseAs: "buffer", bodyLimit: MOST_ARCHIVE_BYTES },
      (_request, body, done) => done(null, body),
    );
    registerRoutes(scope, [...exportRoutes(deps, snapshots), ...importRoutes(deps)], gate);
  });
}

function exportRoutes(deps: AccountDeps, snapshots: Snapshots): Route[] {
  // An event is read whole into memory: one at a time is enough for an organiser.
  const inTurn = createWorkGate({ atOnce: 1, waiting: 10, pauseAfterMs: (tookMs) => Math.min(tookMs, 1000) });
  const feedOf = createFeeds(deps, snapshots);
  return [
    serve(archives.make, async ({ actor, params, query, reply }) => {
      const spent = await spendOrRefuse(deps, reply, (limits) =>
        limits.exportsByAccount.take(String(actor.accountId)),
      );
      if (!spent.ok) return spent;
      const passed = await inTurn(() =>
        exportArchive(deps, actor, { event: params.id, locale: query.locale }),
      );
      const made = passed.ok ? passed.value : passed;
      if (!made.ok) return made;
      attach(reply, made.value.name);
      return ok(reply.type("application/zip").send(Readable.from(made.value.pieces)));
    }),
    serve(archives.table, async ({ actor, params, query, reply }) => {
      const asked = { event: params.id, file: params.file, locale: query.locale };
      const passed = await inTurn(() => exportTable(deps, actor, asked));
      const made = passed.ok ? passed.value : passed;
      if (!made.ok) return made;
      attach(reply, made.value.name);
      return ok(reply.type(made.value.type).send(made.value.content));
    }),
    serve(archives.feed, async ({ viewer, params, request, reply }) => {
      const feed = await feedOf(viewer, params.id);
      if (!feed.ok) return feed;
      const { etag, body } = feed.value;
      reply.headers({ etag, "cache-control": "no-cache", vary: "Origin, Accept-Encoding" });
      if (isKnownTag(request.headers["if-none-match"], etag)) return ok(reply.code(304).send());
      return ok(await sendEncoded(request, reply.type("application/json; charset=utf-8"), body));
    }),
  ];
}

function importRoutes(deps: AccountDeps): Route[] {
  const inTurn = createWorkGate({ atOnce: 1, waiting: 2 });
  const readBody = async (body: unknown) =>
    Buffer.isBuffer(body) ? readArchive(new Uint8Array(body)) : refuse({ code: "not-an-archive" } as const);
  return [
    serve(archives.preview, async ({ request }) => {
      const passed = await inTurn(async () => {
        const read = await readBody(request.body);
        if (!read.ok) return read;
        const plan = await planImport(deps, read.value, []);
        return plan.ok ? ok(presentPlan(read.value, plan.value)) : plan;
      });
      return passed.ok ? asData(passed.value) : passed;
    }),
    serve(archives.take, async ({ request, actor, query }) => {
      const demanded = await demandStepUp(deps, actor);
      if (!demanded.ok) return demanded;
      const { address, accountId, sessionId } = actor;
      const passed = await inTurn(async () => {
        const read = await readBody(request.body);
        if (!read.ok) return read;
        const from = auditEntry(deps, { address, accountId, sessionId, action: "", object: "" });
        const apart = query.apart === "all" ? query.apart : (query.apart ?? "").split(",").filter(Boolean);
        return await importArchive(deps, read.value, { apart, act: from });
      });
      return passed.ok ? asData(passed.value) : passed;
    }),
  ];
}

/** It holds personal data: nothing on the way keeps it. */
function attach(reply: FastifyReply, name: string): void {
  reply.headers({
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "no-store",
  });
}
