import type { BoutLabel, Slot } from "#domain/draw/bracket.ts";
import type { BlockKind } from "#domain/draw/layout.ts";
import type { Method } from "#domain/bout/vocabulary.ts";
import { isChoke, isSubmission } from "../kinds/holds.ts";
import { counted } from "./counted.ts";
import { SHORT_OUTCOMES } from "./outcomes.ts";

const GROUP_LETTERS: Readonly<Record<string, string>> = { A: "А", B: "Б", C: "В", D: "Г" };
const groupLetter = (group: string) => GROUP_LETTERS[group] ?? group;

const BLOCKS: Readonly<Record<Exclude<BlockKind, "group">, string>> = {
  main: "Основная сетка",
  losers: "Нижняя сетка",
  repechage: "Утешительные схватки",
  bronze: "За 3-е место",
};

function how(method: Method | undefined, holdKind: string | undefined): string {
  if (method === undefined) return "";
  if (!isSubmission(method) || holdKind === undefined) return SHORT_OUTCOMES[method];
  return isChoke(holdKind) ? "удуш." : "болевой";
}

/** What stands in the cell of a score of who was not there to fight. */
const UNFOUGHT: Partial<Readonly<Record<Method, string>>> = {
  no_show: "НЯ",
  double_no_show: "НЯ",
  walkover: "Б/Б",
  overweight: "ПВ",
  withdrawal: "ОТК",
};

type Part = { readonly number: number; readonly of: number };
const part = (title: string, { number, of }: Part): string =>
  of === 1 ? title : `${title}, часть ${number} из ${of}`;

type Versus = readonly [mine: number, theirs: number];
const versus = ([mine, theirs]: Versus) => `${mine} против ${theirs}`;

