import type { LadderEffect } from "#domain/ruleset/rules.ts";
import { formatNumber } from "../numbers.ts";
import { plural } from "../plural.ts";
import type { CounterName } from "../counters.ts";
import { sentence } from "#web/i18n/sentence.ts";

const NBSP = "\u00a0";

/** Words of the official's table. */
export const control = {
  escape: "Ушёл",
  escapeMore: (seconds: number) => `+${seconds}${NBSP}с`,
  escapeMoreLabel: "Добавить к времени ухода",
  escapeTotal: (time: string) => `уход ${time}`,
  disqualify: "Дисквалификация",
  positionLost: "Позиция потеряна",
  alreadyScored: "Эта позиция уже оценена",
  scoredAgain: (points: string) => `Позиция уже оценена, ${points} записано ещё раз`,
  noPointsNow: "В этом периоде баллы не ставятся",
  setClock: "Поставить время точно",
  pausedFor: (time: string) => `Пауза, ${time}`,
  period: (index: number, total: number) => `${index}-й период из ${total}`,
  overtime: "Овертайм",
  goldenScore: "До первого балла",
  withoutPoints: "без баллов",
  redo: "Вернуть отменённое",
  redoKey: "Ctrl Shift Z",
  rowMenu: (what: string) => `Исправить: ${what}`,
  undoRow: "Отменить",
  replaceRow: "Заменить",
  moveRow: "Сопернику",
  afterTime: "после гонга",
  swapped: "стороны поменяны",
  clockSet: (time: string) => `время ${time}`,
  periodStarted: (index: number) => `${index}-й период`,
  moved: "перенос",
  replaced: (what: string) => `замена на ${what}`,
  settled: "решение по нарушению",
  countdownStarted: (label: string) => `${label}: отсчёт`,
  countdownStopped: (label: string) => `${label}: стоп`,
  lost: "позиция потеряна",
  escaped: (time: string) => `уход ${time}`,
  proposedMark: "ждёт решения",
  waivedMark: "без последствий",
  doubleTap: "Второе нажатие подряд не учтено",
  header: {
    sound: "Звук",
    soundOff: "Звук выключен",
    help: "Клавиши",
    previous: (number: number) => `Схватка${NBSP}${number}`,
    previousLabel: (number: number) => `Открыть прошлую схватку ${number}`,
    soundLocked: "Сигнал заработает после первого нажатия",
  },
  more: {
    open: "Ещё",
    title: "Ещё",
    close: "Закрыть",
    takeBack: (name: string) => `Снять: ${name}`,
    clock: "Время",
    clockRuns: "Поправить время можно, когда оно остановлено.",
    counters: "Врач и отсчёты",
    table: "Стол",
    log: "Ход схватки",
  },
  waitingPair: {
    title: "Пары ещё нет.",
    text: (missing: string) => `${missing}. Счёт откроется, когда соперники определятся.`,
  },
  startAnyway: {
    notice: "Новую схватку пока не начинают.",
    title: "Начать сейчас?",
    text: (why: string) => `${why}. Схватка начнётся, не дожидаясь.`,
    stillOn: (number: number | null) =>
      number === null
        ? "На ковре ещё схватка без результата"
        : `На ковре ещё схватка №\u00a0${number} без результата`,
    confirm: "Начать сейчас",
    stay: "Подождать",
  },
  countdown: {
    whose: (label: string) => `${label}: кому?`,
    counts: (time: string) => `отсчёт ${time}`,
    both: "Обоим",
    cancel: "Не начинать",
    left: (time: string) => `осталось ${time}`,
    used: "время вышло",
    stop: (label: string) => `Остановить: ${label}`,
    over: (label: string) => `${label}: время вышло.`,
    give: (what: string) => `Дать ${what}`,
    finish: "Завершить схватку",
    goOn: "Продолжить",
  },
  ladder: {
    question: (count: number, { one, ordinal }: CounterName, name: string) =>
      `${ordinal(count)} ${one}: ${sentence(name)}`,
    accept: (effects: string) => `Дать: ${effects}`,
    decline: "Не давать",
  },
  acceptKey: "Enter",
  putOff: "Отложить вопрос",
  putOffKey: "Esc",
  moreQuestions: (count: number) => `ещё вопросов: ${count}`,
  proposal: {
    period: (name: string) => `Начать: ${name}`,
    carried: (what: string) => `Замечания станут минусами: ${what}.`,
    carriedOne: (name: string, points: number) => `${name} ${formatNumber(points)}`,
    ask: "По правилам решают судьи.",
    lot: "По правилам решает жребий.",
  },
  finish: {
    title: (number: number | null) =>
      number === null ? "Завершить схватку" : `Завершить схватку${NBSP}${number}`,
    winner: "Победитель",
    how: "Как закончилась",
    more: "Другие исходы",
    cancel: "Вернуться к схватке",
    confirm: (winner: string) => `Подтвердить победу: ${winner}`,
    disqualify: (loser: string) => `Дисквалифицировать: ${loser}`,
    openQuestions: (count: number) => `Не решено по нарушениям: ${count}. Баллы по ним не начислены.`,
    confirmNobody: "Подтвердить: победителя нет",
    choose: "Выберите победителя",
    close: "Закрыть",
    extras: (parts: readonly string[]) => parts.join(", "),
    byRules: (reason: string) => `По правилам соревнования: ${reason}.`,
    outByLadder: (count: number, { one, ordinal }: CounterName) =>
      `${ordinal(count)} ${one}: по правилам дисквалификация.`,
    undecided: "По счёту победитель не определяется: выберите его сами.",
    even: "По счёту победитель не определяется.",
    clockLeft: (time: string) => `На часах ${time} — время не вышло.`,
    groups: { course: "По ходу схватки", early: "Досрочно", off: "Дисквалификация", away: "Без борьбы" },
    none: "Без победителя",
  },
  techniques: {
    title: "Каким приёмом?",
    search: "Найти приём",
    hint: "Можно не указывать",
    none: "Такого приёма в списке нет: выберите «Другое» или оставьте пустым.",
  },
  follows: {
    winner: (where: string) => `Победитель идёт дальше: ${where}.`,
    loser: (where: string) => `Проигравший: ${where}.`,
    bout: (round: string, number: number | null) =>
      number === null ? round : [round, `схватка${NBSP}${number}`].filter(Boolean).join(", "),
    last: "Это последняя схватка в категории: места определятся сразу.",
    places: "Результат сразу уйдёт в таблицу и на страницы зрителей.",
  },
  done: {
    next: "Следующая схватка",
    nextPair: (number: number | null, pair: string) =>
      number === null ? pair : `№${NBSP}${number}: ${pair}`,
    empty: "На этом ковре больше нет готовых пар.",
    toMat: "К списку ковра",
    reopen: "Вернуть схватку",
    correct: "Исправить результат",
    protocol: "Ход схватки",
    noWinner: "Без победителя",
  },
  setTime: {
    title: "Поставить время",
    label: "Осталось на часах",
    hint: "Минуты и секунды, например 2:47",
    wrong: (most: string) => `Введите время от 0:00 до ${most}`,
    save: "Поставить",
  },
  replace: {
    title: (what: string) => `Заменить: ${what}`,
    text: (time: string) => `Новое действие встанет на то же время, ${time}.`,
    close: "Закрыть",
    cancel: "Отмена",
  },
  swapDialog: {
    title: "Поменять стороны?",
    text: (red: string, blue: string) =>
      `В красном будет ${red}, в синем ${blue}. Счёт останется у своих спортсменов.`,
    confirm: "Поменять",
  },
  sound: {
    title: "Сигнал ковра",
    text: "У каждого ковра свой звук, чтобы соседи не остановились по чужому гонгу.",
    on: "Сигнал включён",
    volume: "Громкость",
    test: "Проверить",
    close: "Закрыть",
    done: "Готово",
    blocked: "Браузер не даёт звука, пока на странице ничего не нажали. Нажмите «Проверить».",
    unavailable: "Этот браузер не умеет подавать сигнал.",
  },
  help: {
    title: "Клавиши и геймпад",
    text: "Клавиши работают по месту на клавиатуре: раскладка не важна.",
    close: "Закрыть",
    left: "Слева",
    right: "Справа",
    both: "Общие",
    points: (points: number) => `${points > 0 ? "+" : ""}${formatNumber(points)}`,
    sideActs: {
      escape: "Ушёл от приёма",
      medical: "Врач",
      stalling: "Отсчёт пассивности",
      submission: "Победа сабмишеном",
    },
    common: [
      ["Пробел", "Старт и стоп"],
      ["↑ ↓", "Время ±1 с, на паузе"],
      ["Shift ↑ ↓", "Время ±10 с, на паузе"],
      ["0", "Поставить время точно"],
      ["Backspace, Ctrl Z", "Отменить"],
      ["Ctrl Shift Z", "Вернуть отменённое"],
      ["Enter", "Согласиться, завершить, следующая схватка"],
      ["Esc", "Отложить вопрос, закрыть"],
      ["G", "Сигнал"],
      ["F2", "Поменять стороны"],
      ["?", "Эта подсказка"],
    ],
    gamepad: "Геймпад",
    /** What the rules do not have is not named. */
    gamepadText: (hasPoints: boolean, advantage: string, penalty: string) =>
      [
        hasPoints ? "Крестовина — баллы слева, кнопки X Y B — баллы справа" : "",
        advantage === "" ? "" : `L1 и R1 — ${advantage}`,
        penalty === "" ? "" : `L2 и R2 — ${penalty}`,
        "A — старт и стоп, Select — отменить, Start — согласиться.",
      ]
        .filter(Boolean)
        .join(", "),
  },
} as const;

