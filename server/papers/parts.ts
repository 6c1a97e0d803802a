import type { Post } from "#domain/referee/referee.ts";
import { hallMoment } from "./editions.ts";
import type { Cell, Head, Signature } from "./paper.ts";
import type { PaperData, PaperPerson, PaperReferee } from "./paperData.ts";
import type { Words } from "../words/words.ts";
import { rankGroup } from "./ranks.ts";

/** Russian order: ё beside е, foreign letters by their base (PD11). */
export const collator = new Intl.Collator("ru");

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

/** Whom an athlete names: «Хайретдинов Р. Ф., Мингазов И. И.» are two (PD49). */
export const coachesOf = ({ coach }: Pick<PaperPerson, "coach">): string[] =>
  (coach ?? "")
    .split(/[,;/\n]/u)
    .map((name) => name.trim())
    .filter(Boolean);

/** The same coach in capitals is the same coach. */
export const coachKey = (name: string): string => name.toLocaleLowerCase("ru");

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
export const told = ({ paper }: Words, text: string | null | undefined): Cell =>
  text === null || text === undefined || text === "" ? { text: paper.notTold, look: "missing" } : text;

export const birthDay = (words: Words, { birthDate, birthYear }: PaperPerson): Cell =>
  birthDate === null
    ? told(words, birthYear === null ? null : String(birthYear))
    : words.paper.shortDay(birthDate);

/** Whether somebody has no rank is not known before somebody says so (PD81). */
export const rankOf = (words: Words, { rank }: Pick<PaperPerson, "rank">): Cell =>
  told(words, rank && rankGroup(words, rank));

export const rankAndBelt = (words: Words, { rank, belt }: PaperPerson): Cell =>
  belt === null ? rankOf(words, { rank }) : [rankGroup(words, rank), words.paper.belt(belt)].join(", ");

export function headOf({ event, settings, competition, words: { paper } }: PaperData): Head {
  const { organisers, sport, sportCode, calendarNumber, region } = settings;
  // Without an emblem of the papers, the logo of the event (LK6).
  const emblem = settings.emblem ?? competition.event?.look?.logo;
  const code = sportCode === "" ? "" : paper.sportCode(sportCode);
  return {
    organisers,
    ...(emblem === undefined ? {} : { emblem }),
    event: event.name,
    facts: [
      sport === "" ? "" : [paper.sport(sport), code].filter(Boolean).join(" "),
      calendarNumber === "" ? "" : paper.calendarNumber(calendarNumber),
    ]
      .filter(Boolean)
      .join(" · "),
    dates: paper.days(event.days),
    place: [region, event.city, event.venue].filter(Boolean).join(", "),
    link: { address: event.address, text: paper.check },
  };
}

export const holderOf = ({ referees }: Pick<PaperData, "referees">, post: Post): PaperReferee | undefined =>
  referees.find((referee) => referee.post === post);

/** A line to sign for whoever holds the post. */
export function signatureOf(
  data: Pick<PaperData, "referees" | "words">,
  post: Post,
  hasStamp = false,
): Signature {
  const { words } = data;
  const signature = signatureOfJudge(words, words.paper.post(post), holderOf(data, post));
  return { ...signature, ...(hasStamp ? { hasStamp } : {}) };
}

export const signatureOfJudge = (words: Words, post: string, judge: PaperReferee | undefined): Signature =>
  judge === undefined
    ? { post, name: told(words, null) }
    : {
        post,
        postNote: words.paper.gradeInWords(judge.grade),
        name: fullName(judge),
        note: [judge.region, judge.city && words.paper.city(judge.city)].filter(Boolean).join(", "),
      };

/** «16:08» on the hall's clock. */
export const hallTime = (atMs: number, timeZone: string): string => hallMoment(atMs, timeZone).slice(-5);
