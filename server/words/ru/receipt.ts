import type { PaymentMethod } from "#contract/fee/fee.ts";
import { formOf, type Forms } from "./counted.ts";

const METHODS: Readonly<Record<PaymentMethod, string>> = {
  cash: "наличными организатору",
  transfer: "переводом организатору",
  online: "онлайн",
};

const UNITS = ["", "один", "два", "три", "четыре", "пять", "шесть", "семь", "восемь", "девять"];
const FEMALE_UNITS = ["", "одна", "две", ...UNITS.slice(3)];
const TEENS =
  "десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать".split(
    " ",
  );
const TENS = [
  "",
  "",
  ..."двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто".split(" "),
];
const HUNDREDS = [
  "",
  ..."сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот".split(" "),
];

/** By thousands, the smallest first; thousands are feminine. */
const GROUPS: readonly { readonly forms: Forms; readonly units: readonly string[] }[] = [
  { forms: ["рубль", "рубля", "рублей"], units: UNITS },
  { forms: ["тысяча", "тысячи", "тысяч"], units: FEMALE_UNITS },
  { forms: ["миллион", "миллиона", "миллионов"], units: UNITS },
];

function belowThousand(count: number, units: readonly string[]): string[] {
  const [hundreds, rest] = [Math.floor(count / 100), count % 100];
  const [tens, ones] = [Math.floor(rest / 10), rest % 10];
  const last = tens === 1 ? [TEENS[ones]] : [TENS[tens], units[ones]];
  return [HUNDREDS[hundreds], ...last].flatMap((word) => word || []);
}

/** «Одна тысяча двести рублей 00 копеек»: kopecks stay digits, as bookkeepers write them. */
function sumInWords(kopecks: number): string {
  const rubles = Math.floor(kopecks / 100);
  const rest = kopecks % 100;
  const words = GROUPS.flatMap(({ forms, units }, at) => {
    const count = Math.floor(rubles / 1000 ** at) % 1000;
    const isRubles = at === 0;
    if (count === 0) return isRubles ? [forms[2]] : [];
    return [[...belowThousand(count, units), formOf(count, forms)].join(" ")];
  }).toReversed();
  const text = (rubles === 0 ? ["ноль", ...words] : words).join(" ");
  const [first = "", ...others] = text;
  return `${first.toUpperCase()}${others.join("")} ${String(rest).padStart(2, "0")} ${formOf(rest, ["копейка", "копейки", "копеек"])}`;
}

const grouped = new Intl.NumberFormat("ru", { minimumFractionDigits: 2 });

/** The words of a receipt, and of the table of fees. */
export const receipt = {
  title: (number: number) => `Квитанция № ${number}`,
  dated: (moment: string) => `от ${moment}`,
  facts: {
    organisers: "Организатор",
    event: "Мероприятие",
    payer: "Принято от",
    method: "Способ оплаты",
    sum: "Сумма",
    inWords: "Сумма прописью",
  },
  methods: METHODS,
  states: { pending: "ждёт оплаты", paid: "оплачено", cancelled: "не состоялось", revoked: "отменено" },
  people: "За кого",
  columns: { name: "Участник", purpose: "Назначение", sum: "Сумма" },
  purpose: "Взнос за участие",
  total: (sum: string) => `Итого: ${sum}`,
  rubles: (kopecks: number) => `${grouped.format(kopecks / 100)} ₽`,
  sumInWords,
  takenBack: "ОТМЕНЕНА",
  revoked: (moment: string, reason: string) => `Платёж отменён ${moment}. Причина: ${reason}`,
  notFiscal:
    "Квитанция подтверждает, что взнос учтён. Это не кассовый чек: кассовый чек выдаёт организатор или платёжный сервис.",
  foot: (id: string) => `Платёж ${id}`,
  sheet: {
    title: "Взносы",
    columns: [
      "Участник",
      "Клуб",
      "Категории",
      "К оплате, ₽",
      "Оплачено, ₽",
      "Осталось, ₽",
      "Переплата, ₽",
      "Платежи",
    ],
  },
  nobody: "Запись удалена",
  paymentLine: (number: number | null, day: string, method: PaymentMethod, by: string | null) =>
    [`№ ${number ?? ""}`.trim(), day, METHODS[method], by].filter(Boolean).join(", "),
};
