import type { Diploma, DiplomaValues } from "#contract/paper/diploma.ts";
import { drawnOf, medallistsIn } from "#contract/draw/drawnCategory.ts";
import type { Category } from "#contract/competition/entity.ts";
import type { Gap, PaperWish } from "#contract/paper/paper.ts";
import type { DiplomasPaper } from "../paper.ts";
import type { PaperData, PaperPerson } from "../paperData.ts";
import { paperWords as words } from "../paperWords.ts";
import { holderOf, signedName } from "../parts.ts";
import { gap } from "./gaps.ts";

/** What an organiser begins with. */
export const USUAL_DIPLOMA: Diploma = {
  layout: "mat",
  texts: {
    organiser: "{организатор}",
    title: "ДИПЛОМ",
    degree: "{степень}",
    lead: "награждается",
    name: "{Фамилия Имя}",
    middleName: "{отчество}",
    from: "{субъект, город, клуб}",
    body: "за *{место}*\n{соревнование}\n{категория}",
    foot: "{город, дата}",
  },
  signers: [
    { post: words.post("chief-referee"), name: "{главный судья}", picture: null },
    { post: words.post("chief-secretary"), name: "{главный секретарь}", picture: null },
  ],
  background: null,
  logo: null,
  isTextOnly: false,
  offsetX: 0,
  offsetY: 0,
};

const DEGREES = ["I степени", "II степени", "III степени"];

/** «г. Казань»; where the kind of place is written already it stays as it is. */
const cityOf = (city: string | null): string =>
  city === null || /^\p{Ll}+\.? /u.test(city) ? (city ?? "") : `г.\u00a0${city}`;
const clubOf = (club: string | null): string =>
  club === null || /[«"]/u.test(club) ? (club ?? "") : `«${club}»`;
const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(", ");

/** What stands for the words in braces on the diploma of one person (PD60). */
export function diplomaValues(
  data: PaperData,
  person: PaperPerson,
  { place, category }: { readonly place: number; readonly category: string },
): DiplomaValues {
  const { event, settings } = data;
  const [city, day] = [cityOf(event.city), words.days(event.days.slice(-1))];
  const [region, club] = [person.region ?? "", clubOf(person.club)];
  const signer = (post: "chief-referee" | "chief-secretary") => {
    const holder = holderOf(data, post);
    return holder === undefined ? "" : signedName(holder);
  };
  return {
    организатор: settings.organisers,
    степень: DEGREES[place - 1] ?? "",
    "Фамилия Имя": [person.lastName, person.firstName].filter(Boolean).join(" "),
    отчество: person.middleName ?? "",
    "субъект, город, клуб": joined(region, cityOf(person.city), club),
    субъект: region,
    клуб: club,
    место: `${place}-е\u00a0место`,
    соревнование: event.name,
    категория: category,
    "город, дата": joined(city, day),
    город: city,
    дата: day,
    "главный судья": signer("chief-referee"),
    "главный секретарь": signer("chief-secretary"),
  };
}

/** With the logo of the event, where it has one (LK7). */
export const usualDiploma = ({ competition }: Pick<PaperData, "competition">): Diploma => ({
  ...USUAL_DIPLOMA,
  logo: competition.event?.look?.logo ?? null,
});

export const diplomaOf = (data: Pick<PaperData, "settings" | "competition">): Diploma =>
  data.settings.diploma ?? usualDiploma(data);

/** A diploma for everybody on the podium of the categories whose places are known (PD62). */
export function diplomasPaper(data: PaperData, categoryUuid: string | null): DiplomasPaper | undefined {
  const people = data.competition.categories
    .filter(({ uuid }) => categoryUuid === null || uuid === categoryUuid)
    .flatMap((category) =>
      medallists(data, category).flatMap(({ place, fighter }) => {
        const person = data.people.get(fighter.uuid);
        return person === undefined ? [] : [diplomaValues(data, person, { place, category: category.title })];
      }),
    );
  return people.length === 0 ? undefined : printedDiplomas(data, people);
}

export const printedDiplomas = (
  data: PaperData,
  people: readonly DiplomaValues[],
  diploma = diplomaOf(data),
): DiplomasPaper => ({ type: "diplomas", title: words.title("diplomas"), diploma, people });

function medallists({ competition }: Pick<PaperData, "competition">, category: Category) {
  const people = new Map(category.fighters.map((fighter) => [fighter.uuid, fighter]));
  const bouts = competition.fightings.filter(({ category: of }) => of.uuid === category.uuid);
  return medallistsIn(category, drawnOf(category, bouts, people)) ?? [];
}

/** Somebody to try a diploma on: who has the longest name, since that is what goes wrong. */
export function sampleValues(data: PaperData): DiplomaValues {
  const longest = [...data.people.values()].toSorted((one, other) => lettersOf(other) - lettersOf(one))[0];
  const category = data.competition.categories.find(({ fighters }) =>
    fighters.some(({ uuid }) => uuid === longest?.uuid),
  );
  return diplomaValues(data, longest ?? NOBODY, { place: 1, category: category?.title ?? words.anyCategory });
}

const lettersOf = ({ lastName, firstName }: PaperPerson): number =>
  lastName.length + (firstName ?? "").length;

/** Before anybody has entered. */
const NOBODY: PaperPerson = {
  uuid: "",
  lastName: "Константинопольский-Задунайский",
  firstName: "Александр",
  middleName: "Владиславович",
  birthDate: null,
  birthYear: null,
  sex: null,
  rank: null,
  belt: null,
  region: "Республика Татарстан",
  city: "Набережные Челны",
  club: "Кама Грэпплинг",
  coach: null,
  licence: null,
};

export function diplomasGaps(data: PaperData, { category: only }: Pick<PaperWish, "category"> = {}): Gap[] {
  const { competition, settings, referees } = data;
  const known = JSON.stringify(diplomaOf(data));
  const isFree = (post: "chief-referee" | "chief-secretary", word: string) =>
    known.includes(word) && !referees.some((one) => one.post === post) ? [""] : [];
  const open = competition.categories.filter(
    (category) =>
      category.fighters.length > 0 &&
      (!only || category.uuid === only) &&
      medallists(data, category).length === 0,
  );
  return [
    gap("organisers", settings.organisers === "" && known.includes("{организатор}") ? [""] : []),
    gap("chief-referee", isFree("chief-referee", "{главный судья}")),
    gap("chief-secretary", isFree("chief-secretary", "{главный секретарь}")),
    gap(
      "open-category",
      open.map(({ title }) => title),
    ),
  ].filter(({ names }) => names.length > 0);
}
