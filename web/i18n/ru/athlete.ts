/** The page of an athlete. */
export const athlete = {
  noTeam: "Без команды",
  next: "Следующая схватка",
  before: (text: string) => `до неё ${text}`,
  beforeNone: "следующая на ковре",
  bouts: "Схватки",
  stage: "Этап",
  time: "Начало",
  carpet: "Ковёр",
  opponent: "Соперник",
  estimate: "ориентировочно",
  waits: "Ждёт соперника",
  possible: (names: readonly string[]) =>
    names.length === 1
      ? `Соперник: ${names[0] ?? ""}`
      : `Соперник: ${names.slice(0, -1).join(", ")} или ${names.at(-1) ?? ""}`,
  possibleMany: (count: string) => `Соперник: один из ${count}`,
  result: "Итог",
  noBouts: "Схваток ещё нет",
  categories: "Категории",
} as const;
