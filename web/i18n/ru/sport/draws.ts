import type { BlockKind } from "#domain/draw/layout.ts";
import { groupLetter } from "./sport.ts";

const NBSP = "\u00a0";

/** A category and its draw, as its pages show them. */
export const draws = {
  tabs: {
    label: "Вид категории",
    bracket: "Сетка",
    table: "Таблица",
    bouts: "Схватки",
    fighters: "Участники",
    stats: "Статистика",
  },
  bracket: {
    rounds: "Раунды",
    zoom: "Масштаб сетки",
    smaller: "Уменьшить сетку",
    larger: "Увеличить сетку",
    percent: (percent: number) => `${percent}${NBSP}%`,
    area: "Сетка: стрелки двигают, плюс и минус меняют масштаб",
    playoff: "Плей-офф",
    finalAndBronze: "Финал и 3-е место",
    done: (done: number, total: number) => `${done} из ${total}`,
  },
  table: {
    title: "Таблица",
    group: (letter: string) => `Группа${NBSP}${letter}`,
    preliminary: "Предварительно",
    final: "Итог",
    place: "Место",
    fighter: "Участник",
    wins: "Победы",
    submissions: "Сабмишены",
    submissionsShort: "Сабм.",
    points: "Баллы",
    weight: `Вес, кг`,
    order: "Порядок мест:",
    criteria: ["победы", "сабмишены", "баллы", "личная встреча", "меньший вес"],
  },
  cross: {
    title: "Кто с кем",
    hint: "Счёт в строке читается от имени слева",
    against: "Против",
    win: "победа",
    loss: "поражение",
    winBySubmission: "сабмишен",
    lossBySubmission: "поражение, сабм.",
    noWinner: "без победителя",
    self: "Сам с собой не борется",
  },
  bouts: {
    none: "Схваток ещё нет",
    noneText: "Они появятся после жеребьёвки.",
    all: "Все схватки",
    on: "Сейчас",
    ahead: "Впереди",
    finished: "Завершены",
  },
  podium: {
    title: "Итог",
    vacantGold: "Первое место не присуждено",
  },
  path: {
    shown: (name: string) => `Путь: ${name}`,
    clear: "Снять выделение",
  },
  empty: {
    draw: "Жеребьёвка ещё не проведена",
    drawText: "Сетка появится, как только её проведут.",
    nobody: "В категории нет участников",
    single: "В категории один участник: он получает первое место без схваток.",
  },
} as const;

const BLOCKS: Readonly<Record<Exclude<BlockKind, "group">, string>> = {
  main: "Основная сетка",
  losers: "Нижняя сетка",
  repechage: "Утешительные схватки",
  bronze: "За 3-е место",
};

export function blockWords(kind: BlockKind, group: string | undefined): string {
  return kind === "group" ? draws.table.group(groupLetter(group ?? "")) : BLOCKS[kind];
}
