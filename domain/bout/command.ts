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
