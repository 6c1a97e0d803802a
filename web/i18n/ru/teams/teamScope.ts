import { formatAges } from "../numbers.ts";
import { capital } from "#web/i18n/sentence.ts";

/** The words of the filter of teams; only the server puts them together. */
export const teamScope = {
  age: "Возраст",
  sex: "Пол",
  level: "Уровень",
  style: "Форма",
  any: { age: "Все возрасты", sex: "Любой пол", level: "Любой уровень", style: "Любая форма" },
  sexes: { m: "Мужской", f: "Женский" },
  undivided: "Без деления",
  styles: { gi: "Ги", nogi: "Без ги" },
  years: (from: number | null, until: number | null) => capital(formatAges(from, until) || "без ограничений"),
  categories: (count: string) => `В зачёте ${count}.`,
} as const;

/** What stands on the page itself. */
export const teamScopeLabels = {
  label: "Отбор категорий",
  more: (labels: readonly string[]) => `Ещё: ${labels.join(", ")}`,
  show: "Отобрать",
  reset: "Сбросить",
  none: "В этих категориях команд нет",
  noneText: "Выберите другие или сбросьте отбор.",
} as const;
