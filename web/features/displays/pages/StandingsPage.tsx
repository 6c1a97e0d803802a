import { screenPages as text } from "#web/i18n/ru/displays/screenPages.ts";
import type { CategoryPicture } from "#web/sport/facts/categoryBase.ts";
import { standingsOf } from "#web/sport/facts/standingRows.ts";
import { usePartOf } from "./usePart.ts";
import { ScreenNote } from "./ScreenFrame.tsx";
import { StandingsTable } from "./StandingsTable.tsx";
import { useTableRows } from "./tableRows.ts";

/** Who leads a category, by the rules of its table. */
export function StandingsPage({ picture }: { picture: CategoryPicture }) {
  const { category, bouts } = picture;
  const { rows } = standingsOf(category, category.fighters, bouts);
  const room = useTableRows(rows.length);
  const shown = usePartOf(`leaders ${category.uuid}`, rows, room);
  if (rows.length === 0) return <ScreenNote>{text.noStandings}</ScreenNote>;
  return <StandingsTable rows={shown} room={room} />;
}
