import { formatCount, formatShare } from "../numbers.ts";

const MEDALS = ["золото", "серебро", "бронза"];

/** What is next for everything a device follows. */
export const followed = {
  loading: "Загружаем схватки",
  failed: "Не удалось загрузить схватки.",
  again: "Повторить",
  team: {
    onMat: (mat: string | undefined) => ["на ковре", mat].filter(Boolean).join(": "),
    waits: "ждёт своей очереди",
    more: (count: number) => `и ещё ${formatCount(count, "person")} впереди`,
    done: (count: number) => `Выступления окончены: ${formatCount(count, "fighter")}`,
    medals: (words: string) => `Медали: ${words}`,
    medalWords: (counts: readonly number[]) =>
      counts.flatMap((count, index) => (count === 0 ? [] : `${MEDALS[index] ?? ""} ${count}`)).join(", "),
    noMedals: "Без медалей",
  },
  category: {
    now: "Сейчас",
    next: "Ближайшая",
    winner: (name: string) => `Победитель: ${name}`,
    over: "Категория завершена",
    noBouts: "Жеребьёвки ещё не было",
    noNext: "Следующая пара ещё не определилась",
  },
  event: {
    live: (done: number, total: number) => `Идёт: ${formatShare(done, total, "bout")}`,
    end: (time: string) => `конец ${time}`,
    over: (bouts: number) => `Завершено: ${formatCount(bouts, "bout")}`,
    begins: (date: string, days: number) =>
      days === 0 ? `Сегодня, ${date}` : `${date}, через ${formatCount(days, "day")}`,
    was: (date: string) => `Прошло ${date}`,
    undated: "Дата ещё не назначена",
  },
} as const;
