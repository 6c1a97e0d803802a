import type { Transaction } from "kysely";
import type { BoutDuty } from "#domain/referee/referee.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findDrawnRows } from "../../persistence/draw/drawRows.ts";
import { findCategoryCrews, findRefereeRowIds, replaceCrew } from "../../persistence/referee/refereeRows.ts";

type Member = { readonly refereeId: number; readonly duty: BoutDuty };
type CrewRow = Awaited<ReturnType<typeof findCategoryCrews>>[number];
/** Somebody who was named for the bout at this place of the bracket. */
export type FormerMember = Member & { readonly bout: string };

/** Who is named for bouts that the new draw has no place for. */
export async function findLeftCrews(
  trx: Transaction<Tables>,
  categoryId: number,
  wanted: ReadonlySet<string>,
): Promise<readonly CrewRow[]> {
  const rows = await findCategoryCrews(trx, categoryId);
  return rows.filter(({ bracket_id }) => !wanted.has(bracket_id ?? ""));
}

/** The same two at another place of the bracket keep their crew (RE16). */
export async function moveCrews(
  trx: Transaction<Tables>,
  categoryId: number,
  left: readonly CrewRow[],
): Promise<void> {
  if (left.length === 0) return;
  const byPair = Map.groupBy(left, pairOf);
  for (const bout of await findDrawnRows(trx, categoryId)) {
    const pair = pairOf(bout);
    const crew = pair === undefined ? undefined : byPair.get(pair);
    if (crew !== undefined) await nameIfNobody(trx, categoryId, bout, crew.map(memberOf));
  }
}

/** What an undone change took away comes back, but for who is no referee of the competition any more (RE16). */
export async function restoreCrews(
  trx: Transaction<Tables>,
  category: { readonly id: number; readonly competition_id: number },
  former: readonly FormerMember[],
): Promise<void> {
  if (former.length === 0) return;
  const known = new Set(await findRefereeRowIds(trx, category.competition_id));
  const byBout = Map.groupBy(
    former.filter(({ refereeId }) => known.has(refereeId)),
    ({ bout }) => bout,
  );
  for (const bout of await findDrawnRows(trx, category.id))
    await nameIfNobody(trx, category.id, bout, byBout.get(bout.bracket_id ?? "") ?? []);
}

export const formerMember = (row: CrewRow): FormerMember => ({
  ...memberOf(row),
  bout: row.bracket_id ?? "",
});

const memberOf = ({ referee_id: refereeId, duty }: CrewRow): Member => ({ refereeId, duty });

/** Both corners in one order; a bout that waits for somebody is a pair with nobody. */
function pairOf({
  red_fighter_id: red,
  blue_fighter_id: blue,
}: Pick<CrewRow, "red_fighter_id" | "blue_fighter_id">): string | undefined {
  if (red === null || blue === null) return undefined;
  return red < blue ? `${red} ${blue}` : `${blue} ${red}`;
}

/** Whoever was named since is left alone. */
async function nameIfNobody(
  trx: Transaction<Tables>,
  categoryId: number,
  bout: { readonly id: number; readonly bracket_id: string | null },
  crew: readonly Member[],
): Promise<void> {
  if (crew.length === 0) return;
  const named = await findCategoryCrews(trx, categoryId);
  if (named.some(({ bracket_id }) => bracket_id === bout.bracket_id)) return;
  await replaceCrew(trx, bout.id, crew);
}
