import { mats } from "./mats.ts";
import { refusalText } from "#web/i18n/ru/refereeing/refereeing.ts";

const ACT_REFUSALS: Readonly<Record<string, string>> = {
  "not-found": "Схватка не найдена",
  forbidden: "Эту схватку ведут другие судьи",
  "competition-closed": "Соревнование закрыто",
  "id-reused": "Действие уже было отправлено",
  "stale-order": mats.stale,
  "stale-rev": "Не записано: на коврах как раз много событий. Повторите.",
  "already-started": "Схватка уже началась",
  "already-decided": "Результат уже записан: его меняют через «Исправить»",
  "unknown-neighbour": "Схватка, перед которой вы её ставите, ушла из очереди",
  "unknown-carpet": "Такого ковра нет",
  "unknown-fighter": "Этого участника в схватке нет",
  "pair-unknown": "Соперники этой схватки ещё не определились",
  "called-enough": "Все три вызова уже сделаны",
  "call-too-soon": "Между вызовами должно пройти время",
  "calls-missing": "Неявку записывают после трёх вызовов",
  "call-running": "Последний вызов ещё идёт",
  "nothing-to-return": "Схватка и так в очереди",
  "not-the-last": "Очередь меняли после этого: верните сначала последнее изменение",
  "already-undone": "Это изменение уже отменено",
  "order-moved-on": "Очередь с тех пор изменилась: вернуть порядок нельзя",
  "not-drawn": "Жеребьёвки ещё не было",
  "bouts-left": "В категории остались нерешённые схватки",
  awarded: "Категория уже награждена",
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
  return ACT_REFUSALS[code] ?? "Действие не принято";
}
