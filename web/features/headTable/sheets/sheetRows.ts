import { methodOf } from "#contract/bout/boutMethod.ts";
import type { Fighting } from "#contract/competition/entity.ts";
import {
  findSheetBout,
  onCyrillicKeys,
  parseSheetCode,
  type FoundSheet,
  type SheetLabel,
} from "#domain/bout/sheetCode.ts";
import {
  isSameResult,
  readSheet,
  SHEET_METHODS,
  type SheetMethod,
  type SheetResult,
} from "#domain/bout/sheetResult.ts";
import type { Corner } from "#domain/bout/vocabulary.ts";
import { sheets as words } from "#texts/headTable/sheets.ts";
import { boutWords } from "#texts/sport/bout.ts";
import { isFinished, isPaired } from "#web/sport/facts/boutPhase.ts";
import { scoreOf, type CompetitionView } from "#web/sport/facts/competitionView.ts";
import { matSign } from "#contract/competition/matSign.ts";

/** The fields of a row in the order they are typed. */
export const SHEET_FIELDS = [
  "code",
  "winner",
  "method",
  "redPoints",
  "bluePoints",
  "redAdvantages",
  "blueAdvantages",
  "redPenalties",
  "bluePenalties",
  "end",
] as const;
export type SheetField = (typeof SHEET_FIELDS)[number];
/** As they were typed. */
export type SheetFields = Readonly<Record<SheetField, string>>;

export const EMPTY_FIELDS: SheetFields = {
  code: "",
  winner: "",
  method: "",
  redPoints: "",
  bluePoints: "",
  redAdvantages: "",
  blueAdvantages: "",
  redPenalties: "",
  bluePenalties: "",
  end: "",
};

/** A sheet that was put down: unfinished, on its way to the server, refused by it or recorded. */
export type SheetRow = {
  /** Of the act that records it: sent again it does nothing twice (DY26). */
  readonly id: string;
  readonly state: "open" | "queued" | "refused" | "saved";
  readonly fields: SheetFields;
  /** Undefined while the code is none. */
  readonly bout: string | undefined;
  /** Why the server refused it, in words. */
  readonly refusal?: string;
};

export const isEmpty = (fields: SheetFields) => SHEET_FIELDS.every((field) => fields[field].trim() === "");

type LabelledBout = {
  readonly uuid: string;
  readonly label: SheetLabel | undefined;
  readonly bout: Fighting;
};

/** Undefined while what was typed is no code. */
export function findTyped(view: CompetitionView, code: string): FoundSheet<LabelledBout> | undefined {
  const typed = parseSheetCode(code);
  if (typed === undefined) return undefined;
  const bouts = view.competition.fightings.map((bout) => ({
    uuid: bout.uuid,
    label: labelOf(view, bout),
    bout,
  }));
  return findSheetBout(bouts, typed);
}

function labelOf(view: CompetitionView, { carpet, number }: Fighting): SheetLabel | undefined {
  const mat = view.carpets.get(carpet?.uuid ?? "");
  return number === null ? undefined : { mat: mat && matSign(mat.name), number };
}

/** «А-11» */
export function labelText(view: CompetitionView, bout: Fighting): string {
  const label = labelOf(view, bout);
  return label === undefined ? "" : [label.mat, label.number].filter(Boolean).join("-");
}

export type SheetProblemCode = keyof typeof words.problems;
export type SheetProblems = Partial<Record<SheetField, SheetProblemCode>>;
type CounterLine = { advantages?: number; penalties?: number };

export type ReadFields = {
  readonly box: SheetMethod | undefined;
  readonly result: SheetResult | undefined;
  readonly counters: { readonly red: CounterLine; readonly blue: CounterLine };
  readonly end: string;
  /** What is wrong with what was typed, without the code. */
  readonly problems: SheetProblems;
};

/** What the fields say; `result` is there when nothing in them is wrong. */
export function readFields(fields: SheetFields): ReadFields {
  const winner = parseWinner(fields.winner);
  const box = parseMethod(fields.method);
  const end = parseEnd(fields.end);
  const number = (field: SheetField) =>
    parseNumber(fields[field], POINTS.has(field) ? MAY_BE_NEGATIVE : COUNTED);
  const points = { red: number("redPoints"), blue: number("bluePoints") };
  const problems: SheetProblems = {
    ...(winner === "wrong" && { winner: "winner-wrong" }),
    ...(box === undefined && { method: fields.method.trim() === "" ? "method-missing" : "method-wrong" }),
    ...Object.fromEntries(
      NUMBERS.filter((field) => number(field) === "wrong").map((field) => [field, "number-wrong"]),
    ),
    ...(end === undefined && { end: "end-wrong" }),
  };
  const counters = {
    red: counterLine(number("redAdvantages"), number("redPenalties")),
    blue: counterLine(number("blueAdvantages"), number("bluePenalties")),
  };
  const told = { box, counters, end: end ?? "" };
  const { red, blue } = points;
  const isWrong = Object.keys(problems).length > 0 || winner === "wrong" || box === undefined;
  if (isWrong || red === "wrong" || blue === "wrong") return { ...told, result: undefined, problems };
  const read = readSheet({ winner, method: box, points: { red, blue } });
  if (read.ok) return { ...told, result: read.value, problems };
  const { code } = read.problem;
  const missing: SheetField =
    code === "winner-missing" ? "winner" : red === undefined ? "redPoints" : "bluePoints";
  return { ...told, result: undefined, problems: { [missing]: code } };
}

