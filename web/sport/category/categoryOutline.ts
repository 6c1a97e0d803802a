import type { Placed } from "#contract/drawnCategory.ts";
import type { Category } from "#contract/entity.ts";
import type { StartWindow } from "#domain/schedule/estimate.ts";
import { isFinished } from "#web/sport/facts/boutPhase.ts";
import type { StartWindows } from "#web/sport/facts/startWindows.ts";
import { boutsOfCategory, type CompetitionView } from "#web/sport/facts/competitionView.ts";

export type CategoryOutline = {
  /** Where its next bout is, or all of them were. */
  readonly carpets: readonly string[];
  /** When its next bout is likely to start. */
  readonly next: StartWindow | undefined;
  /** In the order of the places; only of a category that is over. */
  readonly medallists: readonly Placed[];
};

/** What is computed for a whole day: when its bouts are likely to start, and who won what in the categories that are over. */
export type DayOutlook = {
  readonly starts: StartWindows;
  readonly medallists: ReadonlyMap<string, readonly Placed[]>;
};

/** What a list tells of a category: where it is fought, when it goes on, who has won it. */
export function categoryOutline(
  view: CompetitionView,
  category: Category,
  { starts, medallists }: DayOutlook,
): CategoryOutline {
  const bouts = boutsOfCategory(view, category.uuid);
  const open = bouts.filter((bout) => !isFinished(bout));
  const names = (open.length === 0 ? bouts : open).flatMap(
    ({ carpet }) => view.carpets.get(carpet?.uuid ?? "")?.name ?? [],
  );
  const windows = open.flatMap(({ uuid }) => starts.get(uuid) ?? []);
  return {
    carpets: [...new Set(names)],
    next: windows.toSorted((a, b) => a.startMs - b.startMs)[0],
    medallists: medallists.get(category.uuid) ?? NOBODY,
  };
}

const NOBODY: readonly Placed[] = [];
