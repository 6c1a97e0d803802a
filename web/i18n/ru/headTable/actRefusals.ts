import { problemText } from "#web/i18n/ru/problems.ts";
import { refusalText } from "#web/i18n/ru/refereeing/refereeing.ts";

/** Why an act was not done. */
export function actRefusalText(code: string, reason?: string): string {
  if (code === "refused") return refusalText(reason ?? "");
  if (code === "not-found") return "Схватка не найдена";
  if (code === "forbidden") return "Эту схватку ведут другие судьи";
  return problemText(code) ?? "Действие не принято";
}
