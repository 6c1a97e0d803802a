import { sha256Hex } from "../hash.ts";

/** Tells a browser for which session a page was made; pages for everybody do not carry it (LS23). */
export const SESSION_MARK = "x-kover-session";

/** Enough of a hash to tell sessions apart; nothing of the token can be had from it. */
export const sessionMark = (token: string) => sha256Hex(token).slice(0, 24);
