import { capital } from "#web/i18n/sentence.ts";
import type { DrawAllAnswer, DrawState } from "#contract/draw/draw.ts";
import type { DrawProblem } from "#domain/category/drawable.ts";
import { formatCount, formatNumber, outOf } from "./numbers.ts";

const NBSP = "\u00a0";

/** The draw: who is in, how it is made, what can be changed before the first bout. */
const ONE_BRONZE = "one bronze";
const TWO_BRONZES = "two bronzes";

export const drawing = {
  title: "Draw",
  again: "Draw again",
  athletes: "Who is in the category",
  inDraw: (count: number, total: number) => `${count} ${outOf(total, "fighter")} in the bracket`,
  ready: "Will be in the bracket",
  readyUnweighed: "Will be in, not weighed",
  number: (number: number) => `No.${NBSP}${number}`,
  problems: {
    withdrawn: "Withdrawn",
    "not-accepted": "Entry not decided",
    "no-consent": "No consent to data processing",
    "no-show": "Did not come to weigh-in",
    overweight: "Overweight",
    "too-heavy": "Weight over the category’s limit",
    "not-weighed": "Not weighed",
  } satisfies Record<DrawProblem, string>,
  declared: (weight: string) => `declared ${weight}`,
  measured: (weight: string) => `on the scale ${weight}`,
  noTeam: "no club",
  openEntry: "Open entry",
  seedingOf: (name: string) => `Seeding: ${name}`,
  seedingHint: "Seeded athletes get numbers in order and meet as late as possible. Lots decide the rest.",
  bySeed: (place: number) => `seed ${place}`,
  byLots: "by lot",
  leaveOut: "leave out",
  leftOut: "Left out",
  nobody: "Nobody is in the category",
  nobodyText: "Athletes appear here when the organiser approves their entries or adds them to the category.",
  tooFew: (count: number) => (count === 0 ? "Nobody to draw yet" : "One athlete has nobody to be drawn with"),
  tooFewText:
    "A bracket needs at least two. Decide on the entries and weigh-ins, or move the athlete to a neighbouring category.",
  tooMany: (most: number) => `A bracket holds at most ${most} athletes: split the category`,
  format: "Format",
  bronzes: {
    label: "Bronze medals",
    counts: { 1: "One", 2: "Two" },
    told: { 1: ONE_BRONZE, 2: TWO_BRONZES },
  },
  formatOption: (name: string) => capital(name),
  formatHint: ({ bouts, bronzes }: { bouts: number; bronzes: number }, isUsual: boolean) =>
    [
      formatCount(bouts, "bout"),
      ...(bronzes === 0 ? [] : [bronzes === 1 ? ONE_BRONZE : TWO_BRONZES]),
      ...(isUsual ? ["usual for so many athletes"] : []),
    ].join(", "),
  unweighed: "Draw those not weighed too",
  unweighedHint: (count: number) => `Not weighed: ${formatCount(count, "person")}.`,
  cast: "Draw lots",
  castAgain: "Draw lots again",
  back: "Back to the list",
  save: "Save the bracket",
  saved: (bouts: number) => `Bracket published: ${formatCount(bouts, "bout")}`,
  preview: "Preview",
  previewLead:
    "Only you can see the bracket so far. Once saved, everyone will see it and the bouts will join the mat queues.",
  seed: "Seed of the draw",
  seedHint: "With this seed and the same list anyone gets the same bracket.",
  byes: (names: readonly string[]) => `No first bout: ${names.join(", ")}.`,
  places: "Where and when",
  place: (mat: string, bouts: number) => `${mat}: ${formatCount(bouts, "bout")}`,
  startNow: "starts at once",
  startIn: (length: string) => `starts in about ${length}`,
  startAfter: (length: string) => `about ${length} after the mat starts`,
  noMats: "There are no mats yet: the bouts will have no mat until one is added.",
  clubs: "Clubmates",
  clubsFine: "Clubmates will not meet earlier than the bracket makes them.",
  clubsMeet: "Not all clubmates could be kept apart.",
  apart: {
    lead: "The set numbers bring clubmates together earlier than the bracket needs.",
    press: "Keep clubmates apart",
    back: "Put the set numbers back",
    wouldMove: "To keep them apart, these numbers will change:",
    moved: "To keep clubmates apart, these numbers were changed:",
    line: (name: string, from: number, to: number) => `${name}: No.${NBSP}${from} → No.${NBSP}${to}`,
    title: "Keep clubmates apart",
    text: "Those who have not been on a mat yet will swap numbers so that clubmates meet as late as possible. The rest keep their places.",
    confirm: "Keep apart",
    done: "Clubmates are kept apart, the bracket is updated",
  },
  clubsNone: "There are no clubmates in the bracket.",
  clubsRoundRobin: "Everyone meets everyone, clubmates too.",
  pair: (names: readonly string[]) => names.join(" and "),
  meetsNow: (team: string, names: string, round: string) => `${team}: ${names} meet at once, ${round}`,
  meetsLater: (team: string, names: string, round: string) =>
    `${team}: ${names} may meet, ${round} at the earliest`,
  more: (count: number) => `and ${formatNumber(count)} more`,
  stale: "The list of athletes or the bracket has changed. This is how it is now: check and save again.",
  failed: "Could not get the preview",
  replaces: (bouts: number) =>
    `The present bracket will be lost: ${formatCount(bouts, "bout")}, pairs and numbers. Athletes will see the new one.`,
  redrawTitle: "Replace the bracket?",
  redrawText:
    "No bout has been called yet, so the bracket can be replaced. The present one cannot be brought back.",
  redrawConfirm: "Replace the bracket",
  drawnAt: "Made",
  drawnBy: "Made by",
  changes: "Changes after the draw",
  change: {
    swapped: (one: string, other: string) => `${one} and ${other} swapped places`,
    "entered-late": (name: string) => `${name} was added later`,
    "left-early": (name: string) => `${name} was withdrawn before the start`,
    "place-freed": (name: string) => `${name} was withdrawn, the place is free`,
    replaced: (left: string, name: string) => `${name} instead of ${left}`,
    separated: (names: string) => `Clubmates kept apart: ${names}`,
    redrawn: (name: string) => `New draw for those who had not started, ${name} included`,
  },
  somebody: "athlete",
  locked: "Bouts have started",
  lockedText: (begun: number) =>
    `Called or over: ${formatCount(begun, "bout")}. They stay as they are. Those not yet called can come, leave or swap; those already called are withdrawn in the menu of their bout.`,
  late: "Add a latecomer",
  swap: "Swap places",
  leave: "Withdraw from category",
  replace: "Replace an athlete",
  move: "Move to another category",
  lastChange: "The last change of the bracket can be undone until the bouts it made have started.",
  swapDialog: {
    title: "Swap places",
    one: "First athlete",
    other: "Second athlete",
    confirm: "Swap places",
    done: "The athletes swapped places",
  },
  leaveDialog: {
    title: "Withdraw from category",
    who: "Who is withdrawn",
    confirm: "Withdraw athlete",
    done: "The athlete is withdrawn, the bracket is updated",
  },
  moveDialog: {
    title: "Move to another category",
    who: "Whom to move",
    to: "Where",
    choose: "Choose a category",
    confirm: "Move",
    noWay:
      "There is no place in that bracket. Withdraw somebody who will not come, or choose another category.",
    done: "The athlete is moved",
  },
  choose: "Choose an athlete",
  reason: "Reason",
  reasonHint: "Goes into the draw record",
  steps: {
    label: "Steps of the category",
    weighIn: "Weigh-in",
    draw: "Draw",
    bouts: "Bouts",
    check: "Results check",
    award: "Awards",
    of: (done: number, total: number) => `${done} of ${total}`,
    noEntries: "no entries",
    notDrawn: "not made",
    drawn: "made",
    afterDraw: "after the draw",
    afterBouts: "after the final",
    known: "places known",
    afterCheck: "after the check",
    awarded: "done",
  },
  notices: {
    title: "Emails to athletes",
    text: "Athletes, parents and coaches are told about the draw automatically. The schedule (weigh-in, mat, approximate time) goes to those who have not had it yet or whose schedule has changed noticeably.",
    send: "Send the schedule",
    asked: "Send the schedule to the athletes?",
    sendCounted: (count: number) => `Send ${formatCount(count, "letter")}`,
    nobody: "Nobody to write to: everyone with an account already knows their schedule.",
    askedText:
      "Emails go at once to everyone who does not know their schedule yet. They cannot be called back.",
    sent: (count: number) =>
      count === 0
        ? "Nobody to write to: everyone with an account already knows everything"
        : `Sent: ${formatCount(count, "letter")}`,
  },
  all: {
    title: "Draw of categories",
    lead: (count: number) => `No draw yet: ${formatCount(count, "category")}.`,
    text: "Ready categories will get brackets, and bouts will be spread over the mats so that nobody is needed on two at once.",
    open: "Draw all that are ready",
    loading: "Checking which categories are ready…",
    failed: "Could not find out which categories are ready",
    ready: "Ready",
    notReady: "Not ready",
    noneReady: "No categories are ready: see below what is missing.",
    everyReady: "All ready",
    left: (count: number) => `Will not be in: ${formatCount(count, "person")}`,
    confirm: "Make the draw",
    chosen: (count: number) => `To be drawn: ${formatCount(count, "category")}.`,
    done: (count: number) =>
      count === 0 ? "No categories are ready" : `Drawn: ${formatCount(count, "category")}`,
    close: "Done",
    outcomes: {
      drawn: (athletes: number, bouts: number) =>
        `${formatCount(athletes, "fighter")}, ${formatCount(bouts, "bout")}`,
      "drawn-before": () => "already drawn",
      "too-few": (athletes: number) => (athletes === 0 ? "nobody to draw" : "only one athlete"),
      "too-many": () => "too many athletes for one bracket",
      "open-entries": () => "some entries are not decided or not weighed",
      "left-out": () => "left for later",
    } satisfies Record<
      DrawAllAnswer["categories"][number]["outcome"],
      (athletes: number, bouts: number) => string
    >,
  },
} as const;

/** “40 minutes”, “1 hour 10 minutes”; rounded to five minutes, because it is a guess. */
export function aboutLength(ms: number): string {
  const minutes = Math.max(5, Math.round(ms / 300_000) * 5);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && formatCount(hours, "hour"), rest > 0 && formatCount(rest, "minute")]
    .filter((part) => part !== false)
    .join(" ");
}

type Change = NonNullable<DrawState["record"]>["changes"][number];

export function changeWords(change: Change, nameOf: (uuid: string) => string): string {
  if (change.type === "swapped") return drawing.change.swapped(nameOf(change.one), nameOf(change.other));
  if (change.type === "separated") {
    const moved = change.moved.map(({ id, number }) => `${nameOf(id)} ${drawing.number(number)}`);
    return drawing.change.separated(moved.join(", "));
  }
  if (change.type === "replaced") return drawing.change.replaced(nameOf(change.left), nameOf(change.id));
  return drawing.change[change.type](nameOf(change.id));
}