/** Why the machine proposes this winner: «баллы 6:4», «баллы 4:4, преимущества 2:1». */
export const REASON_WORDS = {
  points: (score: string) => `баллы ${score}`,
  counted: ({ many }: CounterName, score: string) => `${many} ${score}`,
  lastScore: "последний балл",
  highest: "высшая оценка",
  superiority: (lead: number) => `отрыв ${lead}`,
  escape: (times: readonly string[]) => `время ухода ${times.join(" и ")}`,
  defence: "защита в овертайме",
  ladder: ({ many }: CounterName) => `набраны все ${many}`,
  bothLadder: ({ many }: CounterName) => `у обоих набраны все ${many}`,
  wins: (colour: string) => `победа ${colour}`,
  ofRed: "красного",
  ofBlue: "синего",
} as const;

/** «преимущество Лаптеву» said without cases: «Лаптев, преимущество». */
export function effectWords(effects: readonly LadderEffect[], offender: string, opponent: string): string {
  return effects
    .map((effect) => {
      if (effect.kind === "disqualification") return `${offender}, дисквалификация`;
      const who = effect.to === "self" ? offender : opponent;
      const what = effect.kind === "advantage" ? "преимущество" : pointsWords(effect.value);
      return `${who}, ${what}`;
    })
    .join("; ");
}

function pointsWords(points: number): string {
  const sign = points > 0 ? "+" : "";
  return `${sign}${formatNumber(points)}${NBSP}${plural(Math.abs(points), "point")}`;
}
