import { formatDayMonth } from "../dates.ts";
import { formatCount } from "../numbers.ts";

/** The status of a competition: what it is, what comes next, and what that will do. */
export const status = {
  title: "Соревнование",
  about: {
    draft: (isShown: boolean) =>
      isShown
        ? "Зрители видят категории и сетки. Столы ещё не ведут схватки."
        : "Зрителям соревнование не показано. Столы ещё не ведут схватки.",
    in_progress: (isShown: boolean) =>
      isShown
        ? "Столы ведут схватки, зрители видят счёт и время."
        : "Столы ведут схватки. Зрителям соревнование не показано: счёт видят только судьи и экраны зала.",
    closed: () => "Событие завершено: результаты окончательные, изменить ничего нельзя.",
  },
  move: {
    start: "Начать соревнование",
    close: "Завершить событие",
    reopen: "Открыть снова",
    back: "Вернуть в подготовку",
  },
  effect: {
    start:
      "Столы смогут вести схватки, прогноз времени пойдёт от этой минуты, подписчики начнут получать оповещения.",
    back: "Столы не смогут вести схватки, пока соревнование не начнут снова. Что уже записано, останется.",
  },
  done: {
    start: "Соревнование началось",
    back: "Соревнование вернулось в подготовку",
  },
  reason: "Причина",
  reasonHint: "Останется в журнале соревнования.",
};

/** A day of the programme is over by hand. */
export const dayClosing = {
  close: "Закрыть день",
  reopen: "Открыть день снова",
  title: (date: string | undefined) =>
    date === undefined ? "Закрыть день?" : `Закрыть день ${formatDayMonth(date)}?`,
  effect:
    "Очереди ковров опустеют, вызывать и объявлять больше никого не будут, зрители увидят, что день закрыт. Открыть его снова можно здесь же. Кто и когда закрыл, останется в журнале.",
  open: "Что ещё не закончено",
  nothing: "Ничего: всё проведено и награждено.",
  bouts: (bouts: number, categories: number) =>
    `Не проведено: ${formatCount(bouts, "bout")}, ${formatCount(categories, "category")}.`,
  undrawn: (count: number) => `Не проведена жеребьёвка: ${formatCount(count, "category")}.`,
  goes: (date: string, start: string | undefined) =>
    `Они перейдут на ${formatDayMonth(date)}${start === undefined ? "" : `, с ${start}`}.`,
  stays:
    "Других дней в программе нет: они останутся в сетках, пока день не откроют снова или не добавят новый.",
  toAward: (count: number) =>
    `Не награждено: ${formatCount(count, "category")}. Наградить можно и после закрытия.`,
  done: "День закрыт",
  reopened: "День снова открыт",
  closed: (date: string, time: string) => `День ${formatDayMonth(date)} закрыт в ${time}. Очереди пусты.`,
};
