import { drawnOf } from "#contract/draw/drawnCategory.ts";
import { signsFrom } from "#domain/bout/sheetCode.ts";
import type { Gap, PaperWish } from "#contract/paper/paper.ts";
import type { Badge, BadgesPaper } from "../paper.ts";
import type { PaperData, PaperPerson, PaperReferee } from "../paperData.ts";
import type { Words } from "../../words/words.ts";
import { spokenIn } from "../spoken.ts";
import { coachesOf, coachKey, collator, compareNames } from "../parts.ts";
import { gap } from "./gaps.ts";

const LETTERS = { athlete: "A", coach: "C", judge: "J" } as const;

/** «A7K4Q9D»: the same whenever it is printed, and nobody can tell from it whose it is (PD67). */
export function badgeCode(role: Badge["role"], key: string): string {
  return LETTERS[role] + signsFrom(`${role}:${key}`, 6);
}

/** Athletes, coaches and judges; of one category only its athletes (PD65). */
export function badgesPaper(data: PaperData, categoryUuid: string | null): BadgesPaper | undefined {
  const athletes = athleteBadges(data, categoryUuid);
  const badges =
    categoryUuid === null
      ? [...athletes, ...coachBadges(data), ...data.referees.map((one) => judgeBadge(data.words, one))]
      : athletes;
  if (badges.length === 0) return undefined;
  const { event } = data;
  return {
    ...spokenIn(data),
    type: "badges",
    title: data.words.paper.title("badges"),
    event: [event.name, data.words.paper.days(event.days), event.city].filter(Boolean).join(" · "),
    badges,
  };
}

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(", ");

function athleteBadges(data: PaperData, categoryUuid: string | null): Badge[] {
  const duties = dutiesOf(data);
  const isAsked = ({ uuid }: PaperPerson) =>
    categoryUuid === null ||
    data.competition.categories.some(
      (category) => category.uuid === categoryUuid && category.fighters.some((one) => one.uuid === uuid),
    );
  return [...data.people.values()]
    .filter(isAsked)
    .toSorted(compareNames)
    .map((person) => ({
      role: "athlete",
      word: data.words.paper.badges.athlete[person.sex ?? "m"],
      lastName: person.lastName,
      names: [person.firstName, person.middleName].filter(Boolean).join(" "),
      from: joined(person.region, person.club),
      duties: duties.get(person.uuid) ?? [],
      code: badgeCode("athlete", person.uuid),
    }));
}

/** Every category of each athlete, with the draw number and the mat where they are known. */
function dutiesOf({ competition, words: { paper } }: PaperData): ReadonlyMap<string, readonly string[]> {
  const mats = new Map(competition.carpets.map(({ uuid, name }) => [uuid, name]));
  const duties = new Map<string, string[]>();
  for (const category of competition.categories) {
    const people = new Map(category.fighters.map((fighter) => [fighter.uuid, fighter]));
    const bouts = competition.fightings.filter(({ category: of }) => of.uuid === category.uuid);
    const entrants = drawnOf(category, bouts, people)?.entrants ?? [];
    for (const { uuid } of category.fighters) {
      const number = entrants.findIndex((one) => one?.uuid === uuid) + 1;
      const first = bouts.find(({ fighters }) => fighters.some((one) => one.uuid === uuid));
      const mat = mats.get(first?.carpet?.uuid ?? "");
      const more = [
        number === 0 ? "" : paper.badges.draw(number),
        mat === undefined ? "" : paper.badges.mat(mat),
      ];
      const told = more.filter(Boolean).join(" · ");
      const own = duties.get(uuid) ?? [];
      duties.set(uuid, [...own, category.title, ...(told === "" ? [] : [told])]);
    }
  }
  return duties;
}

/** Those athletes name, once for each club. */
function coachBadges({ people, words: { paper } }: PaperData): Badge[] {
  const named = [...people.values()].flatMap(({ coach, club, region }) =>
    coachesOf({ coach }).map((name) => ({ name, club, region })),
  );
  const groups = Map.groupBy(named, ({ name, club }) => `${coachKey(name)}|${club ?? ""}`);
  return [...groups]
    .map(([key, athletes]): Badge => {
      const [{ name, club, region } = { name: "", club: null, region: null }] = athletes;
      const [lastName = "", ...names] = name.split(/\s+/u);
      return {
        role: "coach",
        word: paper.badges.coach,
        lastName,
        names: names.join(" "),
        from: joined(region, club),
        duties: paper.badges.athletes(athletes.length),
        code: badgeCode("coach", key),
      };
    })
    .toSorted(byClub);
}

const byClub = (one: Badge, other: Badge): number =>
  collator.compare(one.from, other.from) || collator.compare(one.lastName, other.lastName);

const judgeBadge = ({ paper }: Words, referee: PaperReferee): Badge => ({
  role: "judge",
  word: paper.badges.judge,
  lastName: referee.lastName,
  names: [referee.firstName, referee.middleName].filter(Boolean).join(" "),
  from: joined(paper.grade(referee.grade), referee.region),
  duties: [paper.post(referee.post)].filter(Boolean),
  code: badgeCode("judge", referee.uuid),
});

export function badgesGaps(
  { people, referees }: PaperData,
  { category }: Pick<PaperWish, "category"> = {},
): Gap[] {
  // Of one category there are badges of athletes alone (PD65).
  if (category) return [];
  const nameOf = ({ lastName }: { readonly lastName: string }) => lastName;
  return [
    gap("coach", [...people.values()].filter(({ coach }) => coach === null).map(nameOf)),
    gap("no-judges", referees.length === 0 ? [""] : []),
  ].filter(({ names }) => names.length > 0);
}
