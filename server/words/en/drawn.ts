import type { BoutLabel, Slot } from "#domain/draw/bracket.ts";
import type { BlockKind } from "#domain/draw/layout.ts";
import type { Method } from "#domain/bout/vocabulary.ts";
import { isChoke, isSubmission } from "../kinds/holds.ts";
import { counted, ordinal } from "./counted.ts";
import { SHORT_OUTCOMES } from "./outcomes.ts";

const BLOCKS: Readonly<Record<Exclude<BlockKind, "group">, string>> = {
  main: "Main bracket",
  losers: "Lower bracket",
  repechage: "Repechage",
  bronze: "Bronze bout",
};

function how(method: Method | undefined, holdKind: string | undefined): string {
  if (method === undefined) return "";
  if (!isSubmission(method) || holdKind === undefined) return SHORT_OUTCOMES[method];
  return isChoke(holdKind) ? "choke" : "lock";
}

/** What stands in the cell of a score of who was not there to fight. */
const UNFOUGHT: Partial<Readonly<Record<Method, string>>> = {
  no_show: "NS",
  double_no_show: "NS",
  walkover: "W/O",
  overweight: "OW",
  withdrawal: "WD",
};

type Part = { readonly number: number; readonly of: number };
const part = (title: string, { number, of }: Part): string =>
  of === 1 ? title : `${title}, part ${number} of ${of}`;

type Versus = readonly [mine: number, theirs: number];
const versus = ([mine, theirs]: Versus) => `${mine} to ${theirs}`;

/** “5 min”, “4:30”. */
const minutes = (seconds: number): string =>
  seconds % 60 === 0
    ? `${seconds / 60} min`
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

const fieldOfRound = (of: number): string =>
  of === 4 ? "semi-final" : of === 8 ? "quarter-final" : `round of ${of}`;
const roundOf = (of: number): string => {
  const name = fieldOfRound(of);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Words of the papers that are drawn: brackets, queues of the mats, score sheets. */
export const drawn = {
  live: ["live bracket", "and times of bouts"],
  online: ["bracket", "on the site"],
  places: "Places",
  order: "Order of bouts",
  part,
  ladder: (title: string, { number, of }: Part) =>
    of === 2 ? `${title}, ${number === 1 ? "upper" : "lower"} half` : part(title, { number, of }),
  block: (kind: BlockKind, group: string | undefined) =>
    kind === "group" ? `Group ${group ?? ""}` : BLOCKS[kind],
  playoff: "Play-offs",
  athletes: (count: number) => counted(count, ["athlete", "athletes"]),
  bouts: (count: number) => counted(count, ["bout", "bouts"]),
  length: (seconds: number) => `bout ${minutes(seconds)}`,
  minutes,
  done: (done: number, all: number) => `fought ${done} of ${all}`,
  goOn: "see the live bracket for more",
  readFromLeft: "scores are read from the name on the left",
  mat: (sign: string) => `mat ${sign}`,
  about: (time: string) => `~${time}`,
  onMat: "live",
  neverHeld: "not needed",
  won: "win",
  lost: "loss",
  noWinner: "no winner",
  how,
  unfought: (method: Method | undefined) => (method === undefined ? undefined : UNFOUGHT[method]),
  passed: "+",
  passedBy: "—",
  freePlace: "Free place",
  /** “4:01”. */
  clock: (ms: number) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, "0")}`,
  /** “Quarter-final”, “Final”, “Round 2”. */
  round: (label: BoutLabel): string => {
    switch (label.kind) {
      case "round":
        return roundOf(label.of);
      case "final":
        return "Final";
      case "upper-final":
        return "Upper final";
      case "grand-final":
        return label.game === 1 ? "Grand final" : "Grand final, second bout";
      case "bronze":
        return "Bronze bout";
      case "repechage":
        return `Repechage, round ${label.round}`;
      case "losers":
        return `Lower bracket, round ${label.round}`;
      case "group":
        return `Round ${label.round}`;
      case "game":
        return `Bout ${label.game}`;
      case "substitute":
        return label.of === 2 ? "Replaces the final" : `Replaces a ${fieldOfRound(label.of)}`;
    }
  },
  /** Whom an open corner waits for. */
  source: (
    slot: Slot | undefined,
    numberOf: (id: string) => string,
    fieldOf: (round: number) => number | undefined,
  ): string => {
    if (slot === undefined || "seed" in slot) return "Free place";
    if ("winnerOf" in slot) return `Winner of bout ${numberOf(slot.winnerOf)}`;
    if ("loserOf" in slot) return `Loser of bout ${numberOf(slot.loserOf)}`;
    if ("beatenBy" in slot) {
      const of = fieldOf(slot.beatenBy.round);
      const round = of === undefined ? "" : ` in the ${fieldOfRound(of)}`;
      return `Lost to the winner of ${numberOf(slot.beatenBy.winnerOf)}${round}`;
    }
    if ("groupRank" in slot) return `${ordinal(slot.groupRank.place)} place, group ${slot.groupRank.group}`;
    return "winnerOfSeries" in slot ? "Winner of the series" : "Loser of the series";
  },
  table: {
    athlete: "Athlete, club",
    wins: "Wins",
    submissions: "Subs",
    points: "Points",
    place: "Place",
  },
  criteria:
    "Order of places: wins, submissions, points, the bout between them, the lower weight. A won bout has a double frame.",
  reasons: {
    submissions: (one: string, other: string, count: Versus) =>
      `${one} is above ${other}: more submissions (${versus(count)}).`,
    points: (one: string, other: string, count: Versus) =>
      `${one} is above ${other}: more points (${versus(count)}).`,
    headToHead: (one: string, other: string) => `${one} is above ${other}: won the bout between them.`,
    weight: (one: string, other: string) => `${one} is above ${other}: lower weight.`,
    decision: (one: string, other: string) => `${one} is above ${other}: by decision of the referees.`,
    equal: (one: string, other: string) =>
      `${one} and ${other} are level by all rules: a lot or one more bout is needed.`,
  },
  queue: {
    title: (mat: string) => (mat.startsWith("Mat ") ? `Queue of mat ${mat.slice(4)}` : `Queue: ${mat}`),
    live: ["live", "queue"],
    called: "Called",
    result: "Result",
    number: "No., time",
    category: "Category",
    red: "Red",
    blue: "Blue",
    score: "Score",
    hint: (rest: string) => `Times are approximate. ${rest}`,
    restMinutes: (minutes: number) => `An athlete rests at least ${minutes} min between bouts.`,
    restOfBout: "An athlete rests at least the time of a bout between bouts, twice that before a final.",
  },
  slip: {
    red: "R · red",
    blue: "B · blue",
    redLetter: "R",
    blueLetter: "B",
    pointsInOrder: (values: string) => (values === "" ? "points in order" : `points in order (${values})`),
    advantages: "adv.",
    penalties: "penalties",
    total: "total",
    won: "Winner:",
    endedAt: "time of end ____ : ____",
    outcomes: ["lock", "choke", "tech. sup.", "points", "decision", "disq.", "no-show", "injury"],
    signatures: ["referee", "side judge", "chairman"],
    spare: (number: number) => `SPARE ${String(number).padStart(2, "0")}`,
    category: "category ____________________",
    round: (mat: string) => `round __________ · ${mat}`,
  },
};
