import { openBouts } from "#web/features/headTable/desk/matBouts.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";

/** A table tells the server every five seconds that it is there. */
const SILENT_MS = 45_000;

export type SilentTable = {
  readonly carpet: DeskState["competition"]["carpets"][number];
  readonly silentMs: number;
};

type Heard = { readonly carpet: string; readonly table: { readonly seenAt: number } | null };

/** A bout is on the mat and nothing is heard from its table: somebody has to walk over (LS29). */
export function silentTables(
  { competition, view, plan, nowMs }: Pick<DeskState, "competition" | "view" | "plan" | "nowMs">,
  tables: readonly Heard[],
): readonly SilentTable[] {
  if (competition.status !== "in_progress") return [];
  return competition.carpets.flatMap((carpet): SilentTable[] => {
    if (openBouts(view, plan, carpet).now === undefined) return [];
    const table = tables.find(({ carpet: uuid }) => uuid === carpet.uuid)?.table;
    const silentMs = table ? nowMs - table.seenAt : 0;
    return silentMs < SILENT_MS ? [] : [{ carpet, silentMs }];
  });
}
