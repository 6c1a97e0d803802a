import type { Gap } from "#contract/paper/paper.ts";
import { teamResults } from "#contract/awarding/teamResults.ts";
import { teamStandings, type NamedStanding } from "../eventSheets.ts";
import type { Cell, Column, FormPaper } from "../paper.ts";
import type { PaperData } from "../paperData.ts";
import type { Words } from "../../words/words.ts";
import { headOf, signatureOf } from "../parts.ts";
import { coursesOf, type Course } from "./course.ts";
import { spokenIn } from "../spoken.ts";
import { courseGaps, found, headGaps } from "./gaps.ts";

/** More do not fit beside each other, on a sheet upright or lying: then their places are told in one column. */
const MOST_UPRIGHT = 5;
const MOST_COLUMNS = 12;
const COUNTED_PLACES = [1, 2, 3, 5] as const;
const ROW_MM = 6;

/** Teams by the formula of the competition, those without a point as well (PD28). */
export function teamsPaper(data: PaperData): FormPaper | undefined {
  const courses = coursesOf(data);
  const standings = standingsOf(data);
  if (standings.length === 0) return undefined;
  const words = data.words.form;
  const labels = labelsOf(words, courses);
  const isWide = courses.length <= MOST_COLUMNS;
  const { formula, adjustments } = data.competition.teamScoring;
  return {
    ...spokenIn(data),
    type: "form",
    isLandscape: courses.length > MOST_UPRIGHT,
    head: headOf(data),
    title: data.words.paper.title("teams"),
    subtitle: words.teamsSubtitle,
    blocks: [
      {
        type: "table",
        columns: columnsOf(words, labels, isWide),
        rows: standings.map((standing) => row(standing, courses, labels, isWide)),
        rowHeight: ROW_MM,
      },
      { type: "text", isQuiet: true, text: words.teamsLegend(formula) },
      {
        type: "text",
        isQuiet: true,
        text: words.categoriesLegend(
          labels,
          courses.map(({ category }) => category.title),
        ),
      },
      ...adjustments.map(
        ({ team, points, reason }) =>
          ({ type: "text", isQuiet: true, text: words.adjusted(team.name, points, reason) }) as const,
      ),
      {
        type: "signatures",
        lines: [signatureOf(data, "chief-referee"), signatureOf(data, "chief-secretary")],
      },
    ],
  };
}

/** Teams whose categories are not over yet are listed as well, without points (PD28). */
function standingsOf({ competition }: PaperData): NamedStanding[] {
  const { categories } = competition;
  const told = new Set(teamResults(competition).map(({ category }) => category));
  const open = categories
    .filter(({ uuid }) => !told.has(uuid))
    .flatMap(({ uuid, fighters }) =>
      fighters.map((fighter) => ({ athlete: fighter.uuid, category: uuid, team: fighter.team?.id })),
    );
  return teamStandings(competition, open);
}

/** «м 71» where that tells categories apart, else their numbers. */
function labelsOf(words: Words["form"], courses: readonly Course[]): string[] {
  const labels = courses.map(({ facts }) =>
    words.shortCategory(facts?.sex ?? null, facts?.weightMax ?? null),
  );
  const isClear = labels.every((label) => label !== "") && new Set(labels).size === labels.length;
  return isClear ? labels : labels.map((_, at) => `(${at + 1})`);
}

const columnsOf = (words: Words["form"], labels: readonly string[], isWide: boolean): Column[] => [
  { title: words.columns.place, width: 13, align: "center", isNumber: true },
  { title: words.club, width: isWide ? "1*" : 52 },
  { title: words.columns.people, width: 11, align: "center", isNumber: true },
  ...(isWide
    ? labels.map((title): Column => ({
        title,
        group: words.placesInCategories,
        width: labels.length > MOST_UPRIGHT ? 13 : 17,
        align: "center",
      }))
    : [{ title: words.placesInCategories, width: "1*" } satisfies Column]),
  ...COUNTED_PLACES.map((place): Column => ({
    title: String(place),
    group: words.placeCounts,
    width: 8.5,
    align: "center",
    isNumber: true,
  })),
  { title: words.columns.points, width: 15, align: "center", isNumber: true },
];

function row(
  { place, name, city, points, from }: NamedStanding,
  courses: readonly Course[],
  labels: readonly string[],
  isWide: boolean,
): Cell[] {
  const placesIn = ({ category }: Course): string =>
    from
      .filter((one) => one.category === category.uuid)
      .toSorted((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity))
      .map((one) => one.place ?? "—")
      .join(", ");
  const listed = courses.map((course, at) => [labels[at] ?? "", placesIn(course)] as const);
  return [
    { text: String(place), look: "place" },
    { text: name, look: "strong", ...(city === null ? {} : { note: city }) },
    String(new Set(from.map(({ athlete }) => athlete)).size),
    ...(isWide
      ? listed.map(([, places]) => places)
      : [listed.flatMap(([title, places]) => (places === "" ? [] : [`${title}: ${places}`])).join("; ")]),
    ...COUNTED_PLACES.map((counted) => {
      const count = from.filter((one) => one.place === counted).length;
      return count === 0 ? "" : String(count);
    }),
    { text: String(points), look: "place" },
  ];
}

export const teamsGaps = (data: PaperData): Gap[] =>
  found([...headGaps(data), ...courseGaps(coursesOf(data))]);
