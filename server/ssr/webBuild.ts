import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from "react-router";
import { SettingRefusal } from "../config.ts";
import type { PageContext, RenderPage } from "./pages.ts";

type WebBuild = ServerBuild & {
  readonly entry: { readonly module: { readonly appContext: RouterContext<PageContext> } };
};

/** Both a built file and the dev server hand the module over untyped. */
export const webBuildSchema = z.custom<WebBuild>(
  (value) => typeof value === "object" && value !== null && "entry" in value && "routes" in value,
);

export const ROOT = join(import.meta.dirname, "..", "..");
export const CLIENT_DIR = join(ROOT, "build", "client");

/** The built web app is the only thing the server takes from the web box. */
export async function loadWebBuild(): Promise<RenderPage> {
  return renderWith(await loadWebModule(), "production");
}

export async function loadWebModule(): Promise<WebBuild> {
  const file = join(ROOT, "build", "server", "index.js");
  if (!existsSync(file)) throw new SettingRefusal("The web app is not built: start with npm start.");
  const module: unknown = await import(pathToFileURL(file).href);
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
