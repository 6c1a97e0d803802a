import type { CompetitionStatus } from "#contract/competition/entity.ts";
import type { ChecklistCode } from "#domain/competition/checklist.ts";
import { formatCount } from "../numbers.ts";

/** Closing an event: what is open, what cannot be left, and how it is opened again. */
export const closing = {
  title: "Завершение",
  close: "Завершить событие",
  closeAnyway: "Завершить всё равно",
  ask: "Завершить событие?",
  effect:
    "После этого нельзя изменить ни счёт и сетки, ни участников, судей, программу и страницу события. Читать, печатать и выгружать можно по-прежнему, как и дописать шапку документов, отчёт и диплом. Открыть событие снова сможет администратор, с причиной.",
  loading: "Проверяем, всё ли закончено",
  failed: "Не удалось проверить, что осталось",
  offline: "Нет сети. Завершить событие можно, когда связь вернётся",
  ready: "Всё закончено: открытых вопросов нет.",
  blocking: "Сначала решите",
  open: "Останется как есть",
  solve: "Решить",
  points: {
    "bouts-on-mats": (count) => `На коврах идут или вызваны: ${formatCount(count, "bout")}`,
    "unsent-acts": (count) => `Не всё передали: ${formatCount(count, "table")}`,
    "parked-acts": (count) => `Ждут решения действия столов: ${formatCount(count, "act")}`,
    "categories-open": (count) => `Не доборолись: ${formatCount(count, "category")}`,
    undrawn: (count) => `Участники есть, жеребьёвки не было: ${formatCount(count, "category")}`,
    ties: (count) => `Нужен жребий или решение о местах: ${formatCount(count, "category")}`,
    "medals-left": (count) => `Не награждены: ${formatCount(count, "category")}`,
    "days-open": (count) => `Не закрыты в программе: ${formatCount(count, "day")}`,
    "entries-undecided": (count) => `Без ответа: ${formatCount(count, "application")}`,
    "entries-asked": (count) => `С вопросом или правкой: ${formatCount(count, "application")}`,
    "claims-open": (count) => `Просят признать своими: ${formatCount(count, "result")}`,
    "referees-incomplete": (count) => `Без категории или должности: ${formatCount(count, "referee")}`,
    "people-incomplete": (count) =>
      `На пьедестале без даты рождения или региона: ${formatCount(count, "fighter")}`,
  } satisfies Readonly<Record<ChecklistCode, (count: number) => string>>,
  reason: "Почему завершаете раньше",
  reasonHint: "Не все категории закончены. Причина останется в журнале события.",
  done: "Событие завершено",
  closed: "Событие завершено",
  closedText:
    "Счёт, сетки, участники, судьи и программа больше не меняются. Читать, печатать и выгружать можно всё; шапку документов, отчёт и диплом можно дописать и теперь.",
  reopen: "Открыть снова",
  reopenAsk: "Открыть событие снова?",
  reopenText: "Его снова можно будет менять, столы и очереди заработают.",
  reopenReason: "Причина",
  reopenHint: "Останется в журнале события вместе с вашим именем.",
  reopened: "Событие снова открыто",
  history: "Журнал",
  moves: {
    draft: "вернули в подготовку",
    in_progress: "открыли",
    closed: "завершили",
  } satisfies Readonly<Record<CompetitionStatus, string>>,
};
