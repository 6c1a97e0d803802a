import type { FastifyInstance } from "fastify";
import { isApi } from "#contract/api/path.ts";
import { createPageFacts } from "./routeTable.ts";
import type { WebPages } from "./pages.ts";
import { ROOT } from "./webBuild.ts";
import { openBuild, webBuildSchema } from "./webRenderer.ts";

/** In development pages come straight from the sources: vite is asked first, and the app is loaded anew for each page. */
export async function createDevRenderer(app: FastifyInstance): Promise<WebPages> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: ROOT,
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", (request, reply, done) => {
    if (isApi(request.url) || request.url.startsWith("/socket.io")) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  const load = async () => {
    const module: unknown = await vite.ssrLoadModule("virtual:react-router/server-build");
    return openBuild(webBuildSchema.parse(module), "development");
  };
  return {
    render: async (request, page) => (await load()).render(request, page),
    pageAt: async (url) => createPageFacts((await load()).routes)(url),
  };
}
