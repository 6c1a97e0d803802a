import { formatCount } from "./numbers.ts";

export const search = {
  title: "Поиск",
  label: "Поиск по спортсменам, категориям, клубам и событиям",
  hint: "Спортсмен, клуб, «до 77»",
  submit: "Найти",
  clear: "Очистить",
  results: "Результаты поиска",
  groups: { athletes: "Спортсмены", categories: "Категории", teams: "Клубы", events: "События" },
  /** After the name of the mat. */
  next: {
    isOn: "на ковре",
    at: (time: string) => `около ${time}`,
    waiting: "ждёт вызова",
  },
  all: "Все результаты",
  found: (count: number) => `Найдено: ${formatCount(count, "result")}`,
  more: (count: number) => `и ещё ${count}`,
  short: "Введите хотя бы две буквы",
  shortText:
    "Ищем по фамилии и имени, категории и весу («до 77»), клубу, событию и городу. Можно латиницей; опечатка и чужая раскладка не помешают.",
  loading: "Ищем…",
  nothing: (typed: string) => `По запросу «${typed}» ничего не нашлось`,
  nothingText:
    "Проверьте фамилию или попробуйте название клуба. Участников, которые не разрешили показывать имя, поиск не находит.",
  failed: {
    offline: "Нет сети. Поиск заработает, когда она появится.",
    often: "Слишком много запросов подряд. Подождите несколько секунд.",
    other: "Поиск не ответил.",
  },
  again: "Повторить",
} as const;
