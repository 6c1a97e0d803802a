import type { RankedRow, GroupKind } from "#contract/season/season.ts";
import type { Grouping, SeasonFormula } from "#domain/season/formula.ts";
import type { ResultLeftOut } from "#domain/season/ranking.ts";
import { formatCount, formatNumber } from "../numbers.ts";
import { plural } from "../plural.ts";
import { capital } from "#web/i18n/sentence.ts";
import { categoryAdmin } from "../organiser/categoryAdmin.ts";

const NBSP = "\u00a0";
const points = (count: number) => `${formatNumber(count)}${NBSP}${plural(count, "point")}`;

const ORDINALS = ["первое", "второе", "третье"];
const placeName = (place: number) => ORDINALS[place - 1] ?? `${formatNumber(place)}-е`;

/** «За первое место 9 баллов, за второе 3, за 4–8-е по 1.» */
function placesSentence(worth: readonly number[]): string {
  const parts: string[] = [];
  let at = 0;
  while (at < worth.length) {
    let last = at;
    // The medals are told one by one.
    while (at >= ORDINALS.length && last + 1 < worth.length && worth[last + 1] === worth[at]) last += 1;
    const value = worth[at] ?? 0;
    if (last > at) parts.push(`за ${at + 1}–${last + 1}-е по ${formatNumber(value)}`);
    else
      parts.push(
        at === 0 ? `за первое место ${points(value)}` : `за ${placeName(at + 1)} ${formatNumber(value)}`,
      );
    at = last + 1;
  }
  return `${capital(parts.join(", "))}.`;
}

const GROUPING_WORDS: Readonly<Record<Grouping, string>> = {
  sex: "пол",
  age: "возраст",
  style: "форма",
  level: "уровень",
  weight: "вес",
};

function groupSentence(groupBy: readonly Grouping[]): string {
  if (groupBy.length === 0) return "Все категории складываются в один общий зачёт.";
  const same = groupBy.map((part) => GROUPING_WORDS[part]).join(", ");
  const weights = groupBy.includes("weight") ? "" : " Весовые категории и абсолют складываются.";
  return `Вместе считаются категории, у которых совпадают: ${same}.${weights}`;
}

type WeightedEvent = { readonly name: string; readonly coefficient: number };

function coefficientSentence(events: readonly WeightedEvent[]): string[] {
  const other = events.filter(({ coefficient }) => coefficient !== 1);
  if (other.length === 0) return [];
  const told = other.map(({ name, coefficient }) => `«${name}» ×${formatNumber(coefficient)}`).join(", ");
  const rest = other.length === events.length ? "" : "; остальные турниры без множителя";
  return [`Баллы умножаются на коэффициент турнира: ${told}${rest}.`];
}

/** The formula as people would say it, from the very data that counts (RK12). */
export function formulaSentences(formula: SeasonFormula, events: readonly WeightedEvent[]): string[] {
  const { perWin, bestStarts, minEntrants, countsUnfought, groupBy } = formula;
  return [
    placesSentence(formula.points),
    ...(perWin === 0 ? [] : [`За каждую победу в проведённой схватке ещё ${points(perWin)}.`]),
    ...coefficientSentence(events),
    bestStarts === null
      ? "Засчитываются все старты."
      : bestStarts === 1
        ? "Засчитывается один лучший старт спортсмена."
        : `Засчитываются лучшие старты спортсмена, не больше ${formatNumber(bestStarts)}.`,
    "Всё, что спортсмен набрал на одном турнире в одном зачёте, это один старт.",
    ...(minEntrants > 1
      ? [`Категория, где меньше ${formatNumber(minEntrants)} участников, баллов не даёт.`]
      : []),
    countsUnfought
      ? "Место засчитывается и тогда, когда ни одной схватки не было."
      : "Место без единой проведённой схватки баллов не даёт.",
    groupSentence(groupBy),
    "При равенстве баллов выше тот, у кого больше первых мест, затем вторых, затем третьих, затем тот, чей последний засчитанный старт позже; если равно всё, место общее.",
    "Кто не разрешил показывать имя, в рейтинге не стоит.",
  ];
}

/** «Мужчины, 18 лет и старше, ги, синий пояс». */
export function groupWords({ sex, ageMin, ageMax, style, level, weightMin, weightMax }: GroupKind): string {
  const isChild = ageMax !== null && ageMax < 18;
  const people = isChild ? categoryAdmin.youths : categoryAdmin.sexes;
  const parts = [
    sex === null ? "" : people[sex],
    ageMin === null && ageMax === null ? "" : categoryAdmin.years(ageMin ?? undefined, ageMax ?? undefined),
    find(categoryAdmin.stylesShort, style),
    level === "all" ? "" : find(categoryAdmin.levelsInTitle, level),
    weightMin === null && weightMax === null
      ? ""
      : categoryAdmin.weight(weightMin ?? undefined, weightMax ?? undefined),
  ];
  return capital(parts.filter(Boolean).join(", ")) || "Общий зачёт";
}

/** A word an organiser made up is told as it is. */
const find = (words: Readonly<Record<string, string>>, key: string | null): string =>
  key === null ? "" : (Object.entries(words).find(([name]) => name === key)?.[1] ?? key);

const LEFT_OUT: Readonly<Record<ResultLeftOut, string>> = {
  "few-entrants": "мало участников, не засчитано",
  "not-fought": "без схваток, не засчитано",
};

type Result = RankedRow["starts"][number]["results"][number];

export const seasonWords = {
  points,
  groups: groupWords,
  withCount: (group: string, athletes: number) => `${group} (${formatNumber(athletes)})`,
  alsoAs: (names: readonly string[]) => `Также: ${names.join(", ")}`,
  medals: (medals: readonly number[]) =>
    ["золото", "серебро", "бронза"]
      .flatMap((metal, index) =>
        (medals[index] ?? 0) > 0 ? [`${metal} ${formatNumber(medals[index] ?? 0)}`] : [],
      )
      .join(", "),
  result: ({ place, entrants, wins, points: given, leftOut }: Result): string =>
    [
      place === null ? "без места" : `${formatNumber(place)}-е место из ${formatNumber(entrants)}`,
      ...(wins > 0 ? [formatCount(wins, "win")] : []),
      leftOut === null ? points(given) : LEFT_OUT[leftOut],
    ].join(", "),
  start: (given: number, coefficient: number, isCounted: boolean): string =>
    [
      points(given),
      ...(coefficient === 1 ? [] : [`коэффициент ${formatNumber(coefficient)}`]),
      ...(isCounted ? [] : ["не вошёл в лучшие"]),
    ].join(", "),
  tie: {
    firsts: "Выше при равных баллах: больше первых мест",
    seconds: "Выше при равных баллах: больше вторых мест",
    thirds: "Выше при равных баллах: больше третьих мест",
    later: "Выше при равных баллах: последний старт позже",
    shared: "Место общее: равны по всем правилам",
  } satisfies Record<NonNullable<RankedRow["aheadBy"]>, string>,
  found: (count: number) => `Найдено: ${formatCount(count, "person")}`,
  inGroup: (count: number) => `В зачёте ${formatCount(count, "person")}`,
  coefficient: (value: number) => (value === 1 ? "" : `коэффициент ${formatNumber(value)}`),
  starts: (count: number) => `Стартов: ${formatNumber(count)}`,
  events: (count: number) => formatCount(count, "event"),
} as const;
