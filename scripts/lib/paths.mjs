import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const CACHE = join(ROOT, ".cache");
export const BIN = join(ROOT, "node_modules", ".bin");

/** @param {string} name */
export const tool = (name) => join(BIN, name);
