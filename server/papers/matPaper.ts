import { parseCompetitionRules } from "#contract/bout/rules.ts";
import { redFirst, type Pair } from "#contract/bout/sides.ts";
import type { Fighter, Fighting } from "#contract/competition/entity.ts";
import { matSign } from "#contract/competition/matSign.ts";
import { sheetCode } from "#domain/bout/sheetCode.ts";
import type { Slot } from "#domain/draw/bracket.ts";
import { rulesFor } from "#domain/ruleset/rulesFor.ts";
import { activeActions } from "#domain/ruleset/switches.ts";
import {
  beginOf,
  type DatedProgramme,
  dayAt,
  laterCategories,
  nextOpenDay,
} from "#domain/schedule/programme/programme.ts";
import { restRuleOf, usualSeconds } from "#domain/schedule/rest.ts";
import {
  awaitedIn,
  drawnCategories,
  expectedTime,
  labelOf,
  liveAddress,
  publicClub,
  publicName,
  type DrawnCategory,
} from "./boutFacts.ts";
import type { MatPaper, QueueCorner, QueueRow, QueuesPaper, SheetsPaper, Slip } from "./drawnPaper.ts";
import type { PaperData } from "./paperData.ts";
import { spokenIn } from "./spoken.ts";

/** What every mat still has to fight today, for its table and the caller (PD44). */
export function queuesPaper(data: PaperData): QueuesPaper | undefined {
  const mats = matsOf(data, queueRow);
  if (mats.length === 0) return undefined;
  const words = data.words.drawn;
  const { rules } = data.competition;
  const rest = restRuleOf(rules);
  return {
    ...spokenIn(data),
    type: "queues",
    event: [data.event.name, hallDay(data)].filter(Boolean).join(" · "),
    hint: words.queue.hint(
      rest.kind === "minutes" ? words.queue.restMinutes(rest.minutes) : words.queue.restOfBout,
    ),
    mats,
  };
}

/** How many sheets without names a mat gets: one for every ten bouts, and never none. */
const BOUTS_A_SPARE = 10;

/** A sheet for every bout that is still to be fought today, and spare ones (PD45). */
export function sheetsPaper(data: PaperData): SheetsPaper | undefined {
  const mats = matsOf(data, slipOf);
  if (mats.length === 0) return undefined;
  return {
    ...spokenIn(data),
    type: "sheets",
    mats: mats.map((mat) => ({ ...mat, rows: [...mat.rows, ...sparesOf(data, mat)] })),
  };
}

function matsOf<Row>(
  data: PaperData,
  rowOf: (data: PaperData, bout: Fighting, one: DrawnCategory) => Row,
): MatPaper<Row>[] {
  const categories = new Map(drawnCategories(data).map((one) => [one.category.uuid, one]));
  const bouts = new Map(data.competition.fightings.map((bout) => [bout.uuid, bout]));
  return data.competition.carpets.flatMap(({ uuid, name, fightings }) => {
    const rows = fightings.flatMap(({ uuid: id }) => {
      const bout = bouts.get(id);
      const one = categories.get(bout?.category.uuid ?? "");
      return bout && one && isOpen(data, bout) ? [rowOf(data, bout, one)] : [];
    });
    const address = liveAddress(data, `carpets/${uuid}`);
    return rows.length === 0 ? [] : [{ sign: matSign(name), name, address, rows }];
  });
}

/** Still to be fought, and today; whoever was called is at the mat, whatever their day (DY51). */
function isOpen({ competition, off, nowMs }: PaperData, bout: Fighting): boolean {
  if (bout.state === "finished" || off.has(bout.uuid)) return false;
  const { programme } = competition;
  if (bout.state !== "waiting" || !programme) return true;
  return !laterCategories(programme, printedDay(programme, nowMs)).has(bout.category.uuid);
}

/** A moment of the day papers are for: in the evening, when a day is closed, they are printed for the next one (PD44). */
function printedDay(programme: DatedProgramme, nowMs: number): number {
  const today = dayAt(programme, nowMs);
  const day = today?.closedAtMs === undefined ? today : nextOpenDay(programme, today.date);
  return day === undefined ? nowMs : Math.max(nowMs, beginOf(day));
}

