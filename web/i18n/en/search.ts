import { formatCount } from "./numbers.ts";

export const search = {
  title: "Поиск",
  label: "Search athletes, categories, clubs and events",
  hint: "Athlete, club, “77 kg”",
  submit: "Найти",
  clear: "Очистить",
  results: "Результаты поиска",
  groups: { athletes: "Athletes", categories: "Categories", teams: "Clubs", events: "Events" },
  /** After the name of the mat. */
  next: {
    isOn: "on the mat",
    at: (time: string) => `about ${time}`,
    waiting: "waiting to be called",
  },
  all: "Все результаты",
  found: (count: number) => `Найдено: ${formatCount(count, "result")}`,
  more: (count: number) => `и ещё ${count}`,
  short: "Введите хотя бы две буквы",
  shortText:
    "Search by name, category and weight (“77”), club, event or city. Latin letters work; a slip of the pen or the wrong keyboard layout does no harm.",
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
