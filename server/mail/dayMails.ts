import type { MailTexts } from "../words/kinds/mailTexts.ts";
import type { Words } from "../words/words.ts";
import { greet, plainName } from "./accountMails.ts";
import type { AthleteNews, DayMail } from "./mail.ts";

/** The draw and the schedule, for the accounts that answer for the athletes. */
export function dayTexts(words: Words, about: DayMail): MailTexts {
  const hello = greet(words, about.username);
  const said = words.mails.day;
  if (about.kind === "draw-published")
    return {
      subject: said.drawSubject(about.event),
      before: [
        hello,
        said.drawn(about.event),
        ...about.athletes.flatMap((athlete) => [athleteLine(words, athlete), firstBout(words, athlete)]),
      ],
      button: said.openBracket,
      after: [said.drawHint, said.settings],
    };
  return {
    subject: said.scheduleSubject(about.event),
    before: [
      hello,
      said.schedule(about.event, about.day && dayWords(words, about.day)),
      ...about.weighIns.map(({ day, time, title }) => `${dayWords(words, day)}, ${time}: ${title}.`),
      ...about.athletes.map((athlete) => `${athleteLine(words, athlete)} ${firstBout(words, athlete)}`),
    ],
    button: said.openEvent,
    after: [said.scheduleHint, said.settings],
  };
}

const athleteLine = ({ mails, names }: Words, { name, category, athletes }: AthleteNews): string =>
  mails.day.athlete(plainName(name), names.category(category), athletes);

function firstBout(words: Words, { opponent, mat, number, window, day }: AthleteNews): string {
  const said = words.mails.day;
  const against = said.against(opponent && plainName(opponent));
  const where = [
    day === undefined ? undefined : dayWords(words, day),
    mat === undefined ? undefined : words.names.mat(mat),
    number === undefined ? undefined : said.bout(number),
    window && said.between(clock(window.fromMinute), clock(window.toMinute)),
  ].filter((part) => part !== undefined);
  return where.length === 0 ? against : `${against} ${where.join(", ")}.`;
}

/** Rounded to five minutes, because it is a guess. */
function clock(minute: number): string {
  const rounded = (Math.round(minute / 5) * 5) % (24 * 60);
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, "0")}`;
}

function dayWords({ mails }: Words, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : mails.day.day(date);
}
