import type { Gap, PaperWish } from "#contract/paper/paper.ts";
import type { Cell, FormPaper, TableBlock } from "../paper.ts";
import type { PaperData, PaperPerson } from "../paperData.ts";
import type { Words } from "../../words/words.ts";
import { birthDay, collator, compareNames, fullName, headOf, rankOf, signatureOf, told } from "../parts.ts";
import { publicName } from "../boutFacts.ts";
import { coursesOf, countRegions, regionsOf, waitingIn, type Course, type Entry } from "./course.ts";
import { spokenIn } from "../spoken.ts";
import { coachGap, found, gap, headGaps, peopleGaps } from "./gaps.ts";

const startColumns = ({ form: { columns, club } }: Words): TableBlock["columns"] => [
  { title: columns.draw, width: 14, align: "center", isNumber: true },
  { title: columns.publicName, width: "1*" },
  { title: columns.birthYear, width: 18, align: "center", isNumber: true },
  { title: columns.rank, width: 13, align: "center" },
  { title: columns.regionAndCity, width: 46 },
  { title: club, width: 36 },
];

/** For the wall after the draw: only what the public may know (PD23). */
export function startPaper(
  data: PaperData,
  { category }: Pick<PaperWish, "category">,
): FormPaper | undefined {
  const courses = coursesOf(data, category);
  if (courses.length === 0) return undefined;
  return {
    ...spokenIn(data),
    type: "form",
    head: headOf(data),
    title: data.words.paper.title("start"),
    subtitle: data.words.form.startSubtitle(
      waitingIn(courses).length === 0,
      courses.every(({ isDrawn }) => isDrawn),
    ),
    blocks: [
      ...courses.map((course) => startTable(data, course)),
      {
        type: "signatures",
        lines: [signatureOf(data, "chief-referee"), signatureOf(data, "chief-secretary")],
      },
    ],
  };
}

function startTable(data: PaperData, course: Course): TableBlock {
  const words = data.words.form;
  const { category, entries } = course;
  const people = entries.filter(({ isIn }) => isIn).map(({ person }) => person);
  return {
    type: "table",
    title: category.title,
    titleIs: words.category,
    facts: [
      `${words.athletes(people.length)}, ${words.regions(countRegions(people))}`,
      matsOf(data, course),
      words.system(category.format),
    ]
      .filter(Boolean)
      .join(" · "),
    columns: startColumns(data.words),
    rows: entries.toSorted(byDrawNumber).map((entry) => startRow(data.words, entry)),
  };
}

function matsOf({ competition, words: { form, paper } }: PaperData, { category }: Course): string {
  const used = new Set(
    competition.fightings.flatMap(({ category: of, carpet }) =>
      of.uuid === category.uuid ? (carpet?.uuid ?? []) : [],
    ),
  );
  const names = competition.carpets.flatMap(({ uuid, name }) =>
    used.has(uuid) ? [paper.matName(name)] : [],
  );
  return names.length === 0 ? "" : form.mats(names);
}

const byDrawNumber = (one: Entry, other: Entry): number =>
  (one.drawNumber ?? Number.MAX_SAFE_INTEGER) - (other.drawNumber ?? Number.MAX_SAFE_INTEGER) ||
  collator.compare(publicName(one.fighter), publicName(other.fighter));

const startRow = (words: Words, { person, fighter, drawNumber, isIn, reason }: Entry): Cell[] => [
  { text: drawNumber === null ? "—" : String(drawNumber), look: "place" },
  {
    text: publicName(fighter),
    look: "strong",
    ...(isIn || reason === undefined ? {} : { note: reason }),
  },
  // Year, rank and city together would tell who hides behind a number (PD23).
  ...(fighter.lastName === person.lastName ? aboutPerson(words, person) : ["—", "—", "—"]),
  fighter.team?.name ?? words.form.personally,
];

const aboutPerson = (words: Words, person: PaperPerson): Cell[] => [
  told(words, yearOf(person)),
  rankOf(words, person),
  told(words, [words.paper.shortRegion(person.region), person.city].filter(Boolean).join(", ")),
];

const yearOf = ({ birthDate, birthYear }: PaperPerson): string | null =>
  birthDate === null ? (birthYear === null ? null : String(birthYear)) : birthDate.slice(0, 4);

