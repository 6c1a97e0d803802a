/** What others may use of this feature. */
export { useDesk } from "./desk/useDesk.ts";
