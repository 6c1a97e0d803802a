import { wordsOf } from "../words/words.ts";
import { NO_SETTINGS } from "#contract/paper/paper.ts";
import {
  DEFAULT_TEAM_SCORING,
  type Category,
  type Fighter,
  type Fighting,
  type Rules,
} from "#contract/competition/entity.ts";
import { fightingToCategoryBout } from "#contract/draw/drawnCategory.ts";
import { pairings } from "#domain/competition/categoryProgress.ts";
import { createChance } from "#domain/draw/chance.ts";
import type { DrawnBout } from "#domain/draw/bracket.ts";
import { drawBracket } from "#domain/draw/draw.ts";
import type { Format } from "#domain/draw/formats.ts";
import type { PaperData } from "../papers/paperData.ts";

export type DrawnField = {
  readonly format: Format;
  readonly size: number;
  /** How many rounds of bouts are over. */
  readonly rounds?: number;
  readonly names?: readonly string[];
};

const HALL_START_MS = Date.UTC(2026, 10, 14, 9, 0, 0);
const SURNAMES = [
  "Шелестов",
  "Ёлкин",
  "Овсянников",
  "Лаптев",
  "Магомедгаджиев",
  "Жүнісов",
  "Тухватуллин",
  "Цаллагов",
];
const CLUBS = ["Волжские борцы", "Агидель", "Северный захват", "Кама Грэпплинг"];

const uuidOf = (kind: number, at: number): string =>
  `${String(kind).padStart(8, "0")}-0000-4000-8000-${String(at).padStart(12, "0")}`;

/** What papers are made of, without a database: drawn categories on two mats, bouts ended by chance from the seed. */
export function drawnDay(fields: readonly DrawnField[], rules: Rules = null): PaperData {
  const categories = fields.map((field, index) => categoryOf(field, index));
  const mats = [uuidOf(9, 1), uuidOf(9, 2)] as const;
  const fightings = categories.flatMap((category, index) =>
    boutsOf(category, fields[index] ?? { format: "round_robin", size: 2 }, index, mats[index % 2] ?? ""),
  );
  const numbered = fightings.map((bout) => ({
    ...bout,
    number: fightings.filter(({ carpet }) => carpet?.uuid === bout.carpet?.uuid).indexOf(bout) + 1,
  }));
  const open = numbered.filter(({ state }) => state !== "finished");
  return {
    words: wordsOf("ru"),
    locale: "ru",
    competition: {
      id: 1,
      documentId: "drawn",
      uuid: uuidOf(8, 1),
      title: "Кубок Волги",
      status: "in_progress",
      rules,
      commercials: [],
      scoreboardType: null,
      teamScoring: DEFAULT_TEAM_SCORING,
      event: null,
      categories,
      fightings: numbered,
      carpets: mats.map((uuid, index) => ({
        id: index + 1,
        documentId: uuid,
        uuid,
        name: `Ковёр ${"АБ"[index]}`,
        fightings: numbered
          .filter(({ carpet }) => carpet?.uuid === uuid)
          .map(({ id, uuid: own }) => ({ id, uuid: own })),
      })),
      programme: null,
      rev: 1,
    },
    facts: new Map(),
    people: new Map(),
    referees: [],
    crews: new Map(),
    scale: [],
    event: {
      name: "Кубок Волги по грэпплингу 2026",
      days: ["2026-11-14", "2026-11-15"],
      city: "Казань",
      venue: null,
      address: "https://kover.example/events/abc",
    },
    editions: [],
    settings: NO_SETTINGS,
    starts: new Map(open.map(({ uuid }, index) => [uuid, HALL_START_MS + index * 8 * 60_000])),
    off: new Set(),
    timeZone: "Europe/Moscow",
    nowMs: HALL_START_MS,
  };
}

function categoryOf({ format, size, names = [] }: DrawnField, index: number): Category {
  const fighters = Array.from({ length: size }, (_, at): Fighter => {
    const [lastName = "", ...rest] = (
      names[at] ?? `${SURNAMES[at % SURNAMES.length]}-${index}-${at + 1} Илья`
    ).split(" ");
    return {
      id: at + 1,
      uuid: uuidOf(index + 100, at + 1),
      lastName,
      firstName: rest.join(" ") || null,
      weight: 70 + (at % 7) / 10,
      team: { id: at % 4, name: CLUBS[at % 4] ?? "", city: "Казань" },
    };
  });
  return {
    id: index + 1,
    uuid: uuidOf(7, index + 1),
    title: `Мужчины, до ${60 + index} кг`,
    status: "in_progress",
    format,
    boutSeconds: 300,
    ageMax: null,
    style: null,
    decisions: [],
    fighters,
  };
}

function boutsOf(
  category: Category,
  { format, size, rounds = 0 }: DrawnField,
  index: number,
  mat: string,
): Fighting[] {
  const draw = drawBracket(format, size);
  const chance = createChance(category.uuid);
  let bouts = draw.bouts.map((bout) => waiting(category, bout, index, mat));
  for (let round = 0; round <= rounds; round += 1) {
    const pairs = pairings(draw, category.fighters, bouts.flatMap(fightingToCategoryBout));
    bouts = bouts.map((bout) => {
      const { red, blue } = pairs.get(bout.bracketId ?? "") ?? {};
      const paired = bout.state === "finished" ? bout : withCorners(bout, category, red, blue);
      const isFought =
        round < rounds && paired.state === "waiting" && red !== undefined && blue !== undefined;
      return isFought ? ended(paired, red, blue, [chance.below(9), chance.below(9)]) : paired;
    });
  }
  return bouts;
}

function waiting(
  category: Category,
  { no, id, stage, round, a, b }: DrawnBout,
  index: number,
  mat: string,
): Fighting {
  return {
    id: index * 1000 + no,
    documentId: id,
    uuid: uuidOf(index + 5000, no),
    version: 1,
    state: "waiting",
    points: {},
    winner: null,
    cause: null,
    result: null,
    clock: { running: false, remaining: 300_000, anchor: 0, period: 0, duration: 300_000 },
    countdowns: [],
    swapped: false,
    calls: [],
    number: no,
    stage,
    round,
    bracketId: id,
    category: { uuid: category.uuid },
    fighters: [],
    slots: [
      { fighter: null, source: a },
      { fighter: null, source: b },
    ],
    carpet: { uuid: mat },
    startedAt: null,
    finishedAt: null,
  };
}

function withCorners(bout: Fighting, { fighters }: Category, red?: string, blue?: string): Fighting {
  const [first, second] = bout.slots;
  return {
    ...bout,
    slots: [
      { ...first, fighter: red ?? null },
      { ...second, fighter: blue ?? null },
    ],
    fighters: fighters
      .filter(({ uuid }) => uuid === red || uuid === blue)
      .map(({ id, uuid }) => ({ id, uuid })),
  };
}

function ended(
  bout: Fighting,
  red: string,
  blue: string,
  [mine, theirs]: readonly [number, number],
): Fighting {
  const nothing = { advantages: 0, penalties: 0, warnings: 0 };
  return {
    ...bout,
    state: "finished",
    points: { [red]: { ...nothing, scores: mine }, [blue]: { ...nothing, scores: theirs } },
    winner: { uuid: mine < theirs ? blue : red },
    cause: "points",
    result: { method: mine === theirs ? "decision" : "points", technique: null, elapsedMs: 300_000 },
    startedAt: "2026-11-14T08:00:00.000Z",
    finishedAt: "2026-11-14T08:05:00.000Z",
  };
}

export function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("nothing is there");
  return value;
}
