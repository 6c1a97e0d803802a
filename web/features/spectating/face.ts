/** What others may use of this feature. */
export type { EventOutlet } from "./useEvent.ts";
