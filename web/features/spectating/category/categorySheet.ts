import { finalPlaces } from "#contract/draw/drawnCategory.ts";
import type { Category, Competition, Fighter, Fighting } from "#contract/competition/entity.ts";
import { formatTraits } from "#domain/draw/formats.ts";
import type { Sheet, SheetCell } from "#contract/files/tableFiles.ts";
import { fullName } from "#web/i18n/names.ts";
import { categoryTables } from "#texts/spectating/categoryTables.ts";
import { boutRound } from "#web/sport/facts/boutRound.ts";
import { endingWords } from "#web/sport/facts/boutExtras.ts";
import { isFinished } from "#web/sport/facts/boutPhase.ts";
import { categoryPicture, type DrawnCategory } from "#web/sport/facts/categoryPicture.ts";
import { standingsOf } from "#web/sport/facts/standingRows.ts";

export const CATEGORY_SHEETS = ["leaderboard", "bouts", "entries"] as const;
export type CategorySheet = (typeof CATEGORY_SHEETS)[number];

/** One of the tables of a category, to be opened in a table program (SN30). */
export function categorySheet(competition: Competition, category: Category, kind: CategorySheet): Sheet {
  const picture = categoryPicture(competition, category);
  return { title: category.title, columns: categoryTables[kind], rows: ROWS[kind](picture) };
}

export const EVENT_SHEETS = ["leaderboard", "bouts"] as const;

/** The same of all categories of an event one below the other, each line with its category (EI5). */
export function eventSheet(
  title: string,
  competition: Competition,
  kind: (typeof EVENT_SHEETS)[number],
): Sheet {
  const rows = competition.categories.flatMap((category) =>
    ROWS[kind](categoryPicture(competition, category)).map((cells) => [category.title, ...cells]),
  );
  return { title, columns: [categoryTables.category, ...categoryTables[kind]], rows };
}

type Rows = readonly (readonly SheetCell[])[];

const ROWS: Readonly<Record<CategorySheet, (picture: DrawnCategory) => Rows>> = {
  entries: ({ category, drawn }) =>
    (drawn?.entrants.flatMap((fighter) => fighter ?? []) ?? category.fighters).map((fighter, index) => [
      index + 1,
      ...personCells(fighter),
      fighter.weight ?? "",
    ]),
  leaderboard: standingCells,
  bouts: ({ bouts, fighters, carpetNames }) => bouts.map((bout) => boutCells(bout, fighters, carpetNames)),
};

const personCells = (fighter: Fighter | undefined): string[] =>
  fighter === undefined
    ? ["", "", ""]
    : [fullName(fighter), fighter.team?.name ?? "", fighter.team?.city ?? ""];

/** Final places come from the draw; until then only those who all meet each other have an order. */
function standingCells({ category, drawn, bouts }: DrawnCategory): Rows {
  const { rows } = standingsOf(category, category.fighters, bouts);
  const final = (drawn && finalPlaces(drawn)) ?? [];
  const placeOf = new Map(final.map(({ fighter, place }) => [fighter.uuid, place]));
  const isRanked = formatTraits(category.format).isOneTable && rows.some(({ wins }) => wins > 0);
  return rows
    .map(({ fighter, place: soFar, wins, subs, points }) => {
      const place = placeOf.get(fighter.uuid) ?? (isRanked && final.length === 0 ? soFar : undefined);
      const cells = [place ?? "", ...personCells(fighter), wins, subs, points, fighter.weight ?? ""];
      return { order: place ?? Number.POSITIVE_INFINITY, cells };
    })
    .toSorted((a, b) => (a.order === b.order ? 0 : a.order - b.order))
    .map(({ cells }) => cells);
}

function boutCells(
  bout: Fighting,
  fighters: ReadonlyMap<string, Fighter>,
  carpetNames: ReadonlyMap<string, string>,
): SheetCell[] {
  const [red, blue] = bout.slots.map(({ fighter }) => fighters.get(fighter ?? ""));
  const points = (fighter: Fighter | undefined) =>
    bout.state === "waiting" ? "" : (bout.points[fighter?.uuid ?? ""]?.scores ?? 0);
  const winner = fighters.get(bout.winner?.uuid ?? "");
  return [
    bout.number ?? "",
    boutRound(bout),
    ...personCells(red).slice(0, 2),
    points(red),
    points(blue),
    ...personCells(blue).slice(0, 2),
    winner === undefined ? "" : fullName(winner),
    isFinished(bout) ? endingWords(bout) : "",
    carpetNames.get(bout.carpet?.uuid ?? "") ?? "",
    bout.startedAt ?? "",
    bout.finishedAt ?? "",
  ];
}
