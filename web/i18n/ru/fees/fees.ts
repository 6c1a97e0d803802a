import type { PaymentMethod } from "#contract/fee/fee.ts";
import type { KopecksProblem, PriceListProblem } from "#domain/fee/priceList.ts";
import { formatCount, formatNumber } from "../numbers.ts";

/** «2 500 ₽», «2 500,50 ₽»: kopecks are told only where there are any. */
export function formatKopecks(kopecks: number): string {
  const rest = kopecks % 100;
  const whole = formatNumber(Math.floor(kopecks / 100));
  return `${whole}${rest === 0 ? "" : `,${String(rest).padStart(2, "0")}`}\u00a0₽`;
}

const METHODS: Readonly<Record<PaymentMethod, string>> = {
  cash: "наличными",
  transfer: "переводом",
  online: "онлайн",
};

const PROBLEMS: Readonly<Record<PriceListProblem["code"] | KopecksProblem, string>> = {
  "price-negative": "Цена не может быть меньше нуля",
  "price-not-whole": "Напишите сумму в рублях, например 2500 или 2500,50",
  "price-too-high": "Не больше миллиона рублей",
  "steps-out-of-order": "Эта дата должна быть позже, чем в строке выше",
  "step-without-end": "Без даты может быть только последняя строка",
  "no-last-step": "У последней строки даты не бывает: после этого дня не было бы цены",
};

/** What organisers and payers read about fees alike. */
export const feeWords = {
  methods: METHODS,
  problem: (code: PriceListProblem["code"] | KopecksProblem) => PROBLEMS[code],
  line: { first: "первая категория", further: "следующая категория" },
  receipt: "Квитанция",
  receiptFailed: "Квитанция не загрузилась. Повторите",
  nobody: "Запись удалена",
  number: (number: number) => `№ ${number}`,
  left: "Осталось",
  over: (sum: string) => `Переплата ${sum}`,
  paid: "Оплачено",
  unpaid: "Не оплачено",
  partly: (sum: string) => `Осталось ${sum}`,
} as const;

export const fees = {
  title: "Взносы",
  prices: {
    title: "Цены",
    lead: "Сколько стоит участие и до какого дня. День считается по часам зала и входит целиком.",
    until: "До какого дня",
    first: "Первая категория, ₽",
    further: "Каждая следующая, ₽",
    add: "Добавить цену",
    save: "Сохранить цены",
    saved: "Цены сохранены",
    now: (first: string, further: string) =>
      `Сегодня: ${first} за первую категорию, ${further} за каждую следующую.`,
    none: "Цен пока нет: никто ничего не должен.",
    keep: "Каждый платит по цене дня, когда подал заявку. Если поменять цены, долги пересчитаются.",
  },
  totals: {
    label: "Итоги",
    owed: "Начислено",
    paid: "Получено",
    left: "Осталось получить",
    over: "Переплаты",
    debtors: "Должников",
  },
  people: {
    title: "Участники",
    lead: "Кто сколько должен. Отметьте несколько человек, чтобы принять деньги сразу за всех.",
    table: "Взносы участников",
    filter: "Кого показать",
    all: "Все",
    debtors: "Должники",
    over: "Переплаты",
    search: "Имя или клуб",
    name: "Участник",
    categories: "Категории",
    owed: "К оплате",
    paid: "Оплачено",
    state: "Состояние",
    choose: (name: string) => `Выбрать: ${name}`,
    chooseAll: "Выбрать всех, кто в списке и должен",
    mark: "Отметить оплату",
    markOne: (name: string) => `Отметить оплату: ${name}`,
    marking: (count: number, sum: string) => `Отметить оплату: ${formatCount(count, "person")}, ${sum}`,
    empty: "Пока никого нет",
    emptyText: "Здесь появятся все, кто подал заявку или попал в список участников.",
    nobody: "Таких нет",
    reset: "Показать всех",
    xlsx: "XLSX",
    csv: "CSV",
    save: (kind: string) => `Скачать список взносов: ${kind}`,
    failed: "Файл не загрузился. Повторите",
  },
  mark: {
    title: (count: number) =>
      count === 1 ? "Деньги получены" : `Деньги получены: ${formatCount(count, "person")}`,
    method: "Как",
    methods: { cash: "Наличными", transfer: "Переводом" },
    sum: "Сумма, ₽",
    sumMissing: "Напишите, сколько получено",
    sumTooMuch: (left: string) => `Осталось оплатить ${left}: больше отметить нельзя`,
    sumNothing: "Сумма должна быть больше нуля",
    payer: "От кого",
    payerHint: "Клуб, тренер или сам участник: это будет в квитанции",
    note: "Заметка для себя",
    optional: "необязательно",
    each: "За каждого отмечается весь его долг.",
    confirm: (sum: string) => `Отметить ${sum}`,
    confirmPlain: "Отметить",
    done: (sum: string) => `Отмечено: ${sum}`,
  },
  payments: {
    title: "Платежи",
    lead: "Кто, когда и как заплатил. Отменённые остаются в списке.",
    table: "Платежи",
    when: "Когда",
    who: "За кого",
    sum: "Сумма",
    how: "Как",
    acts: "Действия",
    actsOf: (number: number | null) =>
      number === null ? "Действия с платежом" : `Действия с платежом № ${number}`,
    takenBy: (name: string) => `отметил ${name}`,
    from: (payer: string) => `от: ${payer}`,
    pending: "Ждёт оплаты",
    cancelled: "Не состоялся",
    revoked: (moment: string, by: string, reason: string) =>
      `Отменён ${moment}${by === "" ? "" : `, ${by}`}. ${reason}`,
    takeBack: "Отменить платёж",
    takeBackTitle: (sum: string) => `Отменить платёж на ${sum}?`,
    takeBackText:
      "Долг вернётся. Платёж останется в списке с именем того, кто его отменил, и причиной. Деньги, пришедшие онлайн, возвращают в кабинете платёжного сервиса.",
    takeBackDone: "Платёж отменён",
    reason: "Причина",
    empty: "Платежей пока нет",
  },
} as const;
