import type { Rehearsal } from "#contract/rehearsal/rehearsal.ts";
import { formatCount, formatNumber } from "../numbers.ts";

/** Practising on a copy of the event. */
export const rehearsal = {
  title: "Rehearsal",
  lead: "A copy of the event on which referees and volunteers try out tables, screens and phones. Everything in it is marked “Rehearsal”, and the real event does not change.",
  none: {
    title: "No rehearsal yet",
    text: "A past event goes the way it went; for one in preparation the program makes the draw and invents how the bouts go.",
    make: "Create rehearsal",
    making: "Copying the event",
    noCompetition: "Rules, mats and athletes are needed first",
    toCompetition: "To rules and mats",
  },
  states: {
    ready: "Ready",
    playing: "Under way",
    paused: "Paused",
    finished: "Finished",
  } satisfies Record<Rehearsal["state"], string>,
  progress: (finished: number, all: number) =>
    `Done ${formatNumber(finished)} of ${formatCount(all, "bout")}`,
  replayed: (count: number) => `${formatCount(count, "bout")} will go as they really went`,
  invented: "The program invents how the bouts go",
  play: "Start",
  resume: "Resume",
  pause: "Pause",
  speed: "Speed",
  times: (speed: number) => `×${speed}`,
  real: {
    title: "What speeds up and what does not",
    text: "Bouts and pauses go faster on mats run by the program. Calls, time to come out, rest between bouts and the forecast follow the real clock, so at high speed they lag behind. A table where a person sits goes at normal speed.",
    jumps:
      "The scoreboard of a sped-up bout shows the right time at each action and runs as usual in between.",
  },
  mats: {
    title: "Mats",
    lead: "Open a table and take it: the program gives way at once and returns if nobody is at the table for three minutes.",
    columns: { mat: "Mat", who: "Run by", left: "Left", table: "Table" },
    program: "Program",
    nobody: "Nobody",
    person: (name: string | null) => name ?? "A person",
    open: "Open table",
    openOf: (mat: string) => `Open table: ${mat}`,
  },
  links: {
    title: "Open on devices",
    lead: "Point a phone camera or open the address. Referees need to sign in under their own name.",
    desk: "Head table",
    screen: "Hall screen",
    phone: "Page on phones",
    phoneClosed: "For now only referees and administrators see it.",
    qr: (name: string) => `QR code: ${name}`,
  },
  open: {
    label: "Show on the phones of everyone who has the address",
    hidden: "A rehearsal can be shown once the event is published and the competition is open to spectators.",
  },
  end: {
    title: "End",
    text: (when: string) =>
      `The whole copy is deleted with its logs. If forgotten, it deletes itself ${when}.`,
    open: "End and delete",
    ask: "Delete the rehearsal?",
    askText: "The tables and screens of the rehearsal close. The real event stays as it is.",
    confirm: "Delete",
    done: "Rehearsal deleted",
  },
  lost: "No connection to the server: this is what was last known",
};
