import { existsSync } from "node:fs";
import { join } from "node:path";
import { SettingRefusal } from "../environment/config.ts";
import type { WebPages } from "./pages.ts";

export const ROOT = join(import.meta.dirname, "..", "..");
export const CLIENT_DIR = join(ROOT, "build", "client");
export const SERVER_BUILD = join(ROOT, "build", "server", "index.js");

export type WebApp = WebPages & {
  /** Loads it before anybody asks for a page. */
  readonly warmUp: () => Promise<void>;
};

/**
 * The built web app is the only thing the server takes from the web box. It is loaded with the first page: tables that
 * come back after a restart wait for the API alone, and React is half of a start.
 */
export function openWebBuild(): WebApp {
  if (!existsSync(SERVER_BUILD)) throw new SettingRefusal("The web app is not built: start with npm start.");
  let loaded: Promise<WebPages> | undefined;
  const load = () =>
    (loaded ??= import("./webRenderer.ts").then(({ loadWebBuild }) => loadWebBuild(SERVER_BUILD)));
  return {
    render: async (request, page) => (await load()).render(request, page),
    pageAt: async (url) => (await load()).pageAt(url),
    warmUp: async () => void (await load()),
  };
}
