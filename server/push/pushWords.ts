import type { Category, Competition, Fighter, Fighting } from "#contract/competition/entity.ts";
import { inLocale, type Locale } from "#contract/locale.ts";
import type { NoticeKind } from "#domain/follow/notices.ts";
import { spokenName } from "#domain/naming/spokenName.ts";
import { wordsOf, type Words } from "../words/words.ts";

/** What the worker behind the pages shows. */
export type PushContent = {
  readonly title: string;
  readonly body: string;
  /** Where a tap leads. */
  readonly url: string;
  /** The next notice about the same takes the place of this one. */
  readonly tag: string;
};

export type NoticeFacts = {
  readonly kind: NoticeKind;
  readonly competition: Pick<Competition, "event">;
  readonly category: Category | undefined;
  readonly bout: Fighting;
  readonly carpet: string | undefined;
  readonly before: number;
  /** The athlete it is about; undefined for who follows the category: both corners matter alike to them. */
  readonly fighter: Fighter | undefined;
  /** Red first; open corners are left out. */
  readonly corners: readonly Fighter[];
};

/** In the language of the browser, with where to go and where a tap leads (PN4, PN12). */
export function writeNotice(locale: Locale, facts: NoticeFacts): PushContent {
  const { kind, bout, fighter, carpet, category } = facts;
  const words = wordsOf(locale);
  const event = `/events/${facts.competition.event?.id ?? 0}/competition`;
  const isAhead = kind === "ready" || kind === "next";
  const page = isAhead && fighter !== undefined ? `fighters/${fighter.uuid}` : `bouts/${bout.uuid}`;
  const where = [
    carpet === undefined ? undefined : words.names.mat(carpet),
    category && words.names.category(category.title),
  ];
  return {
    title: titleOf(words, facts),
    body: [bodyOf(words, facts), ...where].filter(Boolean).join(". "),
    url: inLocale(`${event}/${page}`, locale),
    tag: `${bout.uuid}:${fighter?.uuid ?? "category"}`,
  };
}

function titleOf({ push }: Words, { kind, bout, fighter, corners }: NoticeFacts): string {
  const who =
    fighter === undefined ? corners.map(({ lastName }) => lastName).join(" — ") : spokenName(fighter);
  return `${who}: ${kind === "result" ? outcomeOf(push, bout, fighter) : newsOf(push, kind, bout)}`;
}

const newsOf = (push: Words["push"], kind: Exclude<NoticeKind, "result">, { state }: Fighting): string =>
  kind === "called" && state !== "called" ? push.begun : push[kind];

function bodyOf({ push }: Words, { kind, bout, before, fighter, corners }: NoticeFacts): string {
  const opponent = fighter && corners.find(({ uuid }) => uuid !== fighter.uuid);
  const against = opponent === undefined ? push.noOpponent : push.opponent(spokenName(opponent));
  if (kind === "result") return resultOf(push, bout, fighter === undefined ? corners : [fighter, opponent]);
  if (kind === "called") return fighter === undefined ? "" : against;
  return `${before === 0 ? push.nextBout : push.before(before)}. ${against}`;
}

function outcomeOf(push: Words["push"], { winner }: Fighting, fighter: Fighter | undefined): string {
  if (winner === null) return push.over;
  if (fighter === undefined) return push.hasResult;
  return winner.uuid === fighter.uuid ? push.won : push.lost;
}

function resultOf(push: Words["push"], bout: Fighting, pair: readonly (Fighter | undefined)[]): string {
  const score = pair.map((one) => (one && bout.points[one.uuid]?.scores) ?? 0).join(":");
  return push.score(score, bout.cause === "submission");
}

/** PN7: what the test button sends. */
export const testNotice = (locale: Locale): PushContent => ({
  ...wordsOf(locale).push.test,
  url: inLocale("/following", locale),
  tag: "test",
});
