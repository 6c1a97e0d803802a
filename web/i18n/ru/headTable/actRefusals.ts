import { problemText } from "#web/i18n/ru/problems.ts";
import { refusalText } from "#web/i18n/ru/refereeing/refereeing.ts";

const ACT_REFUSALS: Readonly<Record<string, string>> = {
  "stale-rev": "Не записано: на коврах как раз много событий. Повторите.",
};

/** Why an act was not done. */
export function actRefusalText(code: string, reason?: string): string {
  if (code === "refused") return refusalText(reason ?? "");
  if (code === "not-found") return "Схватка не найдена";
  if (code === "forbidden") return "Эту схватку ведут другие судьи";
  return problemText(code) ?? ACT_REFUSALS[code] ?? "Действие не принято";
}
