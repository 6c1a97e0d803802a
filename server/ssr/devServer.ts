import type { FastifyInstance } from "fastify";
import { isApi } from "../http/apiPath.ts";
import type { RenderPage } from "./pages.ts";
import { ROOT } from "./webBuild.ts";
import { renderWith, webBuildSchema } from "./webRenderer.ts";

/** In development pages come straight from the sources: vite is asked first, and the app is loaded anew for each page. */
export async function createDevRenderer(app: FastifyInstance): Promise<RenderPage> {
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
  return async (request, page) => {
    const module: unknown = await vite.ssrLoadModule("virtual:react-router/server-build");
    return renderWith(webBuildSchema.parse(module), "development")(request, page);
  };
}
