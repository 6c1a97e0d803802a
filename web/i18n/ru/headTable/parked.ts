import { formatCount, formatNumber } from "../numbers.ts";
import { problemText } from "../problems.ts";
import { refusalText } from "../refereeing/refereeing.ts";

const acts = (count: number) => formatCount(count, "act");
const bouts = (count: number) => formatCount(count, "bout");

/** Acts of tables that are not in the protocol, and the journals of tables. */
export const parked = {
  title: "Решения по действиям столов",
  lead: "Здесь то, что нажали за столом, но протокол не принял: стол забрали, схватка закончилась, правила не разрешают. Ничего не пропадает, каждое действие ждёт решения.",
  open: "Ждут решения",
  none: "Решать нечего",
  noneText: "Все действия столов в протоколе. Когда протокол чего-то не примет, оно появится здесь.",
  onlyAdmin:
    "Решает тот, у кого на этом турнире роль «Главный судья» или «Организатор», и администратор. Здесь видно, что ждёт их решения.",
  score: (red: number, blue: number) => `счёт сейчас ${formatNumber(red)}:${formatNumber(blue)}`,
  author: (name: string | null, time: string) =>
    [name, time && `пришло в ${time}`].filter(Boolean).join(", "),
  boutTime: "Время схватки",
  accept: "Принять",
  dismiss: "Отклонить",
  acceptAll: "Принять все по порядку",
  dismissAll: "Отклонить все",
  toBout: "Открыть схватку",
  over: (winner: string) => (winner === "" ? "Схватка завершена" : `Схватка завершена, победа: ${winner}`),
  overText:
    "Баллы после завершения протокол не примет. Если они меняют исход, исправьте результат, а действия отклоните.",
  correct: "Исправить результат",
  decided: "Решено",
  accepted: "принято",
  dismissed: "отклонено",
  by: (name: string, time: string) => [name, time].filter(Boolean).join(", "),
  dialog: {
    acceptTitle: (count: number) =>
      count === 1 ? "Принять действие в протокол" : `Принять в протокол ${acts(count)}`,
    dismissTitle: (count: number) => (count === 1 ? "Отклонить действие" : `Отклонить ${acts(count)}`),
    acceptText: (count: number) =>
      count === 1
        ? "Действие войдёт в протокол схватки как ваше. Исходное останется в журнале с вашей причиной."
        : "Действия войдут в протокол схватки как ваши, в том порядке, в каком их нажимали. Если одно не подойдёт по правилам, остановимся на нём.",
    dismissText: (count: number) =>
      `Счёт не изменится. ${count === 1 ? "Действие останется" : "Действия останутся"} в журнале с вашей причиной.`,
    reason: "Причина",
    reasonHint: "Попадёт в журнал соревнования",
    acceptDone: (count: number) => `Принято: ${acts(count)}`,
    dismissDone: (count: number) => `Отклонено: ${acts(count)}`,
    stopped: (done: number, isAccepting: boolean, why: string) =>
      done === 0 ? why : `${isAccepting ? "Принято" : "Отклонено"}: ${acts(done)}. Дальше не подошло: ${why}`,
  },
  attention: (count: number) => `Действия столов ждут решения: ${formatNumber(count)}`,
  attentionLink: "Разобрать",
  attentionLook: "Посмотреть",
  link: "Решения и журналы",
} as const;

/** Why a decision was not taken; `reason` is the code of the bout's rules. */
export function decisionRefusal(code: string, reason: string | undefined): string {
  if (code === "stale")
    return "Схватка изменилась, пока вы решали. Список и счёт обновлены: проверьте их и решите ещё раз";
  return code === "refused" ? refusalText(reason ?? "") : (problemText(code) ?? "Решение не сохранилось");
}

export const journalImport = {
  title: "Восстановить по журналам столов",
  text: "Если сервер потерял данные, скачайте журнал на каждом столе в разделе «Проверка стола» и выберите здесь все файлы сразу, в любом порядке. Сначала покажем, что в них есть и что изменится.",
  choose: "Выбрать файлы",
  another: "Выбрать другие файлы",
  reading: "Читаем файлы",
  damaged: (name: string) =>
    `Файл повреждён или изменён: ${name}. Журналы принимаются только такими, какими их записал стол.`,
  unreadable: (name: string, line: number) =>
    `Строку ${formatNumber(line)} не удалось прочитать: файл ${name} не от этой программы.`,
  tooBig: (name: string | undefined) =>
    name === undefined
      ? "Файлы вместе слишком велики: отправьте их в два приёма."
      : `Файл слишком велик для журнала стола: ${name}.`,
  failed: "Сервер не ответил. Проверьте сеть и попробуйте ещё раз.",
  holds: (files: number, count: number, inBouts: number) => {
    const where = files === 1 ? "В журнале" : `В ${formatNumber(files)} журналах`;
    return count === 0 ? `${where} нет действий.` : `${where} ${acts(count)}, ${bouts(inBouts)}.`;
  },
  written: (moment: string) => `Первый записан ${moment}.`,
  nothing: "Всё это сервер уже знает: добавлять нечего.",
  totals: {
    applied: "войдёт в протокол",
    parked: "уйдёт на решение",
    rejected: "не пройдёт по правилам",
    stale: "устарело",
    known: "уже на сервере",
    "unknown-bout": "схватки нет в этом соревновании",
  },
  totalsDone: {
    applied: "вошло в протокол",
    parked: "ждёт решения",
    rejected: "не прошло по правилам",
    stale: "устарело",
    known: "уже было на сервере",
    "unknown-bout": "схватки нет в этом соревновании",
  },
  bout: "Схватка",
  unknownBout: "Не из этого соревнования",
  confirm: (count: number) => `Добавить ${acts(count)}`,
  cancel: "Отмена",
  done: "Журналы приняты.",
  file: "Файлы журналов",
} as const;
