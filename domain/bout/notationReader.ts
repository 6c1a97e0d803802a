import type { BoutEvent, Fault, ScoreEvent } from "./event.ts";
import { METHODS } from "./vocabulary.ts";
import type { Corner, Method } from "./vocabulary.ts";

/** One token without its times; `text` is what stood in quotes. Absent when nothing in the notation looks like it. */
export function readEvent(body: string, text: string | undefined): BoutEvent | undefined {
  const speaks = readSpoken(body, text);
  if (speaks || text !== undefined) return speaks;
  return PLAIN.get(body) ?? readScore(body) ?? readClock(body) ?? readCountdown(body) ?? readCorrection(body);
}

const PLAIN: ReadonlyMap<string, BoutEvent> = new Map<string, BoutEvent>([
  ["call", { type: "bout-called" }],
  ["go", { type: "clock-started" }],
  ["stop", { type: "clock-stopped" }],
  ["swap", { type: "sides-swapped" }],
  ["Ro", { type: "position-lost", corner: "red" }],
  ["Bo", { type: "position-lost", corner: "blue" }],
]);

/** The events that may carry words of a person. */
function readSpoken(body: string, text: string | undefined): BoutEvent | undefined {
  if (body === "note") return text === undefined ? undefined : { type: "note-added", text };
  if (body === "revoke") return { type: "result-revoked", ...(text !== undefined && { reason: text }) };
  const [, target] = /^back(\d*)$/.exec(body) ?? [];
  if (target !== undefined)
    return {
      type: "bout-rewound",
      ...(target !== "" && { target }),
      ...(text !== undefined && { reason: text }),
    };

  const [, corner, word, technique] = /^([RB]?)#(\w+)(?::([\w-]+))?$/.exec(body) ?? [];
  const method = methodOf(word);
  const winner = cornerOf(corner);
  return (
    method && {
      type: "result-declared",
      method,
      ...(winner && { winner }),
      ...(technique !== undefined && { technique }),
      ...(text !== undefined && { note: text }),
    }
  );
}

function readScore(body: string): ScoreEvent | undefined {
  const [, letter, what, name] = /^([RB])([+-]\d+|a|[pw][?-]?|~[\d:.]+)(?::([\w-]+))?$/.exec(body) ?? [];
  const corner = cornerOf(letter);
  if (!corner || what === undefined) return undefined;
  const action = name === undefined ? {} : { action: name };
  switch (what.charAt(0)) {
    case "a":
      return { type: "advantage-given", corner, ...action };
    case "p":
      return { type: "penalty-given", corner, ...action, ...effectsOf(what) };
    case "w":
      return { type: "warning-given", corner, ...action, ...effectsOf(what) };
    case "~": {
      const escapeMs = parseTime(what.slice(1));
      return escapeMs === undefined ? undefined : { type: "escape-timed", corner, escapeMs, ...action };
    }
    default:
      return { type: "points-scored", corner, points: Number(what), ...action };
  }
}

function effectsOf(what: string): Pick<Fault, "effects"> {
  if (what.endsWith("?")) return { effects: "proposed" };
  return what.endsWith("-") ? { effects: "waived" } : {};
}

function readClock(body: string): BoutEvent | undefined {
  const [, period] = /^period=(\d+)$/.exec(body) ?? [];
  if (period !== undefined) return { type: "period-started", periodIndex: Number(period) };
  const elapsedMs = body.startsWith("clock=") ? parseTime(body.slice("clock=".length)) : undefined;
  return elapsedMs === undefined ? undefined : { type: "clock-adjusted", elapsedMs };
}

function readCountdown(body: string): BoutEvent | undefined {
  const [, letter, counter, seconds, took] = /^([RB]?)!([\w-]+)(?:=(\d+)|~([\d:.]+))?$/.exec(body) ?? [];
  if (counter === undefined) return undefined;
  const elapsedMs = took === undefined ? undefined : parseTime(took);
  const corner = cornerOf(letter);
  const name = { counter, ...(corner && { corner }) };
  return seconds === undefined
    ? { type: "countdown-stopped", ...name, ...(elapsedMs !== undefined && { elapsedMs }) }
    : { type: "countdown-started", ...name, seconds: Number(seconds) };
}

function readCorrection(body: string): BoutEvent | undefined {
  const [, verb, target, score] = /^([umr])(\d+)(?:=(.+))?$/.exec(body) ?? [];
  if (target === undefined) return undefined;
  if (verb === "r") {
    const by = readScore(score ?? "");
    return by && { type: "replaced", target, by };
  }
  if (score !== undefined) return undefined;
  return { type: verb === "u" ? "undone" : "moved-to-opponent", target };
}

function cornerOf(letter: string | undefined): Corner | undefined {
  if (letter === "R") return "red";
  return letter === "B" ? "blue" : undefined;
}

function methodOf(word: string | undefined): Method | undefined {
  return word === "sub" ? "submission" : METHODS.find((method) => method === word);
}

export function parseTime(text: string): number | undefined {
  const [, sign, minutes, seconds, fraction = ""] = /^(-?)(\d+):(\d\d)(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  if (minutes === undefined || seconds === undefined) return undefined;
  const ms = Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(fraction.padEnd(3, "0"));
  return sign === "-" ? -ms : ms;
}