/** «суббота, 14 ноября». */
function hallDay({ competition: { programme }, nowMs, timeZone, words }: PaperData): string {
  const format = new Intl.DateTimeFormat(words.paper.tag, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone,
  });
  return format.format(programme ? printedDay(programme, nowMs) : nowMs);
}

/** A line never ends inside «до 77 кг». */
const bound = (title: string): string =>
  title
    .replaceAll(/((?:до|свыше|up to|over)|\d) (?=\d|кг|kg)/gi, "$1\u00a0")
    .replaceAll("up to\u00a0", "up\u00a0to\u00a0");

function queueRow(data: PaperData, bout: Fighting, one: DrawnCategory): QueueRow {
  return {
    label: labelOf(data, bout),
    time: expectedTime(data, bout.uuid),
    category: bound(one.category.title),
    round: roundOf(data, one, bout),
    corners: redFirst(bout, cornersOf(data, one, bout)),
  };
}

function slipOf(data: PaperData, bout: Fighting, one: DrawnCategory): Slip {
  const { category } = one;
  const seconds = category.boutSeconds ?? usualSeconds(data.competition.rules);
  const mat = data.competition.carpets.find(({ uuid }) => uuid === bout.carpet?.uuid);
  return {
    label: labelOf(data, bout),
    code: sheetCode(bout.uuid),
    scan: `${bout.number ?? ""}-${sheetCode(bout.uuid)}`,
    category: `${category.title} · ${data.words.drawn.minutes(seconds)}`,
    round: [roundOf(data, one, bout), mat?.name].filter(Boolean).join(" · "),
    corners: cornersOf(data, one, bout),
    ...scoringOf(data),
    isSpare: false,
  };
}

function sparesOf(data: PaperData, { sign, name, rows }: MatPaper<Slip>): Slip[] {
  const nobody: QueueCorner = { name: "", note: "", isOpen: true };
  return Array.from({ length: Math.ceil(rows.length / BOUTS_A_SPARE) }, (_, index) => ({
    label: `${sign}-__`,
    code: data.words.drawn.slip.spare(index + 1),
    scan: "",
    category: data.words.drawn.slip.category,
    round: data.words.drawn.slip.round(name),
    corners: [nobody, nobody],
    ...scoringOf(data),
    isSpare: true,
  }));
}

/** The points the rules know, and the boxes beside them where the rules count such things. */
function scoringOf({ competition, words: { drawn } }: PaperData): Pick<Slip, "points" | "counts"> {
  const rules = rulesFor(parseCompetitionRules(competition.rules));
  const values = activeActions(rules).flatMap(({ kind, value }) => (kind === "points" ? [value] : []));
  const sorted = [...new Set(values)].toSorted((one, other) => one - other);
  return {
    points: drawn.slip.pointsInOrder(sorted.join(", ")),
    counts: [
      ...(rules.advantages ? [drawn.slip.advantages] : []),
      ...(rules.penalties ? [drawn.slip.penalties] : []),
    ],
  };
}

function roundOf({ words }: PaperData, { drawn }: DrawnCategory, { bracketId }: Fighting): string {
  const label = drawn.draw.bouts.find(({ id }) => id === bracketId)?.label;
  return label === undefined ? "" : words.drawn.round(label);
}

/** In the order of the draw: a score sheet stays good when sides are changed after it was printed (PR15). */
function cornersOf(data: PaperData, one: DrawnCategory, bout: Fighting): Pair<QueueCorner> {
  const drawn = one.drawn.draw.bouts.find(({ id }) => id === bout.bracketId);
  return [
    cornerOf(data, one, bout.slots[0].fighter, drawn?.a),
    cornerOf(data, one, bout.slots[1].fighter, drawn?.b),
  ];
}

function cornerOf(
  data: PaperData,
  one: DrawnCategory,
  uuid: string | null,
  slot: Slot | undefined,
): QueueCorner {
  const fighter: Fighter | undefined = one.category.fighters.find((known) => known.uuid === uuid);
  return fighter === undefined
    ? { name: awaitedIn(data, one, slot), note: "", isOpen: true }
    : { name: publicName(fighter), note: publicClub(fighter), isOpen: false };
}
