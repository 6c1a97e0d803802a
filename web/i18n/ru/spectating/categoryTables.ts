/** The column heads of the tables of a category; only the server writes them. */
export const categoryTables = {
  category: "Категория",
  entries: ["№", "Участник", "Команда", "Город", "Вес, кг"],
  leaderboard: ["Место", "Участник", "Команда", "Город", "Победы", "Сабмишены", "Баллы", "Вес, кг"],
  bouts: [
    "№",
    "Этап",
    "Красный",
    "Команда красного",
    "Баллы красного",
    "Баллы синего",
    "Синий",
    "Команда синего",
    "Победитель",
    "Как закончилась",
    "Ковёр",
    "Начало",
    "Окончание",
  ],
} as const;

export const categoryFile = {
  csv: "CSV",
  save: "Скачать таблицу в CSV",
} as const;

/** The page of a category that is part of another now. */
export const mergedCategory = {
  status: (title: string) => `Объединена с «${title}»`,
  text: "Участники этой категории выступают вместе с другой: там сетка, схватки и итог.",
  open: "Открыть категорию",
};
