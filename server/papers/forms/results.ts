import type { Gap } from "#contract/paper/paper.ts";
import { drawnOf, finalPlaces } from "#contract/draw/drawnCategory.ts";
import type { Category, Fighter } from "#contract/competition/entity.ts";
import { hasComeAlone } from "#domain/awarding/podium.ts";
import type { FormPaper, TableBlock } from "../paper.ts";
import type { PaperData, PaperPerson } from "../paperData.ts";
import { counted, paperWords as words } from "../paperWords.ts";
import { birthDay, fullName, headOf, rankAndBelt, signatureOf, told } from "../parts.ts";

const COLUMNS: TableBlock["columns"] = [
  { title: "Место", width: 12, align: "center" },
  { title: "Фамилия, имя, отчество", width: "3*" },
  { title: "Дата рожд.", width: 20, align: "center" },
  { title: "Разряд, пояс", width: "1.4*" },
  { title: "Субъект РФ", width: "1.8*" },
  { title: "Город", width: "1.3*" },
  { title: "Клуб", width: "1.3*" },
  { title: "Тренер(ы)", width: "1.8*" },
];

/** Places of all categories, or of one, as a federation files them. */
export function resultsPaper(data: PaperData, categoryUuid: string | null): FormPaper | undefined {
  const categories = data.competition.categories.filter(
    ({ uuid, fighters }) => fighters.length > 0 && (categoryUuid === null || uuid === categoryUuid),
  );
  if (categories.length === 0) return undefined;
  return {
    type: "form",
    isLandscape: true,
    head: headOf(data),
    title: words.title("results"),
    blocks: [
      ...categories.map((category) => categoryTable(data, category)),
      {
        type: "signatures",
        lines: [signatureOf(data, "chief-referee", true), signatureOf(data, "chief-secretary")],
      },
    ],
  };
}

function categoryTable(data: PaperData, category: Category): TableBlock {
  const placed = placesOf(data, category);
  return {
    type: "table",
    title: category.title,
    facts: counted(category.fighters.length, ["участник", "участника", "участников"]),
    columns: COLUMNS,
    rows: placed.flatMap(({ place, uuid }) => {
      const person = data.people.get(uuid);
      return person === undefined ? [] : [row(person, place)];
    }),
  };
}

const row = (person: PaperPerson, place: number | null): TableBlock["rows"][number] => [
  { text: place === null ? "—" : String(place), look: "place" },
  { text: fullName(person), look: "strong" },
  birthDay(person),
  rankAndBelt(person),
  told(person.region),
  told(person.city),
  told(person.club),
  told(person.coach),
];

/** Everybody of a category, best first; without a place where there is none yet. */
export function placesOf(
  { competition }: Pick<PaperData, "competition">,
  category: Category,
): { readonly uuid: string; readonly place: number | null }[] {
  const people = new Map<string, Fighter>(category.fighters.map((fighter) => [fighter.uuid, fighter]));
  const bouts = competition.fightings.filter(({ category: of }) => of.uuid === category.uuid);
  const drawn = drawnOf(category, bouts, people);
  const places = (drawn && finalPlaces(drawn)) ?? [];
  const isAlone = drawn === undefined && hasComeAlone(category.fighters);
  const known = new Map(places.map(({ place, fighter }) => [fighter.uuid, place]));
  const rest = category.fighters.filter(({ uuid }) => !known.has(uuid));
  return [
    ...places.map(({ place, fighter }) => ({ uuid: fighter.uuid, place })),
    ...rest.map(({ uuid }) => ({ uuid, place: isAlone ? 1 : null })),
  ];
}

export function resultsGaps(data: PaperData): Gap[] {
  const { competition, people, settings } = data;
  const all = [...people.values()];
  const open = competition.categories.filter(
    ({ status, fighters }) => fighters.length > 0 && status !== "finished" && status !== "awarded",
  );
  return [
    ...headGaps(data),
    gap("birth-date", all.filter(({ birthDate }) => birthDate === null).map(fullName), true),
    gap("athlete-region", all.filter(({ region }) => region === null).map(fullName), true),
    gap("coach", all.filter(({ coach }) => coach === null).map(fullName)),
    gap(
      "open-category",
      open.map(({ title }) => title),
      true,
    ),
    gap("calendar-number", settings.calendarNumber === "" ? [""] : []),
  ].filter(({ names }) => names.length > 0);
}

export const gap = (code: Gap["code"], names: readonly string[], isGrave = false): Gap => ({
  code,
  names,
  isGrave,
});

/** What every official paper needs in its head and under it. */
export function headGaps({ settings, referees }: PaperData): Gap[] {
  const isFree = (post: "chief-referee" | "chief-secretary") => !referees.some((one) => one.post === post);
  return [
    gap("organisers", settings.organisers === "" ? [""] : []),
    gap("sport", settings.sport === "" ? [""] : []),
    gap("region", settings.region === "" ? [""] : []),
    gap("chief-referee", isFree("chief-referee") ? [""] : []),
    gap("chief-secretary", isFree("chief-secretary") ? [""] : []),
  ].filter(({ names }) => names.length > 0);
}