/** «5 мин», «4:30». */
const minutes = (seconds: number): string =>
  seconds % 60 === 0
    ? `${seconds / 60} мин`
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Words of the papers that are drawn: brackets, queues of the mats, score sheets. */
export const drawn = {
  live: ["живая сетка", "и время схваток"],
  online: ["сетка", "на сайте"],
  places: "Места",
  order: "Порядок схваток",
  part,
  ladder: (title: string, { number, of }: Part) =>
    of === 2 ? `${title}, ${number === 1 ? "верхняя" : "нижняя"} половина` : part(title, { number, of }),
  block: (kind: BlockKind, group: string | undefined) =>
    kind === "group" ? `Группа ${groupLetter(group ?? "")}` : BLOCKS[kind],
  playoff: "Плей-офф",
  athletes: (count: number) => counted(count, ["участник", "участника", "участников"]),
  bouts: (count: number) => counted(count, ["схватка", "схватки", "схваток"]),
  length: (seconds: number) => `схватка ${minutes(seconds)}`,
  minutes,
  done: (done: number, all: number) => `проведено ${done} из ${all}`,
  goOn: "дальше смотрите живую сетку",
  readFromLeft: "счёт в строке читается от имени слева",
  mat: (sign: string) => `ковёр ${sign}`,
  about: (time: string) => `~${time}`,
  onMat: "идёт",
  neverHeld: "не понадобилась",
  won: "победа",
  lost: "пораж.",
  noWinner: "без победителя",
  how,
  unfought: (method: Method | undefined) => (method === undefined ? undefined : UNFOUGHT[method]),
  passed: "+",
  passedBy: "—",
  freePlace: "Место свободно",
  /** «4:01». */
  clock: (ms: number) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, "0")}`,
  /** «1/8 финала», «Финал», «Тур 2». */
  round: (label: BoutLabel): string => {
    switch (label.kind) {
      case "round":
        return `1/${label.of / 2} финала`;
      case "final":
        return "Финал";
      case "upper-final":
        return "Финал верхней сетки";
      case "grand-final":
        return label.game === 1 ? "Суперфинал" : "Суперфинал, вторая схватка";
      case "bronze":
        return "За 3-е место";
      case "repechage":
        return `Утешительные, ${label.round}-й круг`;
      case "losers":
        return `Нижняя сетка, ${label.round}-й круг`;
      case "group":
        return `Тур ${label.round}`;
      case "game":
        return `${label.game}-я схватка`;
      case "substitute":
        return label.of === 2 ? "Замена финала" : `Замена 1/${label.of / 2} финала`;
    }
  },
  /** Whom an open corner waits for. */
  source: (
    slot: Slot | undefined,
    numberOf: (id: string) => string,
    fieldOf: (round: number) => number | undefined,
  ): string => {
    if (slot === undefined || "seed" in slot) return "Место свободно";
    if ("winnerOf" in slot) return `Победитель схватки ${numberOf(slot.winnerOf)}`;
    if ("loserOf" in slot) return `Проигравший в схватке ${numberOf(slot.loserOf)}`;
    if ("beatenBy" in slot) {
      const of = fieldOf(slot.beatenBy.round);
      const round = of === undefined ? "" : ` в 1/${of / 2}`;
      return `Проигр. победителю ${numberOf(slot.beatenBy.winnerOf)}${round}`;
    }
    if ("groupRank" in slot)
      return `${slot.groupRank.place}-е место, группа ${groupLetter(slot.groupRank.group)}`;
    return "winnerOfSeries" in slot ? "Победитель серии" : "Проигравший в серии";
  },
  table: {
    athlete: "Спортсмен, клуб",
    wins: "Победы",
    submissions: "Сабм.",
    points: "Баллы",
    place: "Место",
  },
  criteria:
    "Порядок мест: победы, сабмишены, баллы, личная встреча, меньший вес. Победа в клетке — двойная рамка.",
  reasons: {
    submissions: (one: string, other: string, count: Versus) =>
      `${one} выше, чем ${other}: больше сабмишенов (${versus(count)}).`,
    points: (one: string, other: string, count: Versus) =>
      `${one} выше, чем ${other}: больше баллов (${versus(count)}).`,
    headToHead: (one: string, other: string) => `${one} выше, чем ${other}: по личной встрече.`,
    weight: (one: string, other: string) => `${one} выше, чем ${other}: вес меньше.`,
    decision: (one: string, other: string) => `${one} выше, чем ${other}: по решению судей.`,
    equal: (one: string, other: string) =>
      `${one} и ${other} равны по всем правилам: нужен жребий или ещё одна схватка.`,
  },
  queue: {
    title: (mat: string) => (mat.startsWith("Ковёр ") ? `Очередь ковра${mat.slice(5)}` : `Очередь: ${mat}`),
    live: ["живая", "очередь"],
    called: "Вызв.",
    result: "Итог",
    number: "№, время",
    category: "Категория",
    red: "Красный",
    blue: "Синий",
    score: "Счёт",
    hint: (rest: string) => `Время ориентировочное. ${rest}`,
    restMinutes: (minutes: number) => `Отдых между схватками одного спортсмена не меньше ${minutes} мин.`,
    restOfBout: "Отдых между схватками одного спортсмена не меньше времени схватки, перед финалом — двух.",
  },
  slip: {
    red: "К · красный",
    blue: "С · синий",
    redLetter: "К",
    blueLetter: "С",
    pointsInOrder: (values: string) => (values === "" ? "баллы по порядку" : `баллы по порядку (${values})`),
    advantages: "преим.",
    penalties: "предупр.",
    total: "итого",
    won: "Победил:",
    endedAt: "время конца ____ : ____",
    outcomes: [
      "болевой",
      "удушающий",
      "явное преим.",
      "по баллам",
      "решение судей",
      "дисквал.",
      "неявка",
      "травма",
    ],
    signatures: ["арбитр", "боковой", "рук. ковра"],
    spare: (number: number) => `ЗАПАСНОЙ ${String(number).padStart(2, "0")}`,
    category: "категория ____________________",
    round: (mat: string) => `круг __________ · ${mat}`,
  },
};
