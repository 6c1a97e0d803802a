/** Words of the tabs most visitors of a category never open: they come with those tabs. */
export const statWords = {
  title: "Чем закончились схватки",
  fought: "Проведено",
  early: "Сабмишены",
  average: "Средняя схватка",
  usual: "Чаще всего",
  method: "Исход",
  techniques: "Приёмы сабмишенов",
  technique: "Приём",
  count: "Схваток",
  share: "Доля",
  none: "Схваток ещё не было",
  noneText: "Числа появятся после первого результата.",
} as const;

export const entrantWords = {
  title: "Участники",
  seed: "№",
  name: "Участник",
  weight: "Вес, кг",
  wins: "Победы",
  losses: "Поражения",
  next: "Дальше",
  path: (name: string) => `Показать путь: ${name}`,
} as const;
