import type { SheetMethod } from "#domain/bout/sheetResult.ts";
import { formatNumber } from "../numbers.ts";

/**
 * What each box of the sheet stands for, in the words of the pages: the paper prints it shorter (`slip.outcomes` on the
 * server). A few first letters are enough to choose one.
 */
const methods: Readonly<Record<SheetMethod, string>> = {
  "joint-lock": "болевой (сабмишен)",
  choke: "удушающий (сабмишен)",
  superiority: "явное преимущество",
  points: "по баллам",
  decision: "решение судей",
  disqualification: "дисквалификация",
  "no-show": "неявка",
  injury: "травма",
  misconduct: "дисциплинарная дисквалификация",
};

/** What a box was called before: its letters still choose it where no name has them. */
const formerNames: Partial<Readonly<Record<SheetMethod, string>>> = {
  misconduct: "неспортивное поведение",
};

/** Results typed from paper score sheets. */
export const sheets = {
  title: "Ввод с бланков",
  lead: "Бланк за бланком с клавиатуры: код, победитель, исход, баллы, Enter. Порядок любой.",
  closed: "Результаты больше не записываются. Чтобы ввести бланк, событие сначала открывают снова.",
  link: "Ввод с бланков",
  toCorrections: "Исправления",
  form: "Бланк",
  fields: {
    code: "Код",
    winner: "Победил",
    method: "Исход",
    redPoints: "Баллы К",
    bluePoints: "Баллы С",
    end: "Конец",
  },
  ofCorner: (counter: string, letter: string) => `${counter} ${letter}`,
  codeHint: "7K4Q",
  endHint: "14:35",
  save: "Записать",
  keys: "Tab — следующее поле, Enter — записать. Победитель: К или С. Исход: цифра или первые буквы.",
  methods,
  formerNames,
  method: (number: number, name: string) => `${formatNumber(number)} ${name}`,
  problems: {
    "code-missing": "Введите код",
    "code-unknown": "Такого кода нет",
    "code-several": "Добавьте номер: А-11 7K4Q",
    "winner-missing": "Введите К или С",
    "winner-wrong": "Введите К или С",
    "method-missing": "Введите исход",
    "method-wrong": "Нет такого исхода",
    "points-missing": "Введите баллы",
    "number-wrong": "Введите число",
    "end-wrong": "Введите часы и минуты",
  },
  several: (labels: readonly string[]) =>
    `Эти знаки у нескольких схваток, впишите и номер: ${labels.join(", ")}.`,
  none: "Такого кода в соревновании нет. Проверьте знаки: на бланке не бывает 0, O, 1 и I.",
  waits: "Участники ещё не известны: бланк подождёт и запишется сам.",
  recorded: (result: string) => `Результат уже записан (${result}).`,
  isSame: "Уже записано, бланк совпадает.",
  isOther: "Записан другой результат. Бланк его не заменит.",
  correct: "Исправить результат",
  atTable: (name: string) =>
    `Схватка сейчас идёт за столом, ведёт ${name}. Закончите её там или запишите результат с пульта.`,
  leftByTable: "Схватка начата за столом, но его никто не ведёт: бланк её закончит.",
  doubtful: "У победителя меньше очков. Проверьте бланк; если всё верно, запишите ещё раз: Enter.",
  win: (name: string, how: string, score: string) =>
    [`победа: ${name}`, how, score].filter(Boolean).join(", "),
  nobody: (how: string, score: string) => ["без победителя", how, score].filter(Boolean).join(", "),
  /** What the protocol of the bout says about where the result came from. */
  reason: (code: string, method: string, end: string) =>
    `Бланк ${code}: ${method}${end === "" ? "" : `, конец в ${end}`}`,
  left: "Не записаны",
  leftNone: "Все введённые бланки записаны",
  states: {
    open: "не дописан",
    waiting: "ждёт участников",
    queued: "отправляется",
    other: "записан другой результат",
    refused: "не принят",
    lost: "схватки больше нет",
    same: "уже было записано",
    saved: "записан",
  },
  offline: "Нет сети. Бланки сохранены на этом устройстве и уйдут сами, когда сеть появится.",
  notKept: "Это устройство не хранит введённое: не закрывайте страницу, пока бланки не записаны.",
  go: "Продолжить",
  mend: "Исправить бланк",
  retry: "Повторить",
  drop: "Убрать",
  actOn: (act: string, code: string) => `${act}: ${code}`,
  done: (count: number) => `Записано: ${formatNumber(count)}`,
  loading: "Открываем введённое раньше",
} as const;
