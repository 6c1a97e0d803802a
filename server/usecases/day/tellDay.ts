import type { Kysely, Transaction } from "kysely";
import type { NoticesAnswer } from "#contract/day/notices.ts";
import { DEFAULT_LOCALE, type Locale } from "#contract/locale.ts";
import { isMaterialShift } from "#domain/schedule/announced.ts";
import { spokenName } from "#domain/naming/spokenName.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import type { AthleteNews, DayMail, Mail } from "../../mail/mail.ts";
import type { EntryNoticeTable } from "../../persistence/database/accountTables.ts";
import type { CompetitionRow, EventRow } from "../../persistence/database/competitionTables.ts";
import { lockFeed } from "../../persistence/database/feed.ts";
import { findNotices, saveNotice } from "../../persistence/day/notices.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { links } from "../shared/accountCodes.ts";
import { loadDay, type AthleteDay, type CompetitionDay } from "./athleteDay.ts";

type Kind = EntryNoticeTable["kind"];
type TellDeps = Pick<AccountDeps, "config" | "db" | "now" | "sendMail">;
type News = { readonly athlete: AthleteDay; readonly told: string; readonly startMinute: number | null };

/** What somebody was told, for comparing it with what is so now. */
const TELLINGS: Readonly<Record<Kind, (athlete: AthleteDay, day: CompetitionDay) => string>> = {
  draw: ({ category, opponent, mat }) => JSON.stringify([category.uuid, opponent?.uuid, mat]),
  schedule: ({ mat, day }, { event, announcedIn }) =>
    JSON.stringify([day ?? event?.date_of_event, announcedIn(DEFAULT_LOCALE).weighIns, mat]),
};

/**
 * Tells the accounts of the athletes about their draw: once, and again when the first opponent or the mat is another
 * (NT1, NT2). Only when the event shows its competition. Returns how many mails were sent.
 */
export const tellDraws = (deps: TellDeps, competition: CompetitionRow) => tell(deps, competition, "draw");

/** The same about the day: the scale, the mat, the start; again when one of them changed materially (NT4, NT5). */
export const tellSchedule = (deps: TellDeps, competition: CompetitionRow) =>
  tell(deps, competition, "schedule");

/** How many mails would be sent now (NT8). */
export async function countNews(
  deps: Pick<AccountDeps, "config" | "db" | "now">,
  competition: CompetitionRow,
): Promise<NoticesAnswer> {
  const { db } = deps;
  const day = await loadDay(db, competition, deps);
  const count = async (kind: Kind) => byAccount(await findNews(db, kind, day)).length;
  return { draws: await count("draw"), schedules: await count("schedule") };
}

async function tell(deps: TellDeps, competition: CompetitionRow, kind: Kind): Promise<number> {
  // One after another, whoever asks: two who read at once would both find nobody told (NT2).
  const mails = await deps.db.transaction().execute(async (trx) => {
    await lockFeed(trx, competition.uuid);
    const day = await loadDay(trx, competition, deps);
    const { event } = day;
    if (event === undefined || !event.show_competition) return [];
    const news = await findNews(trx, kind, day);
    // Noted first: who is told twice after a crash is angrier than who looks at the page.
    for (const one of news) await note(trx, kind, one, deps.now());
    return byAccount(news).flatMap((ofAccount) => letterTo(deps, { kind, event, day, news: ofAccount }));
  });
  for (const mail of mails) deps.sendMail(mail);
  return mails.length;
}

/** Each account gets one mail about all its athletes. */
const byAccount = (news: readonly News[]): News[][] => [
  ...Map.groupBy(news, ({ athlete }) => athlete.entry.account_id).values(),
];

function letterTo(deps: Pick<AccountDeps, "config">, letter: Omit<Letter, "username" | "locale">): Mail[] {
  const [first] = letter.news;
  if (first === undefined) return [];
  const { email, locale, display_name, username } = first.athlete.entry;
  const about = mailOf(deps, { ...letter, locale, username: display_name ?? username });
  return [{ to: { email, locale }, about }];
}

async function findNews(db: Kysely<Tables>, kind: Kind, day: CompetitionDay): Promise<News[]> {
  const accounts = new Set(day.athletes.map(({ entry }) => entry.account_id));
  const before = new Map(
    (await findNotices(db, kind, [...accounts])).map((row) => [
      `${row.application_id} ${row.account_id}`,
      row,
    ]),
  );
  return day.athletes.flatMap((athlete): News[] => {
    const { application_id, account_id } = athlete.entry;
    const known = before.get(`${application_id} ${account_id}`);
    const told = TELLINGS[kind](athlete, day);
    const startMinute = athlete.window?.fromMinute ?? null;
    const hasMoved =
      kind === "schedule" && isMaterialShift(known?.start_minute ?? undefined, startMinute ?? undefined);
    return known?.told === told && !hasMoved ? [] : [{ athlete, told, startMinute }];
  });
}

async function note(
  db: Transaction<Tables>,
  kind: Kind,
  { athlete, told, startMinute }: News,
  nowMs: number,
): Promise<void> {
  await saveNotice(db, {
    application_id: athlete.entry.application_id,
    account_id: athlete.entry.account_id,
    kind,
    told,
    start_minute: startMinute,
    sent_ms: nowMs,
  });
}

type Letter = {
  readonly kind: Kind;
  readonly event: EventRow;
  readonly day: CompetitionDay;
  readonly news: readonly News[];
  readonly username: string;
  readonly locale: Locale;
};

function mailOf(
  { config }: Pick<AccountDeps, "config">,
  { kind, event, day, news, username, locale }: Letter,
): DayMail {
  const categories = new Set(news.map(({ athlete }) => athlete.category.uuid));
  const [category, another] = categories;
  const common = {
    username,
    event: event.name,
    athletes: news.map(({ athlete }) => newsOf(athlete)),
    link: links.competition(config, event.id, another === undefined ? category : undefined),
  };
  if (kind === "draw") return { ...common, kind: "draw-published" };
  return {
    ...common,
    kind: "schedule",
    day: event.date_of_event ?? undefined,
    weighIns: day.announcedIn(locale).weighIns,
  };
}

/** The own name as the account wrote it; of the opponent only what the public may read (EN6). */
function newsOf({ entry, category, opponent, mat, number, window, day }: AthleteDay): AthleteNews {
  return {
    name: spokenName({ firstName: entry.first_name, lastName: entry.last_name }),
    category: category.title,
    athletes: category.athletes,
    opponent: opponent?.name,
    mat,
    number,
    window,
    day,
  };
}
