import type { Bout, LoggedEvent } from "#domain/bout/bout.ts";
import { targetOf, undoneIds } from "#domain/bout/correction.ts";
import type { BoutEvent, RecordedEvent } from "#domain/bout/event.ts";
import { ladderEffects } from "#domain/bout/ladder.ts";
import { isFault } from "#domain/bout/ladderProposal.ts";
import { opponentOf, type ByCorner, type Corner } from "#domain/bout/vocabulary.ts";
import { periodLengthMs, periodsOf } from "#domain/ruleset/periods.ts";
import type { BoutRules } from "#domain/ruleset/rules.ts";
import { formatClock, formatElapsed } from "#web/i18n/times.ts";
import { formatNumber } from "#texts/numbers.ts";
import type { CounterNames } from "#texts/counters.ts";
import { control as text, effectWords } from "#texts/refereeing/control.ts";
import { actNames } from "#texts/refereeing/tableState.ts";

/** Acts by their ids, for those that say something about an earlier one. */
export type Targets = Readonly<Record<string, BoutEvent>>;

/** One act as a line of a list: «+2 Кочетов», «старт времени», «замена действия: +2 Кочетов → +3 Кочетов». */
export function actWords(
  event: BoutEvent,
  surnames: ByCorner<string>,
  names: CounterNames,
  targets: Targets = {},
): string {
  // One step back only: ids come from devices, and two acts may name each other.
  const words = (act: BoutEvent) => actWords(act, surnames, names);
  const target = targets[targetOf(event) ?? ""];
  const about = target === undefined ? "" : words(target);
  if (event.type === "replaced") {
    const by = "effects" in event.by && event.by.effects === "waived" ? `, ${text.waivedMark}` : "";
    const both = [about, words(event.by) + by].filter(Boolean).join(" → ");
    return `${actNames.replaced}: ${both}`;
  }
  if (about !== "") return `${nameOf(event, names)}: ${about}`;
  if (event.type === "points-scored") return `${signed(event.points)} ${surnames[event.corner]}`;
  const who =
    "corner" in event && event.corner !== undefined ? surnames[event.corner] : winnerOf(event, surnames);
  return [nameOf(event, names), who].filter(Boolean).join(" ");
}

function nameOf({ type }: BoutEvent, { advantages, penalties, warnings }: CounterNames): string {
  const given = {
    "advantage-given": advantages.one,
    "penalty-given": penalties.one,
    "warning-given": warnings.one,
    ...actNames,
  };
  return type === "points-scored" ? "" : given[type];
}

function winnerOf(event: BoutEvent, surnames: ByCorner<string>): string {
  return event.type === "result-declared" && event.winner !== undefined ? surnames[event.winner] : "";
}

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

export type LogLine = { readonly corner: Corner | undefined; readonly what: string };
type LabelOf = (counter: string) => string;

/** What the clock showed: each period counts down its own length, whichever is fought now. */
export const clockAt = (
  rules: BoutRules,
  { periodIndex, elapsedMs }: Pick<LoggedEvent, "periodIndex" | "elapsedMs">,
): string => formatClock(periodLengthMs(rules, periodIndex) - elapsedMs);

/** An act as the list shows it; what the clock does by itself has no line. */
export function logLine(
  { event, periodIndex }: Pick<LoggedEvent, "event" | "periodIndex">,
  labelOf: LabelOf,
  rules: BoutRules,
  names: CounterNames,
): LogLine | undefined {
  const line = (what: string, corner?: Corner): LogLine => ({ corner, what });
  switch (event.type) {
    case "points-scored":
      return line(`${event.points > 0 ? "+" : ""}${formatNumber(event.points)}`, event.corner);
    case "advantage-given":
      return line(names.advantages.short, event.corner);
    case "penalty-given":
      return line(names.penalties.one, event.corner);
    case "warning-given":
      return line(names.warnings.one, event.corner);
    case "escape-timed":
      return line(text.escaped(formatElapsed(event.escapeMs)), event.corner);
    case "countdown-started":
      return line(text.countdownStarted(labelOf(event.counter)), event.corner);
    case "countdown-stopped":
      return line(text.countdownStopped(labelOf(event.counter)), event.corner);
    case "position-lost":
      return line(text.lost, event.corner);
    case "sides-swapped":
      return line(text.swapped);
    case "clock-adjusted":
      return line(text.clockSet(clockAt(rules, { periodIndex, elapsedMs: event.elapsedMs })));
    case "period-started":
      return line(periodName(rules, event.periodIndex));
    case "replaced":
      return "effects" in event.by || FAULTS.has(event.by.type)
        ? line(text.settled)
        : line(
            text.replaced(logLine({ event: event.by, periodIndex }, labelOf, rules, names)?.what ?? ""),
            event.by.corner,
          );
    case "moved-to-opponent":
      return line(text.moved);
    case "bout-called":
    case "clock-started":
    case "clock-stopped":
    case "result-declared":
    case "result-revoked":
    case "note-added":
    case "undone":
    case "bout-rewound":
      return undefined;
  }
}

function periodName(rules: BoutRules, periodIndex: number): string {
  const kind = periodsOf(rules)[periodIndex]?.kind ?? "regular";
  if (kind === "regular") return text.periodStarted(periodIndex + 1);
  return kind === "golden_score" ? text.goldenScore : text.overtime;
}

/** What faults brought, by their ids: «Зайцев, +1 балл». No event says it, it follows from the ladder (BT9). */
export function faultEffects(
  { log, setup }: Pick<Bout, "log" | "setup">,
  surnames: ByCorner<string>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    log.flatMap(({ id, event }, index) => {
      if (!isFault(event) || event.effects !== undefined) return [];
      const { corner } = event;
      const effects = ladderEffects(setup.rules, corner, log.slice(0, index + 1)).filter(
        ({ kind }) => kind !== "disqualification",
      );
      return effects.length === 0
        ? []
        : [[id, effectWords(effects, surnames[corner], surnames[opponentOf(corner)])] as const];
    }),
  );
}

const FAULTS: ReadonlySet<BoutEvent["type"]> = new Set(["penalty-given", "warning-given"]);

/**
 * What one press of «Отменить» takes back. Start and stop are not among it: the clock is put right by the clock, and an
 * undone stop would let it run on behind the official's back. A period whose clock has run stands: its times would be read
 * against the period before.
 */
export function lastTakeBack(recorded: readonly RecordedEvent[]): RecordedEvent | undefined {
  const undone = undoneIds(recorded);
  const at = recorded.findLastIndex(({ id, event }) => TAKEN_BACK.has(event.type) && !undone.has(id));
  const last = recorded[at];
  const hasRun = recorded.slice(at + 1).some(({ event }) => event.type === "clock-started");
  return last?.event.type === "period-started" && hasRun ? undefined : last;
}

const TAKEN_BACK: ReadonlySet<BoutEvent["type"]> = new Set([
  "points-scored",
  "advantage-given",
  "penalty-given",
  "warning-given",
  "escape-timed",
  "countdown-started",
  "countdown-stopped",
  "position-lost",
  "sides-swapped",
  "clock-adjusted",
  "period-started",
  "replaced",
  "moved-to-opponent",
]);
