import { methodOf } from "#contract/bout/boutMethod.ts";
import type { Category, Fighter, Fighting } from "#contract/competition/entity.ts";
import { matSign } from "#contract/competition/matSign.ts";
import { drawnOf, type Drawn } from "#contract/draw/drawnCategory.ts";
import type { Slot } from "#domain/draw/bracket.ts";
import { TECHNIQUES } from "#domain/ruleset/techniques.ts";
import type { Words } from "../words/words.ts";
import type { PaperData } from "./paperData.ts";

/** A category with its draw and what its bouts are called. */
export type DrawnCategory = {
  readonly category: Category;
  readonly bouts: readonly Fighting[];
  readonly drawn: Drawn;
  readonly boutOf: (bracketId: string) => Fighting | undefined;
};

/** Those that have a draw, in the order of the competition; or the one that is asked for. */
export function drawnCategories({ competition }: PaperData, uuid: string | null = null): DrawnCategory[] {
  const boutsOf = Map.groupBy(competition.fightings, ({ category }) => category.uuid);
  return competition.categories
    .filter((category) => uuid === null || category.uuid === uuid)
    .flatMap((category) => {
      const bouts = boutsOf.get(category.uuid) ?? [];
      const fighters = new Map(category.fighters.map((fighter) => [fighter.uuid, fighter]));
      const drawn = drawnOf(category, bouts, fighters);
      const byId = new Map(bouts.map((bout) => [bout.bracketId, bout]));
      return drawn === undefined ? [] : [{ category, bouts, drawn, boutOf: (id) => byId.get(id) }];
    });
}

/** The sign of the mat a bout is on. */
export function signOf({ competition }: PaperData, { carpet }: Pick<Fighting, "carpet">): string {
  const mat = competition.carpets.find(({ uuid }) => uuid === carpet?.uuid);
  return mat === undefined ? "" : matSign(mat.name);
}

/** «А-11»: every mat has its own numbers (DY45). */
export function labelOf(data: PaperData, bout: Fighting): string {
  return [signOf(data, bout), bout.number ?? ""].filter((part) => part !== "").join("-");
}

/** Of a bout its open corners name: «А-11», or the number in the draw while it stands on no mat. */
export const labelIn =
  (data: PaperData, { drawn, boutOf }: DrawnCategory, isShort = false) =>
  (bracketId: string): string => {
    const bout = boutOf(bracketId);
    if (bout?.number) return isShort ? String(bout.number) : labelOf(data, bout);
    return String(drawn.draw.bouts.find(({ id }) => id === bracketId)?.no ?? bracketId);
  };

/** Whom an open corner waits for. */
export function awaitedIn(
  data: PaperData,
  one: DrawnCategory,
  slot: Slot | undefined,
  isShort = false,
): string {
  const fieldOf = (round: number) => one.drawn.draw.mainRounds?.find((main) => main.round === round)?.of;
  return data.words.drawn.source(slot, labelIn(data, one, isShort), fieldOf);
}

/** «болевой», «по баллам»: of a submission the hold, where it was recorded. */
export function howOf({ drawn }: Words, bout: Fighting): string {
  const hold = TECHNIQUES.find(({ id }) => id === bout.result?.technique);
  return drawn.how(methodOf(bout), hold?.kind);
}

/** Surname first, as people look themselves up on a wall; only what everybody may see (PD42). */
export const publicName = (fighter: Pick<Fighter, "lastName" | "firstName"> | undefined): string =>
  [fighter?.lastName, fighter?.firstName].filter(Boolean).join(" ");

export const publicClub = ({ team }: Pick<Fighter, "team">): string =>
  team === null ? "" : [team.name, team.city].filter(Boolean).join(" · ");

const formats = new Map<string, Intl.DateTimeFormat>();

function inHall({ words, timeZone }: PaperData, atMs: number, kind: "time" | "day"): string {
  const { tag } = words.paper;
  const key = [tag, kind, timeZone].join(" ");
  const known =
    formats.get(key) ??
    new Intl.DateTimeFormat(tag, {
      timeZone,
      ...(kind === "time" ? { hour: "2-digit", minute: "2-digit" } : { day: "numeric", month: "short" }),
    });
  formats.set(key, known);
  return known.format(atMs);
}

/** «~12:36» on the hall's clock, with the day where it is another one; empty while nobody can say. */
export function expectedTime(data: PaperData, uuid: string): string {
  const startMs = data.starts.get(uuid);
  if (startMs === undefined) return "";
  const time = data.words.drawn.about(inHall(data, startMs, "time"));
  const [day, today] = [startMs, data.nowMs].map((atMs) => inHall(data, atMs, "day"));
  return day === today ? time : `${day}, ${time}`;
}

/** Of a page of the event. */
export const liveAddress = ({ event }: PaperData, path: string): string =>
  `${event.address.replace(/\/$/, "")}/${path}`;
