import type { CoverLook } from "./coverLook.ts";

// Not by an import the bundler sees: the art stays out of a page's script.
const art = import.meta.env.SSR ? await import("./coverArt.ts") : undefined;

/** In the browser nothing: what the server drew is there already. */
export const serverCover = (look: CoverLook): string => art?.drawCover(look) ?? "";
