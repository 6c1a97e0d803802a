import type { Fighting } from "#contract/entity.ts";
import type { WithdrawalMethod } from "#domain/competition/withdrawal.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";

/** What every dialog about a bout is given. */
export type DialogProps = { desk: DeskState; bout: Fighting; onClose: () => void };

/** Whom the question is about, where that is known before it is asked. */
export type AboutAthlete = { readonly fighter: string; readonly method?: WithdrawalMethod };
