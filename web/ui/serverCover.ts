import { drawCover } from "./coverArt.ts";
import type { CoverLook } from "./coverLook.ts";

/** In the browser nothing: the art stays out of a page's script. */
export const serverCover: (look: CoverLook) => string = import.meta.env.SSR ? drawCover : () => "";
