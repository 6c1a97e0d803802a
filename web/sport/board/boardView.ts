import { personName } from "#web/i18n/names.ts";
import type {
  BoutState,
  Carpet,
  Clock,
  Competition,
  Fighter,
  FighterPoints,
  Fighting,
  Rules,
} from "#contract/competition/entity.ts";
import { publicMethodOf } from "#contract/bout/boutMethod.ts";
import { formatElapsed } from "#web/i18n/times.ts";
import { formatNumber } from "#texts/numbers.ts";
import { board, ending } from "#texts/displays/board.ts";
import { categoryTitle, type CategoryTitle } from "#web/sport/facts/categoryTitle.ts";
import { sidesByColour, type BoutSide } from "#web/sport/facts/boutSides.ts";
import { boutRound } from "#web/sport/facts/boutRound.ts";
import { boardCells, type BoardCell, type BoardKind, type BoardType } from "./scoreboardType.ts";
import { nextOnMat } from "#web/sport/facts/boutPhase.ts";

export type BoardCorner = {
  /** The side of the mat, not the athlete: when sides are swapped the colour stays and the people move. */
  readonly side: "red" | "blue";
  readonly firstName: string;
  readonly lastName: string;
  readonly club: string;
  readonly clubName: string | undefined;
  readonly score: string;
  /** What the score is, where it is not points. */
  readonly scoreLabel: string | undefined;
  readonly cells: readonly BoardCell[];
  readonly standing: BoutSide["standing"];
};

export type BoardCountdown = {
  readonly label: string;
  readonly startedAt: number;
  readonly duration: number;
};

export type BoardView = {
  readonly mat: string;
  readonly category: CategoryTitle;
  readonly round: string;
  readonly corners: readonly BoardCorner[];
  readonly state: BoutState;
  readonly word: string;
  /** «№ 11, 6 минут». */
  readonly detail: string;
  readonly clock: Clock;
  readonly countdowns: readonly BoardCountdown[];
  readonly ending: { readonly headline: string; readonly detail: string } | undefined;
  readonly next: string | undefined;
};

export type BoardOptions = BoardType & {
  readonly isMirrored: boolean;
  /** The break its mat has now, in words. */
  readonly pause?: string | undefined;
};

/** Everything the board of one bout shows, from what anybody may know. */
export function boardView(competition: Competition, bout: Fighting, options: BoardOptions): BoardView {
  const category = competition.categories.find(({ uuid }) => uuid === bout.category.uuid);
  const carpet = competition.carpets.find(({ uuid }) => uuid === bout.carpet?.uuid);
  const fighters = new Map(category?.fighters.map((fighter) => [fighter.uuid, fighter]));
  const corners = cornersOf(bout, fighters, options.kind, competition.rules);
  const minutes = (category?.boutSeconds ?? 0) / 60;
  const number = bout.number === null ? "" : board.number(bout.number);
  return {
    mat: carpet?.name ?? "",
    category: category === undefined ? { main: "", detail: "" } : categoryTitle(category),
    round: boutRound(bout),
    corners: options.isMirrored ? corners.toReversed() : corners,
    state: bout.state,
    word: wordOf(bout, options, competition.rules),
    detail: [number, lampOf(bout, options.kind) ?? (minutes > 0 ? board.minutes(minutes) : "")]
      .filter(Boolean)
      .join(", "),
    clock: bout.clock,
    countdowns: bout.countdowns.map(({ counter, fighter, startedAt, duration }) => ({
      label: board.countdown(counter, fighters.get(fighter ?? "")?.lastName),
      startedAt,
      duration,
    })),
    ending: bout.state === "finished" ? endingOf(bout, corners) : undefined,
    next: carpet && nextPair(competition, carpet, bout),
  };
}

/** The pair to come waits for the end of a break (DY73). */
function wordOf(bout: Fighting, { kind, pause }: BoardOptions, rules: Rules): string {
  if (bout.state === "waiting" && pause !== undefined) return pause;
  return isOvertime(bout, kind, rules) ? board.overtime : board.phases[bout.state];
}

function cornersOf(
  bout: Fighting,
  fighters: ReadonlyMap<string, Fighter>,
  kind: BoardKind,
  rules: Rules,
): readonly BoardCorner[] {
  const isEscape = kind === "ebi";
  return sidesByColour({ fighters }, bout).map(({ corner, fighter, standing }) => {
    const points = bout.points[fighter?.uuid ?? ""] ?? NO_POINTS;
    return {
      side: corner,
      firstName: fighter?.firstName ?? "",
      lastName: fighter?.lastName ?? board.waiting,
      club: [fighter?.team?.name, fighter?.team?.city].filter(Boolean).join(", "),
      clubName: fighter?.team?.name,
      score: isEscape ? formatElapsed(points.escapeMs ?? 0) : formatNumber(points.scores),
      scoreLabel: isEscape ? board.escape : undefined,
      cells: boardCells(kind, rules, points),
      standing,
    };
  });
}

const NO_POINTS: FighterPoints = { scores: 0, advantages: 0, penalties: 0, warnings: 0 };

/** ADCC is fought in two halves, the first without points; every other rule set has one regular period. */
function isOvertime({ clock, state }: Fighting, kind: BoardKind, rules: Rules): boolean {
  const own: unknown = rules?.["time"];
  const periods: unknown =
    typeof own === "object" && own !== null && "periods" in own ? own.periods : undefined;
  const regular = Array.isArray(periods) ? periods.length : kind === "adcc" ? 2 : 1;
  return clock.period >= regular && (state === "running" || state === "paused");
}

function lampOf({ clock, state }: Fighting, kind: BoardKind): string | undefined {
  if (kind !== "adcc" || state === "finished") return undefined;
  return clock.period === 0 ? board.withoutPoints : board.withPoints;
}

function endingOf(bout: Fighting, corners: readonly BoardCorner[]): BoardView["ending"] {
  const method = publicMethodOf(bout) ?? bout.cause;
  const elapsedMs = bout.result?.elapsedMs ?? 0;
  const isEarly = elapsedMs > 0 && elapsedMs < bout.clock.duration;
  const [first, second] = corners.map(({ score }) => score);
  return {
    headline: method ? ending(method) : board.phases.finished,
    detail: [isEarly ? board.at(formatElapsed(elapsedMs)) : "", board.score(first ?? "", second ?? "")]
      .filter(Boolean)
      .join(", "),
  };
}

/** «Исрапилов — Щукин»; brothers keep their first names. */
function nextPair(competition: Competition, carpet: Carpet, now: Fighting): string | undefined {
  const next = nextOnMat(competition, carpet, now.uuid);
  if (next === undefined) return undefined;
  const category = competition.categories.find(({ uuid }) => uuid === next.category.uuid);
  const people = next.slots.map(({ fighter }) => category?.fighters.find(({ uuid }) => uuid === fighter));
  const isNamesake = people[0]?.lastName === people[1]?.lastName;
  return people
    .map((fighter) => (fighter && isNamesake ? personName(fighter) : (fighter?.lastName ?? "")))
    .join(" — ");
}
