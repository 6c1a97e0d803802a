import type { BoutEvent, ScoreEvent } from "./event.ts";
import type { Corner } from "./vocabulary.ts";

/** `numberOf` says which event of the line a target is. */
export function writeEvent(event: BoutEvent, numberOf: (target: string) => number): string {
  switch (event.type) {
    case "bout-called":
      return "call";
    case "clock-started":
      return "go";
    case "clock-stopped":
      return "stop";
    case "clock-adjusted":
      return `clock=${writeTime(event.elapsedMs)}`;
    case "period-started":
      return `period=${event.periodIndex}`;
    case "countdown-started":
      return `${letter(event.corner)}!${event.counter}=${event.seconds}`;
    case "countdown-stopped":
      return `${letter(event.corner)}!${event.counter}${event.elapsedMs === undefined ? "" : `~${writeTime(event.elapsedMs)}`}`;
    case "position-lost":
      return `${letter(event.corner)}o`;
    case "sides-swapped":
      return "swap";
    case "undone":
      return `u${numberOf(event.target)}`;
    case "moved-to-opponent":
      return `m${numberOf(event.target)}`;
    case "replaced":
      return `r${numberOf(event.target)}=${writeScore(event.by)}`;
    case "result-declared":
      return `${letter(event.winner)}#${methodWord(event.method)}${suffix(event.technique)}${quoted(event.note)}`;
    case "result-revoked":
      return `revoke${quoted(event.reason)}`;
    case "bout-rewound":
      return `back${event.target === undefined ? "" : numberOf(event.target)}${quoted(event.reason)}`;
    case "note-added":
      return `note${quoted(event.text)}`;
    case "points-scored":
    case "advantage-given":
    case "penalty-given":
    case "warning-given":
    case "escape-timed":
      return writeScore(event);
  }
}

function writeScore(event: ScoreEvent): string {
  return `${letter(event.corner)}${whatFor(event)}${suffix(event.action)}`;
}

function whatFor(event: ScoreEvent): string {
  switch (event.type) {
    case "points-scored":
      return event.points < 0 ? String(event.points) : `+${event.points}`;
    case "advantage-given":
      return "a";
    case "penalty-given":
      return `p${EFFECTS[event.effects ?? "count"]}`;
    case "warning-given":
      return `w${EFFECTS[event.effects ?? "count"]}`;
    case "escape-timed":
      return `~${writeTime(event.escapeMs)}`;
  }
}

const EFFECTS = { count: "", proposed: "?", waived: "-" } as const;

function letter(corner: Corner | undefined): string {
  if (corner === undefined) return "";
  return corner === "red" ? "R" : "B";
}

const methodWord = (method: string): string => (method === "submission" ? "sub" : method);
const suffix = (word: string | undefined): string => (word === undefined ? "" : `:${word}`);
const quoted = (text: string | undefined): string => (text === undefined ? "" : JSON.stringify(text));

/** `m:ss`, with milliseconds only when there are some: 0:31, 12:05.25. */
export function writeTime(ms: number): string {
  const sign = ms < 0 ? "-" : "";
  const whole = Math.abs(ms);
  const minutes = Math.floor(whole / 60_000);
  const seconds = String(Math.floor(whole / 1000) % 60).padStart(2, "0");
  const rest = String(whole % 1000)
    .padStart(3, "0")
    .replace(/0+$/, "");
  return `${sign}${minutes}:${seconds}${rest === "" ? "" : `.${rest}`}`;
}
