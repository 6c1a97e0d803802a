import { problemText } from "#web/i18n/ru/problems.ts";
import { refusalText } from "#web/i18n/ru/refereeing/refereeing.ts";

const ACT_REFUSALS: Readonly<Record<string, string>> = {
  "stale-rev": "Не записано: на коврах как раз много событий. Повторите.",
  "stale-draw": "Список участников или сетка изменились: обновлено, проверьте и повторите",
  "bouts-started": "Схватки категории уже начались: сетка закреплена",
  "redraw-needed": "Свободного места нет: проведите жеребьёвку заново",
  "not-drawable": "Этого участника нельзя добавить: проверьте заявку и взвешивание",
  "not-in-the-draw": "Этого участника нет в сетке",
  "already-in-the-draw": "Этот участник уже в сетке",
  "too-few-entrants": "Для этой системы участников мало",
  "too-many-entrants": "Для этой системы участников много",
  merged: "Категория объединена с другой",
  "category-over": "Категория завершена: места уже известны",
  "not-shown": "Турнир не показывает соревнование зрителям: сначала откройте его, потом рассылайте",
};

/** Why an act was not done. */
export function actRefusalText(code: string, reason?: string): string {
  if (code === "refused") return refusalText(reason ?? "");
  if (code === "not-found") return "Схватка не найдена";
  if (code === "forbidden") return "Эту схватку ведут другие судьи";
  return problemText(code) ?? ACT_REFUSALS[code] ?? "Действие не принято";
}
