/** What others may use of this feature. */
export { loadDraw } from "./loadDraw.server.ts";
