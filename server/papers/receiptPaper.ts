import type { Payment } from "#contract/fee/fee.ts";
import type { Locale } from "#contract/locale.ts";
import { wordsOf } from "../words/words.ts";
import { hallMoment } from "./editions.ts";
import type { FormPaper } from "./paper.ts";
import { spokenIn } from "./spoken.ts";

type Receipt = {
  readonly payment: Payment;
  readonly organisers: string;
  readonly timeZone: string;
  readonly locale: Locale;
};

/** What who paid can show: number, day, from whom, for whom, how much (FE20). */
export function receiptPaper({ payment, organisers, timeZone, locale }: Receipt): FormPaper {
  const words = wordsOf(locale).receipt;
  const { number, settledAt, madeAt, kopecks, people, event, method, revoked } = payment;
  const moment = (instant: string) => hallMoment(Date.parse(instant), timeZone);
  return {
    type: "form",
    ...spokenIn({ locale }),
    title: words.title(number ?? 0),
    subtitle: words.dated(moment(settledAt ?? madeAt)),
    ...(revoked !== null && { mark: words.takenBack }),
    blocks: [
      {
        type: "facts",
        rows: [
          ...(organisers === "" ? [] : [[words.facts.organisers, organisers] as const]),
          [words.facts.event, event.name],
          [words.facts.payer, payment.payer ?? people.map(({ name }) => name).join(", ")],
          [words.facts.method, words.methods[method]],
          [words.facts.sum, { text: words.rubles(kopecks), look: "strong" }],
          [words.facts.inWords, words.sumInWords(kopecks)],
        ],
      },
      {
        type: "table",
        title: words.people,
        columns: [
          { title: words.columns.name, width: "3*" },
          { title: words.columns.purpose, width: "3*" },
          { title: words.columns.sum, width: "1*", align: "right" },
        ],
        rows: people.map(({ name, kopecks: part }) => [name, words.purpose, words.rubles(part)]),
        total: words.total(words.rubles(kopecks)),
        isTotalRight: true,
      },
      ...(revoked === null
        ? []
        : [
            {
              type: "text",
              text: words.revoked(moment(revoked.at), revoked.reason),
              isFramed: true,
            } as const,
          ]),
      { type: "text", text: words.notFiscal, isQuiet: true },
    ],
    foot: words.foot(payment.id),
  };
}
