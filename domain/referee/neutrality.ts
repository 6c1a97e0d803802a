import { createNameCheck, isSameClub } from "../person/likeness.ts";
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
  // Hundreds of athletes have few clubs, regions and coaches between them.
  const isClub = remembered(isSameClub);
  const isSameName = createNameCheck();
  const isCoach = remembered((name, coaches) =>
    coaches.split(/[,;/\n]| и /).some((coach) => isSameName(toldAs(name, coach), coach)),
  );
  const isRegion = remembered((one, other) => regionKey(one) === regionKey(other));
  return {
    tiesOf: (referee: NeutralReferee, { club, region, coach }: NeutralAthlete): Tie[] => {
      const isTied: Readonly<Record<Tie, boolean>> = {
        club: isClub(referee.club, club),
        region: hasRegions && isRegion(referee.region, region),
        coach: isCoach(nameOf(referee), coach),
      };
      return TIES.filter((tie) => isTied[tie]);
    },
  };
}

/** What was compared once is known; what one of them does not say is not the same. */
function remembered(isSame: (one: string, other: string) => boolean) {
  const known = new Map<string, boolean>();
  return (one: string | null, other: string | null): boolean => {
    if (!one?.trim() || !other?.trim()) return false;
    const key = `${one}\n${other}`;
    const found = known.get(key) ?? isSame(one, other);
    known.set(key, found);
    return found;
  };
}

/** A double last name stays one cell. */
const nameOf = ({ lastName, firstName, middleName }: NeutralReferee): string =>
  [lastName, firstName, middleName].filter(Boolean).join("\t");

/** «Иванов Иван Ильич» as «Иванов И. И.» where the coach is told by initials (RE5). */
function toldAs(name: string, coach: string): string {
  const [lastName = "", ...names] = name.split("\t");
  const hasInitials = searchWords(coach).some(({ length }) => length === 1);
  return [lastName, ...(hasInitials ? names.map((word) => word.slice(0, 1)) : names)].join(" ");
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
