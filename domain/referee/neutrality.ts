import { isSameClub, isSameName } from "../person/likeness.ts";
import { searchWords } from "../search/search.ts";

/** Why a referee may not be neutral to an athlete. */
export const TIES = ["club", "region", "coach"] as const;
export type Tie = (typeof TIES)[number];

export type NeutralReferee = {
  readonly lastName: string;
  readonly firstName: string | null;
  readonly middleName: string | null;
  readonly club: string | null;
  readonly region: string | null;
};

export type NeutralAthlete = {
  readonly club: string | null;
  readonly region: string | null;
  /** As it stands in the entry: one name or several. */
  readonly coach: string | null;
};

/** Says what ties a referee to an athlete of this competition; a warning, never a refusal (RE7). */
export function createNeutrality(athletes: readonly NeutralAthlete[]) {
  const regions = new Set(athletes.map(({ region }) => regionKey(region)).filter((key) => key !== ""));
  // Where everybody is of one region it says nothing of anybody (RE6).
  const hasRegions = regions.size > 1;
  return {
    tiesOf: (referee: NeutralReferee, athlete: NeutralAthlete): Tie[] =>
      TIES.filter((tie) => (tie !== "region" || hasRegions) && IS_TIED[tie](referee, athlete)),
  };
}

const IS_TIED: Readonly<Record<Tie, (referee: NeutralReferee, athlete: NeutralAthlete) => boolean>> = {
  club: (referee, athlete) => Boolean(referee.club && athlete.club && isSameClub(referee.club, athlete.club)),
  region: (referee, athlete) => {
    const key = regionKey(referee.region);
    return key !== "" && key === regionKey(athlete.region);
  },
  coach: (referee, { coach }) =>
    (coach ?? "").split(/[,;/\n]| и /).some((name) => isNamed(referee, searchWords(name))),
};

/** By the likeness of names (PS1, PS2); «Иванов И. И.» is told by the initials (RE5). */
function isNamed(referee: NeutralReferee, words: readonly string[]): boolean {
  if (words.length < 2) return false;
  const hasInitials = words.some(({ length }) => length === 1);
  const initialOf = (name: string | null) => (hasInitials ? (name?.slice(0, 1) ?? null) : name);
  const { lastName, firstName, middleName } = referee;
  const told = { lastName, firstName: initialOf(firstName), middleName: initialOf(middleName) };
  return isSameName(told, { lastName: words.join(" ") });
}

/** «Республика Татарстан» and «Татарстан» are one region. */
function regionKey(region: string | null): string {
  const words = searchWords(region ?? "");
  const telling = words.filter((word) => !WORDS_FOR_REGION.has(word));
  return (telling.length > 0 ? telling : words).join(" ");
}

const WORDS_FOR_REGION = new Set(
  ["республика", "респ", "область", "обл", "край", "округ", "ао", "автономный", "город", "г"].flatMap(
    (word) => searchWords(word),
  ),
);
