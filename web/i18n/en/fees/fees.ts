import type { PaymentMethod } from "#contract/fee/fee.ts";
import type { KopecksProblem, PriceListProblem } from "#domain/fee/priceList.ts";
import { formatCount, formatNumber } from "../numbers.ts";

/** “2,500 ₽”, “2,500.50 ₽”: kopecks are told only where there are any. */
export function formatKopecks(kopecks: number): string {
  const rest = kopecks % 100;
  const whole = formatNumber(Math.floor(kopecks / 100));
  return `${whole}${rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`}\u00a0₽`;
}

const METHODS: Readonly<Record<PaymentMethod, string>> = {
  cash: "cash",
  transfer: "transfer",
  online: "online",
};

const PROBLEMS: Readonly<Record<PriceListProblem["code"] | KopecksProblem, string>> = {
  "price-negative": "A price cannot be less than zero",
  "price-not-whole": "Enter the sum in roubles, e.g. 2500 or 2500.50",
  "price-too-high": "No more than a million roubles",
  "steps-out-of-order": "This date must be later than in the row above",
  "step-without-end": "Only the last row can be without a date",
  "no-last-step": "The last row has no date: after that day there would be no price",
};

/** What organisers and payers read about fees alike. */
export const feeWords = {
  methods: METHODS,
  problem: (code: PriceListProblem["code"] | KopecksProblem) => PROBLEMS[code],
  line: { first: "first category", further: "further category" },
  receipt: "Receipt",
  receiptFailed: "The receipt did not load. Try again",
  nobody: "Record deleted",
  number: (number: number) => `No. ${number}`,
  left: "Left to pay",
  over: (sum: string) => `Overpaid by ${sum}`,
  paid: "Paid",
  unpaid: "Not paid",
  partly: (sum: string) => `${sum} left`,
} as const;

export const fees = {
  title: "Fees",
  prices: {
    title: "Prices",
    lead: "What taking part costs and until which day. Days go by the hall clock and count in full.",
    until: "Until which day",
    first: "First category, ₽",
    further: "Each further one, ₽",
    add: "Add price",
    save: "Save prices",
    saved: "Prices saved",
    now: (first: string, further: string) =>
      `Today: ${first} for the first category, ${further} for each further one.`,
    none: "No prices yet: nobody owes anything.",
    keep: "Everyone pays the price of the day they entered. If you change prices, debts are recalculated.",
  },
  totals: {
    label: "Totals",
    owed: "Due",
    paid: "Received",
    left: "Outstanding",
    over: "Overpaid",
    debtors: "Debtors",
  },
  people: {
    title: "Athletes",
    lead: "Who owes how much. Tick several people to take the money for all of them at once.",
    table: "Athletes’ fees",
    filter: "Who to show",
    all: "All",
    debtors: "Debtors",
    over: "Overpaid",
    search: "Name or club",
    name: "Athlete",
    categories: "Categories",
    owed: "Due",
    paid: "Paid",
    state: "Status",
    choose: (name: string) => `Select: ${name}`,
    chooseAll: "Select everyone listed who owes",
    mark: "Record payment",
    markOne: (name: string) => `Record payment: ${name}`,
    marking: (count: number, sum: string) => `Record payment: ${formatCount(count, "person")}, ${sum}`,
    empty: "Nobody yet",
    emptyText: "Everyone who has entered or is in the list of athletes will appear here.",
    nobody: "Nobody matches",
    reset: "Show everyone",
    xlsx: "XLSX",
    csv: "CSV",
    save: (kind: string) => `Download the list of fees: ${kind}`,
    failed: "The file did not load. Try again",
  },
  mark: {
    title: (count: number) =>
      count === 1 ? "Money received" : `Money received: ${formatCount(count, "person")}`,
    method: "How",
    methods: { cash: "Cash", transfer: "Transfer" },
    sum: "Sum, ₽",
    sumMissing: "Enter how much was received",
    sumTooMuch: (left: string) => `${left} left to pay: no more can be recorded`,
    sumNothing: "The sum must be more than zero",
    payer: "From whom",
    payerHint: "A club, a coach or the athlete: it goes on the receipt",
    note: "Note to self",
    optional: "optional",
    each: "For each person the whole debt is recorded.",
    confirm: (sum: string) => `Record ${sum}`,
    confirmPlain: "Record",
    done: (sum: string) => `Recorded: ${sum}`,
  },
  payments: {
    title: "Payments",
    lead: "Who paid, when and how. Reversed ones stay in the list.",
    table: "Payments",
    when: "When",
    who: "For whom",
    sum: "Sum",
    how: "How",
    acts: "Actions",
    actsOf: (number: number | null) =>
      number === null ? "Actions for the payment" : `Actions for payment No. ${number}`,
    takenBy: (name: string) => `recorded by ${name}`,
    from: (payer: string) => `from: ${payer}`,
    pending: "Awaiting payment",
    cancelled: "Not completed",
    revoked: (moment: string, by: string, reason: string) =>
      `Reversed ${moment}${by === "" ? "" : `, ${by}`}. ${reason}`,
    takeBack: "Reverse payment",
    takeBackTitle: (sum: string) => `Reverse the payment of ${sum}?`,
    takeBackText:
      "The debt comes back. The payment stays in the list with the name of whoever reversed it and the reason. Money paid online is returned through the payment service.",
    takeBackDone: "Payment reversed",
    reason: "Reason",
    empty: "No payments yet",
  },
} as const;
