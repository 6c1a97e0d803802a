import type { ProblemCode } from "#contract/api/api.ts";
import { mats } from "./headTable/mats.ts";

/** Why the server refused, by the code it tells: an endpoint with a code that has no sentence here does not compile. */
const PROBLEMS: Readonly<Record<ProblemCode, string>> = {
  forbidden: "Доступ закрыт",
  "not-found": "Не найдено",
  "too-many-requests": "Слишком много попыток. Подождите минуту и повторите",
  refused: "Правила схватки этого не позволяют",
  "competition-closed": "Соревнование закрыто",
  "id-reused": "Действие уже было отправлено",
  "pair-unknown": "Соперники этой схватки ещё не определились",
  "called-enough": "Все три вызова уже сделаны",
  "call-too-soon": "Между вызовами должно пройти время",
  "calls-missing": "Неявку записывают после трёх вызовов",
  "call-running": "Последний вызов ещё идёт",
  "already-started": "Схватка уже началась",
  "already-decided": "Результат уже записан: его меняют через «Исправить»",
  "unknown-fighter": "Этого участника в схватке нет",
  "nothing-to-return": "Схватка и так в очереди",
  "stale-order": mats.stale,
  "unknown-neighbour": "Схватка, перед которой вы её ставите, ушла из очереди",
  "unknown-carpet": "Такого ковра нет",
  "not-the-last": "Очередь меняли после этого: верните сначала последнее изменение",
  "already-undone": "Это изменение уже отменено",
  "order-moved-on": "Очередь с тех пор изменилась: вернуть порядок нельзя",
  "not-drawn": "Жеребьёвки ещё не было",
  "bouts-left": "В категории остались нерешённые схватки",
  awarded: "Категория уже награждена",
};

const isKnown = (code: string): code is ProblemCode => Object.hasOwn(PROBLEMS, code);

/** The sentence of a code; undefined for one of a newer server. */
export const problemText = (code: string): string | undefined => (isKnown(code) ? PROBLEMS[code] : undefined);
