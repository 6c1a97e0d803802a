import { formatCount } from "../numbers.ts";

const NBSP = "\u00a0";

/** What is asked before a bout is changed by hand: a no-show, a withdrawal, a result, a return, another mat. */
export const boutDialogs = {
  common: {
    cancel: "Отмена",
    close: "Закрыть",
    reason: "Причина",
    reasonHint: "Попадёт в протокол схватки. Не короче 3 символов.",
  },
  noShow: {
    title: "Записать неявку",
    who: "Чья неявка",
    both: "Оба не вышли",
    evidence: (times: readonly string[]) => `Вызовы: ${times.join(", ")}.`,
    wins: (name: string) => `${name} проходит дальше без борьбы.`,
    loses: (name: string) => `${name} остаётся без места в категории.`,
    bothLose: "Победителя не будет, оба останутся без места.",
    confirm: "Записать неявку",
    done: "Неявка записана",
  },
  withdraw: {
    out: { title: "Снять участника", who: "Кого снять", done: "Участник снят" },
    disqualified: {
      title: "Дисквалифицировать участника",
      who: "Кого дисквалифицировать",
      done: "Участник дисквалифицирован",
    },
    why: "Почему",
    consequences: "Что произойдёт",
    bout: (number: number | null, opponent: string) =>
      number === null ? `победа: ${opponent}` : `Схватка${NBSP}${number}, победа: ${opponent}`,
    keepsPlace: "Место участника останется по уже проведённым схваткам.",
    losesPlace: "Участник останется без места.",
    later: "В следующих схватках категории соперники пройдут без борьбы.",
  },
  result: {
    title: "Записать результат",
    lead: "Для схваток, которые провели без судейского стола или не проводили. Результат сразу уйдёт в сетку.",
    running: "Эту схватку ведёт стол.",
    stops: "Запись вручную остановит часы и завершит схватку.",
    silent: (time: string) => `Стол этого ковра молчит с\u00a0${time}`,
    silentText: (unsent: number) =>
      `${unsent === 0 ? "" : `Тогда не отправлено: ${formatCount(unsent, "act")}. `}Сначала спросите стол: что он пришлёт после вашей записи, попадёт в «Решения по действиям столов».`,
    winner: "Победитель",
    nobody: "Без победителя",
    how: "Как закончилась",
    score: (name: string) => `Счёт: ${name}`,
    fewer: "У победителя меньше баллов, чем у соперника. Проверьте счёт и победителя.",
    isSure: "Всё верно, победил тот, у кого меньше баллов",
    confirm: (name: string) => `Записать победу: ${name}`,
    confirmNobody: "Записать результат",
    done: "Результат записан",
  },
  return: {
    title: "Вернуть в очередь",
    text: "Вызовы, время и счёт этой схватки будут сняты. В журнале они останутся.",
    score: (score: string) => `Сейчас на табло ${score}.`,
    confirm: "Вернуть в очередь",
    done: "Схватка снова в очереди",
  },
  move: {
    title: "Передать на другой ковёр",
    to: "На какой ковёр",
    where: "Куда в очереди",
    last: "В конец",
    first: "Следующей",
    calls: "Вызовы этой схватки снимутся: участников вызовут заново.",
    forecast: (mat: string, end: string) => `${mat} закончит ~${end}`,
    confirm: (mat: string) => `Передать: ${mat}`,
    done: "Схватка передана",
  },
} as const;
