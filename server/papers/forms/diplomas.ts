import type { Diploma, DiplomaValues } from "#contract/paper/diploma.ts";
import { drawnOf, medallistsIn } from "#contract/draw/drawnCategory.ts";
import type { Category } from "#contract/competition/entity.ts";
import type { Gap, PaperWish } from "#contract/paper/paper.ts";
import type { DiplomasPaper } from "../paper.ts";
import type { PaperData, PaperPerson } from "../paperData.ts";
import type { Words } from "../../words/words.ts";
import { braced, KEPT } from "./diplomaBraces.ts";
import { spokenIn } from "../spoken.ts";
import { holderOf, signedName } from "../parts.ts";
import { gap } from "./gaps.ts";

/** What an organiser begins with, as templates are kept. */
export const usualTexts = ({ paper }: Words): Diploma => ({
  layout: "mat",
  texts: {
    organiser: braced("organiser"),
    title: paper.diploma.title,
    degree: braced("degree"),
    lead: paper.diploma.lead,
    name: braced("name"),
    middleName: braced("middleName"),
    from: braced("from"),
    body: paper.diploma.body(braced("place"), braced("event"), braced("category")),
    foot: braced("foot"),
  },
  signers: [
    { post: paper.post("chief-referee"), name: braced("chiefReferee"), picture: null },
    { post: paper.post("chief-secretary"), name: braced("chiefSecretary"), picture: null },
  ],
  background: null,
  logo: null,
  isTextOnly: false,
  offsetX: 0,
  offsetY: 0,
});

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(", ");

/** What stands for the words in braces on the diploma of one person (PD60). */
export function diplomaValues(
  data: PaperData,
  person: PaperPerson,
  { place, category }: { readonly place: number; readonly category: string },
): DiplomaValues {
  const { event, settings, words } = data;
  const said = words.paper.diploma;
  const cityOf = (named: string | null) => (named === null ? "" : said.city(named));
  const [city, day] = [cityOf(event.city), words.paper.days(event.days.slice(-1))];
  const [region, club] = [person.region ?? "", person.club === null ? "" : said.club(person.club)];
  const signer = (post: "chief-referee" | "chief-secretary") => {
    const holder = holderOf(data, post);
    return holder === undefined ? "" : signedName(holder);
  };
  return {
    [KEPT.organiser]: settings.organisers,
    [KEPT.degree]: said.degrees[place - 1] ?? "",
    [KEPT.name]: [person.lastName, person.firstName].filter(Boolean).join(" "),
    [KEPT.middleName]: person.middleName ?? "",
    [KEPT.from]: joined(region, cityOf(person.city), club),
    [KEPT.region]: region,
    [KEPT.club]: club,
    [KEPT.place]: said.place(place),
    [KEPT.event]: event.name,
    [KEPT.category]: category,
    [KEPT.foot]: joined(city, day),
    [KEPT.city]: city,
    [KEPT.date]: day,
    [KEPT.chiefReferee]: signer("chief-referee"),
    [KEPT.chiefSecretary]: signer("chief-secretary"),
  };
}

/** With the logo of the event, where it has one (LK7). */
export const usualDiploma = ({ competition, words }: Pick<PaperData, "competition" | "words">): Diploma => ({
  ...usualTexts(words),
  logo: competition.event?.look?.logo ?? null,
});

export const diplomaOf = (data: Pick<PaperData, "settings" | "competition" | "words">): Diploma =>
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
): DiplomasPaper => ({
  ...spokenIn(data),
  type: "diplomas",
  title: data.words.paper.title("diplomas"),
  diploma,
  people,
});

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
  return diplomaValues(data, longest ?? nobodyIn(data.words), {
    place: 1,
    category: category?.title ?? data.words.paper.anyCategory,
  });
}

const lettersOf = ({ lastName, firstName }: PaperPerson): number =>
  lastName.length + (firstName ?? "").length;

/** Before anybody has entered. */
const nobodyIn = ({ paper: { diploma } }: Words): PaperPerson => ({
  uuid: "",
  ...diploma.nobody,
  birthDate: null,
  birthYear: null,
  sex: null,
  rank: null,
  belt: null,
  ...diploma.somewhere,
  coach: null,
  licence: null,
});

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
    gap("organisers", settings.organisers === "" && known.includes(braced("organiser")) ? [""] : []),
    gap("chief-referee", isFree("chief-referee", braced("chiefReferee"))),
    gap("chief-secretary", isFree("chief-secretary", braced("chiefSecretary"))),
    gap(
      "open-category",
      open.map(({ title }) => title),
    ),
  ].filter(({ names }) => names.length > 0);
}
