import type { LineWords } from "#domain/schedule/programme/programmeLines.ts";
import type { AthleteNews, DayMail } from "./mail.ts";
import { greet, plainName, type MailTexts } from "./accountMails.ts";

/** The draw and the schedule, for the accounts that answer for the athletes. */
export function dayTexts(about: DayMail): MailTexts {
  const hello = greet(about.username);
  const settings = "Не хотите таких писем? Отключите их в личном кабинете, в настройках аккаунта.";
  if (about.kind === "draw-published")
    return {
      subject: `Жеребьёвка: ${about.event}`,
      before: [
        hello,
        `На турнире ${quoted(about.event)} проведена жеребьёвка.`,
        ...about.athletes.flatMap((athlete) => [athleteLine(athlete), firstBout(athlete)]),
      ],
      button: "Открыть сетку",
      after: ["Время примерное: оно уточняется по ходу дня на странице турнира.", settings],
    };
  return {
    subject: `Расписание: ${about.event}`,
    before: [
      hello,
      `Расписание турнира ${quoted(about.event)}${about.day === undefined ? "" : `, ${dayWords(about.day)}`}.`,
      ...about.weighIns.map(({ day, time, title }) => `${dayWords(day)}, ${time}: ${title}.`),
      ...about.athletes.map((athlete) => `${athleteLine(athlete)} ${firstBout(athlete)}`),
    ],
    button: "Открыть турнир",
    after: ["Время примерное: если оно заметно изменится, мы напишем ещё раз.", settings],
  };
}

function athleteLine({ name, category, athletes }: AthleteNews): string {
  return `${plainName(name)}, «${category}»: ${athletes}\u00a0${plural(athletes)}.`;
}

/** A programme in a letter. */
export const LINE_WORDS: LineWords = {
  bouts: (session) => (session === undefined ? "начало схваток" : `${session}: начало схваток`),
  pause: (title, to) => `${title}, до ${to}`,
  weighIn: (title, to) => `взвешивание: ${title}, до ${to}`,
};

function firstBout({ opponent, mat, number, window, day }: AthleteNews): string {
  const against =
    opponent === undefined
      ? "Первая схватка: соперник определится по ходу турнира."
      : `Первая схватка: соперник ${plainName(opponent)}.`;
  const place = [mat, number === undefined ? undefined : `схватка №\u00a0${number}`].filter(
    (part) => part !== undefined,
  );
  const time = window && timeWords(clock(window.fromMinute), clock(window.toMinute));
  const where = [
    ...(day === undefined ? [] : [dayWords(day)]),
    ...place,
    ...(time === undefined ? [] : [time]),
  ].join(", ");
  return where === "" ? against : `${against} ${where}.`;
}

const timeWords = (from: string, to: string): string =>
  from === to ? `примерно в ${from}` : `примерно ${from}–${to}`;

/** Rounded to five minutes, because it is a guess. */
function clock(minute: number): string {
  const rounded = (Math.round(minute / 5) * 5) % (24 * 60);
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, "0")}`;
}

function dayWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : dayMonth.format(date);
}
const dayMonth = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: "UTC" });

const FORMS: Readonly<Record<string, string>> = { one: "участник", few: "участника" };
const rules = new Intl.PluralRules("ru");
const plural = (count: number): string => FORMS[rules.select(count)] ?? "участников";

/** A name that has quotation marks of its own gets no second pair. */
const quoted = (name: string) => (name.includes("«") ? name : `«${name}»`);