const POINTS: ReadonlySet<SheetField> = new Set(["redPoints", "bluePoints"]);
const MAY_BE_NEGATIVE = /^-?\d{1,2}$/;
const COUNTED = /^\d{1,2}$/;
const NUMBERS = SHEET_FIELDS.filter((field) => /^(?:red|blue)/.test(field));

// In both languages: a sheet is printed in one of them, and may be typed in the other.
const RED = "КKRЛ1";
const BLUE = "СCBВИ2";

/** The letter of the sheet on either layout, or the number of its box; nothing where neither box is ticked. */
function parseWinner(typed: string): Corner | undefined | "wrong" {
  const letter = typed.trim().toUpperCase();
  if (letter === "") return undefined;
  if (letter.length === 1 && RED.includes(letter)) return "red";
  return letter.length === 1 && BLUE.includes(letter) ? "blue" : "wrong";
}

/** By the number of the box or by first letters, of its name or of a word in it, whatever the layout. */
export function parseMethod(typed: string): SheetMethod | undefined {
  const text = typed.trim().toLowerCase();
  if (text === "") return undefined;
  const byNumber = SHEET_METHODS[Number(text) - 1];
  if (byNumber !== undefined) return byNumber;
  const readings = [text, onCyrillicKeys(text.toUpperCase()).toLowerCase()];
  const chosenBy = (isNamed: (method: SheetMethod, reading: string) => boolean) =>
    SHEET_METHODS.find((method) => readings.some((reading) => isNamed(method, reading)));
  return (
    chosenBy((method, reading) => words.methods[method].startsWith(reading)) ??
    chosenBy((method, reading) => words.methods[method].includes(` ${reading}`)) ??
    chosenBy((method, reading) => ` ${words.formerNames[method] ?? ""}`.includes(` ${reading}`))
  );
}

type TypedNumber = number | undefined | "wrong";

function parseNumber(typed: string, shape: RegExp): TypedNumber {
  const text = typed.trim();
  if (text === "") return undefined;
  return shape.test(text) ? Number(text) : "wrong";
}

const counterLine = (advantages: TypedNumber, penalties: TypedNumber): CounterLine => ({
  ...(typeof advantages === "number" && { advantages }),
  ...(typeof penalties === "number" && { penalties }),
});

/** «14:35» of «1435», «14.35» or «9 05»; undefined where it is no time. */
function parseEnd(typed: string): string | undefined {
  const text = typed.trim();
  if (text === "") return "";
  const [, hours = "", minutes = ""] = /^(\d{1,2})[\s:.,-]?(\d\d)$/.exec(text) ?? [];
  const isTime = minutes !== "" && Number(hours) < 24 && Number(minutes) < 60;
  return isTime ? `${hours.padStart(2, "0")}:${minutes}` : undefined;
}

/** What a field says, in full: what was read is seen before it is written. */
export function tidied(field: SheetField, typed: string): string {
  if (field === "method") {
    const box = parseMethod(typed);
    return box === undefined ? typed : words.methods[box];
  }
  if (field === "winner") {
    const corner = parseWinner(typed);
    return corner === "red" ? boutWords.redLetter : corner === "blue" ? boutWords.blueLetter : typed;
  }
  return field === "end" ? (parseEnd(typed) ?? typed) : typed.trim();
}

/** The result a bout has, as a sheet would tell it. */
export function recordedResult(bout: Fighting): SheetResult | undefined {
  if (!isFinished(bout)) return undefined;
  const [red, blue] = bout.slots;
  const points = { red: scoreOf(bout, red.fighter).scores, blue: scoreOf(bout, blue.fighter).scores };
  const winner = bout.winner === null ? undefined : bout.winner.uuid === red.fighter ? "red" : "blue";
  return { method: methodOf(bout) ?? bout.cause ?? "void", winner, points };
}

export type ShownState = keyof typeof words.states;

/** How a row stands against what the competition says now. */
export function shownState({ state, fields }: SheetRow, bout: Fighting | undefined): ShownState {
  if (state === "saved" || state === "open") return state;
  if (bout === undefined) return "lost";
  const recorded = recordedResult(bout);
  const { result } = readFields(fields);
  if (recorded !== undefined) return result && isSameResult(result, recorded) ? "same" : "other";
  if (state === "refused") return "refused";
  return isPaired(bout) ? "queued" : "waiting";
}
