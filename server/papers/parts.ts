import type { Post } from "#domain/referee/referee.ts";
import type { Cell, Head, Signature } from "./paper.ts";
import type { PaperData, PaperPerson, PaperReferee } from "./paperData.ts";
import { paperWords as words } from "./paperWords.ts";

/** Russian order: ё beside е, foreign letters by their base (PD11). */
const collator = new Intl.Collator("ru");

type Named = {
  readonly lastName: string;
  readonly firstName: string | null;
  readonly middleName: string | null;
};

export const compareNames = (one: Named, other: Named): number =>
  collator.compare(fullName(one), fullName(other));

/** «Константинопольский Александр Владиславович». */
export const fullName = ({ lastName, firstName, middleName }: Named): string =>
  [lastName, firstName, middleName].filter(Boolean).join(" ");

const letters = new Intl.Segmenter("ru");

function initial(name: string | null): string {
  const [first] = letters.segment(name ?? "");
  return first === undefined ? "" : `${first.segment}.`;
}

/** «Мамлеев-Заречный В. А.». */
export const shortName = ({ lastName, firstName, middleName }: Named): string =>
  [lastName, initial(firstName), initial(middleName)].filter(Boolean).join(" ");

/** «В. А. Мамлеев-Заречный»: under a signature. */
export const signedName = ({ lastName, firstName, middleName }: Named): string =>
  [initial(firstName), initial(middleName), lastName].filter(Boolean).join(" ");

/** Never a blank: a field nobody filled in says so (PD9). */
export const told = (text: string | null | undefined): Cell =>
  text === null || text === undefined || text === "" ? { text: words.notTold, look: "missing" } : text;

export const birthDay = ({ birthDate, birthYear }: PaperPerson): Cell =>
  birthDate === null ? told(birthYear === null ? null : String(birthYear)) : words.shortDay(birthDate);

export const rankAndBelt = ({ rank, belt }: PaperPerson): string =>
  [rank ?? words.noRank, words.belt(belt)].filter(Boolean).join(", ");

export function headOf({ event, settings }: PaperData): Head {
  const { organisers, sport, sportCode, calendarNumber, region } = settings;
  const code = sportCode === "" ? "" : words.sportCode(sportCode);
  return {
    organisers,
    event: event.name,
    facts: [
      sport === "" ? "" : [words.sport(sport), code].filter(Boolean).join(" "),
      calendarNumber === "" ? "" : words.calendarNumber(calendarNumber),
    ]
      .filter(Boolean)
      .join(" · "),
    dates: words.days(event.days),
    place: [region, event.city, event.venue].filter(Boolean).join(", "),
    link: { address: event.address, text: words.check },
  };
}

export const holderOf = ({ referees }: Pick<PaperData, "referees">, post: Post): PaperReferee | undefined =>
  referees.find((referee) => referee.post === post);

/** A line to sign for whoever holds the post. */
export function signatureOf(data: Pick<PaperData, "referees">, post: Post, hasStamp = false): Signature {
  const holder = holderOf(data, post);
  return {
    post: words.post(post),
    name: holder === undefined ? told(null) : signedName(holder),
    ...(holder === undefined
      ? {}
      : { note: [words.grade(holder.grade), holder.city].filter(Boolean).join(", ") }),
    ...(hasStamp ? { hasStamp } : {}),
  };
}
