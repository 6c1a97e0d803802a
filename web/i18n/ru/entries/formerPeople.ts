import { formatCount, formatNumber } from "../numbers.ts";

/** Who was at the event this one was made after. */
export const formerPeople = {
  title: "Участники прошлого события",
  lead: (event: string, count: number) => `${event}: можно добавить ${formatCount(count, "fighter")}`,
  open: "Выбрать, кто приедет",
  close: "Свернуть",
  nobody: "Все, кто был в прошлый раз, уже добавлены.",
  hint: "Возраст и категория посчитаны на дату этого турнира, вес прошлый: весы решат. Кто отозвал согласие, здесь не показан.",
  all: "Отметить подходящих",
  none: "Снять отметки",
  search: "Имя, клуб или прошлая категория",
  columns: { who: "Участник", age: "Возраст", was: "Был в категории", now: "Категория теперь" },
  age: (years: number) => formatCount(years, "year"),
  choose: "Выберите категорию",
  take: (name: string) => `Приедет: ${name}`,
  categoryOf: (name: string) => `Категория: ${name}`,
  add: (count: number) => (count === 0 ? "Добавить отмеченных" : `Добавить: ${formatNumber(count)}`),
  added: (count: number) => `Добавлено: ${formatCount(count, "fighter")}`,
  offline: "Нет сети: добавить можно, когда связь вернётся",
  found: "Никого не нашлось",
};
