import type { PaymentMethod } from "#contract/fee/fee.ts";
import { formOf } from "./counted.ts";

const METHODS: Readonly<Record<PaymentMethod, string>> = {
  cash: "in cash to the organiser",
  transfer: "by transfer to the organiser",
  online: "online",
};

const SMALL = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
  "eighteen nineteen"
).split(" ");
const TENS = ["", "", ..."twenty thirty forty fifty sixty seventy eighty ninety".split(" ")];

function belowHundred(count: number): string {
  if (count < 20) return SMALL[count] ?? "";
  const [tens, ones] = [TENS[Math.floor(count / 10)] ?? "", count % 10];
  return ones === 0 ? tens : `${tens}-${SMALL[ones] ?? ""}`;
}

function belowThousand(count: number): string {
  const [hundreds, rest] = [Math.floor(count / 100), count % 100];
  return [
    hundreds === 0 ? "" : `${SMALL[hundreds] ?? ""} hundred`,
    hundreds > 0 && rest > 0 ? "and" : "",
    rest === 0 ? "" : belowHundred(rest),
  ]
    .filter(Boolean)
    .join(" ");
}

function inWords(count: number): string {
  if (count === 0) return "zero";
  const [millions, thousands, rest] = [
    Math.floor(count / 1_000_000),
    Math.floor(count / 1000) % 1000,
    count % 1000,
  ];
  const isJoined = count > 1000 && rest > 0 && rest < 100;
  return [
    millions === 0 ? "" : `${belowThousand(millions)} million`,
    thousands === 0 ? "" : `${belowThousand(thousands)} thousand`,
    isJoined ? "and" : "",
    belowThousand(rest),
  ]
    .filter(Boolean)
    .join(" ");
}

/** “One thousand two hundred roubles 00 kopecks”: kopecks stay digits, as bookkeepers write them. */
function sumInWords(kopecks: number): string {
  const [rubles, rest] = [Math.floor(kopecks / 100), kopecks % 100];
  const words = inWords(rubles);
  return (
    `${words.charAt(0).toUpperCase()}${words.slice(1)} ${formOf(rubles, ["rouble", "roubles"])} ` +
    `${String(rest).padStart(2, "0")} ${formOf(rest, ["kopeck", "kopecks"])}`
  );
}

const grouped = new Intl.NumberFormat("en", { minimumFractionDigits: 2 });

/** The words of a receipt, and of the table of fees. */
export const receipt = {
  title: (number: number) => `Receipt No. ${number}`,
  dated: (moment: string) => `of ${moment}`,
  facts: {
    organisers: "Organiser",
    event: "Event",
    payer: "Received from",
    method: "Paid",
    sum: "Sum",
    inWords: "Sum in words",
  },
  methods: METHODS,
  states: { pending: "awaits payment", paid: "paid", cancelled: "not completed", revoked: "reversed" },
  people: "For whom",
  columns: { name: "Athlete", purpose: "Purpose", sum: "Sum" },
  purpose: "Entry fee",
  total: (sum: string) => `Total: ${sum}`,
  rubles: (kopecks: number) => `${grouped.format(kopecks / 100)}\u00a0₽`,
  sumInWords,
  takenBack: "REVERSED",
  revoked: (moment: string, reason: string) => `Payment reversed ${moment}. Reason: ${reason}`,
  notFiscal:
    "This receipt confirms that the fee was recorded. It is not a fiscal receipt: the organiser or the payment service gives that.",
  foot: (id: string) => `Payment ${id}`,
  sheet: {
    title: "Fees",
    columns: ["Athlete", "Club", "Categories", "Due, ₽", "Paid, ₽", "Left, ₽", "Overpaid, ₽", "Payments"],
  },
  nobody: "Record deleted",
  paymentLine: (number: number | null, day: string, method: PaymentMethod, by: string | null) =>
    [`No. ${number ?? ""}`.trim(), day, METHODS[method], by].filter(Boolean).join(", "),
};