export function startGaps(data: PaperData, { category }: Pick<PaperWish, "category">): Gap[] {
  const courses = coursesOf(data, category);
  const open = courses.filter(({ isDrawn, entries }) => !isDrawn && entries.length > 1);
  return found([
    ...headGaps(data),
    gap(
      "no-draw",
      open.map((course) => course.category.title),
      true,
    ),
    gap("not-weighed", waitingIn(courses).map(fullName)),
  ]);
}

const clubColumns = ({ form: { columns, category } }: Words): TableBlock["columns"] => [
  { title: columns.number, width: 9, align: "center", isNumber: true },
  { title: columns.fullName, width: "1*" },
  { title: columns.birth, width: 20, align: "center" },
  { title: category, width: 38 },
  { title: columns.draw, width: 16, align: "center" },
  { title: columns.coaches, width: 42 },
];

/** For the leaders of teams to check and sign, before the draw and after it (PD24). */
export function clubsPaper(data: PaperData): FormPaper | undefined {
  const entered = coursesOf(data).flatMap((course) =>
    course.entries.map((entry) => ({ entry, title: course.category.title })),
  );
  if (entered.length === 0) return undefined;
  const clubs = [...Map.groupBy(entered, ({ entry }) => clubKey(entry))].toSorted(compareClubs);
  return {
    ...spokenIn(data),
    type: "form",
    head: headOf(data),
    title: data.words.paper.title("clubs"),
    subtitle: data.words.form.clubsSubtitle,
    blocks: clubs.map(([, list]) => clubTable(data.words, list)),
  };
}

type Entered = { readonly entry: Entry; readonly title: string };

/** Clubs of one name in two cities are two. */
const clubKey = ({ person, fighter }: Entry): string | null =>
  person.club === null ? null : `${person.club}\n${fighter.team?.id ?? ""}`;

const compareClubs = (
  [one]: readonly [string | null, unknown],
  [other]: readonly [string | null, unknown],
): number =>
  one === null || other === null
    ? Number(one === null) - Number(other === null)
    : collator.compare(one, other);

function clubTable(all: Words, list: readonly Entered[]): TableBlock {
  const words = all.form;
  const people = [...new Map(list.map(({ entry }) => [entry.person.uuid, entry.person])).values()];
  const sorted = list.toSorted(
    (one, other) =>
      compareNames(one.entry.person, other.entry.person) ||
      one.entry.person.uuid.localeCompare(other.entry.person.uuid) ||
      collator.compare(one.title, other.title),
  );
  const club = people[0]?.club ?? null;
  const cities = [...new Set(people.flatMap(({ city }) => city ?? []))].toSorted(collator.compare);
  return {
    type: "table",
    title: club ?? words.personally,
    titleIs: words.club,
    facts: [
      [...regionsOf(people).map(all.paper.shortRegion), ...(club === null ? [] : cities)].join(", "),
      words.athletes(people.length),
    ]
      .filter(Boolean)
      .join(" · "),
    columns: clubColumns(all),
    hasNoHeads: true,
    rows: sorted.map((one, at) => clubRow(all, one, numberIn(sorted, at))),
    ...(club === null ? {} : { total: { text: "", aside: words.leaderSigns }, isTotalRight: true }),
  };
}

/** People are counted, not their categories: whoever has another row above has a number already (PD82). */
function numberIn(sorted: readonly Entered[], at: number): string {
  const uuids = sorted.slice(0, at + 1).map(({ entry }) => entry.person.uuid);
  return uuids.at(-2) === uuids.at(-1) ? "" : String(new Set(uuids).size);
}

const clubRow = (
  words: Words,
  { entry: { person, drawNumber, isIn, reason }, title }: Entered,
  number: string,
): Cell[] => [
  number,
  { text: fullName(person), look: "strong", ...(isIn || reason === undefined ? {} : { note: reason }) },
  birthDay(words, person),
  title,
  drawNumber === null ? "—" : words.form.drawNumber(drawNumber),
  told(words, person.coach),
];

export function clubsGaps(data: PaperData): Gap[] {
  const courses = coursesOf(data);
  return found([...headGaps(data), ...peopleGaps(courses), coachGap(courses)]);
}
