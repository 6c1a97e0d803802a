import { existsSync } from "node:fs";
import { join } from "node:path";
import { SettingRefusal, type Config } from "../environment/config.ts";
import { createRenderThread, type RenderThread } from "./renderThread.ts";

export const ROOT = join(import.meta.dirname, "..", "..");
export const CLIENT_DIR = join(ROOT, "build", "client");
export const SERVER_BUILD = join(ROOT, "build", "server", "index.js");

/** The built web app is the only thing the server takes from the web box. */
export function openWebBuild({ timeZone }: Pick<Config, "timeZone">): RenderThread {
  if (!existsSync(SERVER_BUILD)) throw new SettingRefusal("The web app is not built: start with npm start.");
  return createRenderThread({ build: SERVER_BUILD, timeZone });
}
