import { pathToFileURL } from "node:url";
import { z } from "zod";
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from "react-router";
import type { PageContext, RenderPage } from "./pages.ts";
import { SERVER_BUILD } from "./webBuild.ts";

type WebBuild = ServerBuild & {
  readonly entry: { readonly module: { readonly appContext: RouterContext<PageContext> } };
};

/** Both a built file and the dev server hand the module over untyped. */
export const webBuildSchema = z.custom<WebBuild>(
  (value) => typeof value === "object" && value !== null && "entry" in value && "routes" in value,
);

export async function loadWebBuild(): Promise<RenderPage> {
  return renderWith(await loadWebModule(), "production");
}

export async function loadWebModule(): Promise<WebBuild> {
  const module: unknown = await import(pathToFileURL(SERVER_BUILD).href);
  return webBuildSchema.parse(module);
}

export function renderWith(build: WebBuild, mode: "production" | "development"): RenderPage {
  const handle = createRequestHandler(build, mode);
  const { appContext } = build.entry.module;
  return (request, page) => {
    const context = new RouterContextProvider();
    context.set(appContext, page);
    return handle(request, context);
  };
}
