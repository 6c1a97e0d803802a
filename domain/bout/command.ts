import type { BoutEvent } from "./event.ts";

/** What the table asks for: the imperative twin of every event a table may write. */
export type BoutCommand =
  | Asks<"call-bout", "bout-called">
  | Asks<"start-clock", "clock-started">
  | Asks<"stop-clock", "clock-stopped">
  | Asks<"adjust-clock", "clock-adjusted">
  | Asks<"start-period", "period-started">
  | Asks<"score-points", "points-scored">
  | Asks<"give-advantage", "advantage-given">
  | Asks<"give-penalty", "penalty-given">
  | Asks<"give-warning", "warning-given">
  | Asks<"time-escape", "escape-timed">
  | Asks<"start-countdown", "countdown-started">
  | Asks<"stop-countdown", "countdown-stopped">
  | Asks<"lose-position", "position-lost">
  | Asks<"swap-sides", "sides-swapped">
  | Asks<"undo", "undone">
  | Asks<"replace", "replaced">
  | Asks<"move-to-opponent", "moved-to-opponent">
  | Asks<"declare-result", "result-declared">
  | Asks<"revoke-result", "result-revoked">
  | Asks<"add-note", "note-added">;

type Asks<Command extends string, Event extends BoutEvent["type"]> = Readonly<
  Omit<Extract<BoutEvent, { type: Event }>, "type"> & { type: Command }
>;

/** The event a command becomes when nothing speaks against it. */
export function commandToEvent(command: BoutCommand): BoutEvent {
  switch (command.type) {
    case "call-bout":
      return { ...command, type: "bout-called" };
    case "start-clock":
      return { ...command, type: "clock-started" };
    case "stop-clock":
      return { ...command, type: "clock-stopped" };
    case "adjust-clock":
      return { ...command, type: "clock-adjusted" };
    case "start-period":
      return { ...command, type: "period-started" };
    case "score-points":
      return { ...command, type: "points-scored" };
    case "give-advantage":
      return { ...command, type: "advantage-given" };
    case "give-penalty":
      return { ...command, type: "penalty-given" };
    case "give-warning":
      return { ...command, type: "warning-given" };
    case "time-escape":
      return { ...command, type: "escape-timed" };
    case "start-countdown":
      return { ...command, type: "countdown-started" };
    case "stop-countdown":
      return { ...command, type: "countdown-stopped" };
    case "lose-position":
      return { ...command, type: "position-lost" };
    case "swap-sides":
      return { ...command, type: "sides-swapped" };
    case "undo":
      return { ...command, type: "undone" };
    case "replace":
      return { ...command, type: "replaced" };
    case "move-to-opponent":
      return { ...command, type: "moved-to-opponent" };
    case "declare-result":
      return { ...command, type: "result-declared" };
    case "revoke-result":
      return { ...command, type: "result-revoked" };
    case "add-note":
      return { ...command, type: "note-added" };
  }
}

/** The command that makes such an event once more; what changes how others are read, and the chief's acts, have none. */
export function eventToCommand(event: BoutEvent): BoutCommand | undefined {
  switch (event.type) {
    case "bout-called":
      return { ...event, type: "call-bout" };
    case "clock-started":
      return { ...event, type: "start-clock" };
    case "clock-stopped":
      return { ...event, type: "stop-clock" };
    case "clock-adjusted":
      return { ...event, type: "adjust-clock" };
    case "period-started":
      return { ...event, type: "start-period" };
    case "points-scored":
      return { ...event, type: "score-points" };
    case "advantage-given":
      return { ...event, type: "give-advantage" };
    case "penalty-given":
      return { ...event, type: "give-penalty" };
    case "warning-given":
      return { ...event, type: "give-warning" };
    case "escape-timed":
      return { ...event, type: "time-escape" };
    case "countdown-started":
      return { ...event, type: "start-countdown" };
    case "countdown-stopped":
      return { ...event, type: "stop-countdown" };
    case "position-lost":
      return { ...event, type: "lose-position" };
    case "sides-swapped":
      return { ...event, type: "swap-sides" };
    case "result-declared":
      return { ...event, type: "declare-result" };
    case "note-added":
      return { ...event, type: "add-note" };
    case "undone":
    case "replaced":
    case "moved-to-opponent":
    case "result-revoked":
    case "bout-rewound":
      return undefined;
  }
}
