import {
  DEFAULT_TEAM_SCORING,
  type Category,
  type Competition,
  type Fighter,
  type Fighting,
} from "#contract/competition/entity.ts";
import { pairings, type CategoryBout } from "#domain/competition/categoryProgress.ts";
import { drawBracket } from "#domain/draw/draw.ts";
import type { DrawnBout } from "#domain/draw/bracket.ts";
import type { Format } from "#domain/draw/formats.ts";

const SURNAMES = ["Кочетов", "Лаптев", "Щукин", "Галлямов", "Пономарёв", "Хайретдинов", "Исрапилов", "Берг"];

/** Categories drawn and partly fought; the corner named `winner` takes every bout by 4:2. */
type Story = {
  readonly format: Format;
  readonly n: number;
  readonly finished: number;
  readonly winner?: "red" | "blue";
};

export type Played = { readonly competition: Competition; readonly category: Category };

export function playedCompetition({ format, n, finished, winner = "red" }: Story): Played {
  const fighters = Array.from({ length: n }, (_, index) => fighterAt(index));
  const category = {
    id: 1,
    uuid: "category",
    title: "Мужчины, опытные, до 77 кг",
    status: "in_progress",
    format,
    boutSeconds: 360,
    ageMax: null,
    style: "nogi",
    decisions: [],
    fighters,
  } as const satisfies Category;
  const fightings = fight(format, fighters, finished, winner);
  const competition: Competition = {
    id: 1,
    documentId: "competition",
    uuid: "competition",
    title: "Кубок Волги",
    status: "in_progress",
    rules: { advantages: true, penalties: true },
    commercials: [],
    scoreboardType: null,
    teamScoring: DEFAULT_TEAM_SCORING,
    event: null,
    categories: [category],
    fightings,
    carpets: [
      {
        id: 1,
        documentId: "mat",
        uuid: "mat",
        name: "Ковёр А",
        fightings: fightings.map(({ id, uuid }) => ({ id, uuid })),
      },
    ],
    rev: 1,
    serverTime: 0,
  };
  return { competition, category };
}

function fighterAt(index: number): Fighter {
  const surname = SURNAMES[index % SURNAMES.length] ?? "";
  return {
    id: index + 1,
    uuid: `fighter-${index + 1}`,
    lastName: index < SURNAMES.length ? surname : `${surname}-${index + 1}`,
    firstName: "Илья",
    weight: 70 + index / 10,
    team: { id: 1, name: "Волжские борцы", city: "Казань" },
  };
}

function fight(
  format: Format,
  fighters: readonly Fighter[],
  finished: number,
  winner: "red" | "blue",
): Fighting[] {
  const draw = drawBracket(format, fighters.length);
  const done: CategoryBout[] = [];
  for (const { id } of draw.bouts.slice(0, finished)) {
    const pair = pairings(draw, fighters, done).get(id) ?? {};
    const first = pair[winner];
    done.push({
      bracketId: id,
      ...pair,
      isFinished: true,
      ...(first !== undefined && { winner: first, cause: "points", method: "points" }),
      scores: Object.fromEntries(
        [pair.red, pair.blue].flatMap((uuid) => (uuid ? [[uuid, uuid === first ? 4 : 2]] : [])),
      ),
    });
  }
  const pairs = pairings(draw, fighters, done);
  return draw.bouts.map((bout, index) =>
    fightingOf(bout, index, pairs.get(bout.id) ?? {}, done[index], fighters),
  );
}

function fightingOf(
  bout: DrawnBout,
  index: number,
  pair: { readonly red?: string; readonly blue?: string },
  done: CategoryBout | undefined,
  fighters: readonly Fighter[],
): Fighting {
  const uuids = [pair.red, pair.blue];
  const line = (scores: number) => ({ scores, advantages: 0, penalties: 0, warnings: 0 });
  return {
    id: index + 1,
    documentId: bout.id,
    uuid: `bout-${bout.id}`,
    version: done ? 1 : 0,
    state: done ? "finished" : "waiting",
    points: Object.fromEntries(
      uuids.flatMap((uuid) => (uuid ? [[uuid, line(done?.scores[uuid] ?? 0)]] : [])),
    ),
    winner: done?.winner === undefined ? null : { uuid: done.winner },
    cause: done?.cause ?? null,
    result: done ? { method: "points", technique: null, elapsedMs: 360_000 } : null,
    clock: { running: false, remaining: 360_000, anchor: 0, period: 0, duration: 360_000 },
    countdowns: [],
    swapped: false,
    calls: [],
    number: index + 1,
    stage: bout.stage,
    round: bout.round,
    bracketId: bout.id,
    category: { uuid: "category" },
    fighters: fighters.filter(({ uuid }) => uuids.includes(uuid)).map(({ id, uuid }) => ({ id, uuid })),
    slots: [
      { fighter: pair.red ?? null, source: bout.a },
      { fighter: pair.blue ?? null, source: bout.b },
    ],
    carpet: { uuid: "mat" },
    startedAt: null,
    finishedAt: null,
  };
}

/** The same competition with one bout changed. */
export function withBout(
  { competition, category }: Played,
  number: number,
  change: Partial<Fighting>,
): Played {
  const fightings = competition.fightings.map((bout) =>
    bout.number === number ? { ...bout, ...change } : bout,
  );
  return { category, competition: { ...competition, fightings } };
}
