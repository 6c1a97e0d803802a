import type { Category, Competition, Fighter, Fighting } from "#contract/competition/entity.ts";
import type { NoticeKind } from "#domain/follow/notices.ts";

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

/** PN4: in Russian, with where to go and where a tap leads. */
export function writeNotice(facts: NoticeFacts): PushContent {
  const { kind, bout, fighter } = facts;
  const event = `/events/${facts.competition.event?.id ?? 0}/competition`;
  const isAhead = kind === "ready" || kind === "next";
  return {
    title: titleOf(facts),
    body: [bodyOf(facts), facts.carpet, facts.category?.title].filter(Boolean).join(". "),
    url:
      isAhead && fighter !== undefined ? `${event}/fighters/${fighter.uuid}` : `${event}/bouts/${bout.uuid}`,
    tag: `${bout.uuid}:${fighter?.uuid ?? "category"}`,
  };
}

function titleOf({ kind, bout, fighter, corners }: NoticeFacts): string {
  const who = fighter === undefined ? corners.map(({ lastName }) => lastName).join(" — ") : nameOf(fighter);
  switch (kind) {
    case "ready":
      return `${who}: пора готовиться`;
    case "next":
      return `${who}: скоро выход`;
    case "called":
      return bout.state === "called" ? `${who}: вызов на ковёр` : `${who}: схватка началась`;
    case "result":
      return `${who}: ${outcomeOf(bout, fighter)}`;
  }
}

function bodyOf({ kind, bout, before, fighter, corners }: NoticeFacts): string {
  const opponent = fighter && corners.find(({ uuid }) => uuid !== fighter.uuid);
  const against = opponent === undefined ? "Соперник ещё не определён" : `Соперник: ${nameOf(opponent)}`;
  if (kind === "result") return resultOf(bout, fighter === undefined ? corners : [fighter, opponent]);
  if (kind === "called") return fighter === undefined ? "" : against;
  return `${before === 0 ? "Следующая схватка" : `Перед ней ${count(before)}`}. ${against}`;
}

function outcomeOf({ winner }: Fighting, fighter: Fighter | undefined): string {
  if (winner === null) return "схватка окончена";
  if (fighter === undefined) return "есть результат";
  return winner.uuid === fighter.uuid ? "победа" : "поражение";
}

function resultOf(bout: Fighting, pair: readonly (Fighter | undefined)[]): string {
  const score = pair.map((one) => (one && bout.points[one.uuid]?.scores) ?? 0).join(":");
  return bout.cause === "submission" ? `Счёт ${score}, досрочно` : `Счёт ${score}`;
}

const nameOf = ({ lastName, firstName }: Fighter) => [lastName, firstName].filter(Boolean).join(" ");

const rules = new Intl.PluralRules("ru");

function count(bouts: number): string {
  const form = rules.select(bouts);
  if (form === "one") return `${bouts} схватка`;
  return `${bouts} ${form === "few" ? "схватки" : "схваток"}`;
}

/** PN7: what the test button sends. */
export const TEST_NOTICE: PushContent = {
  title: "Уведомления работают",
  body: "Так придёт вызов на ковёр и результат схватки.",
  url: "/following",
  tag: "test",
};
