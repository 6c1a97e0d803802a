import type { Competition } from "#contract/competition/entity.ts";
import type { Perform } from "#web/platform/acts/useActs.ts";

/** What the draw needs of the desk it stands on. */
export type DrawDesk = { readonly competition: Competition; readonly perform: Perform };
