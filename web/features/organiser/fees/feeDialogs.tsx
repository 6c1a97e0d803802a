import { useState } from "react";
import type { FeePerson, Payment } from "#contract/fee/fee.ts";
import { leftOf, parseRubles, writeRubles } from "#domain/fee/priceList.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { decimalMark } from "#texts/numbers.ts";
import { fees, feeWords, formatKopecks } from "#texts/fees/fees.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { choices, type Raw } from "#web/kit/forms/fields.ts";
import { reasonField } from "#web/kit/forms/limits.ts";
import { own, required, saying } from "#web/kit/forms/rules.ts";
import { Text } from "#web/kit/Text.tsx";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";

const { mark: words, payments: paymentWords } = fees;
const METHODS = ["cash", "transfer"] as const;

type MarkProps = { eventId: string; people: readonly FeePerson[]; onClose: () => void };

/** Money an organiser has: a part of it for one person, or the whole debt of several (FE10). */
export function MarkDialog({ eventId, people, onClose }: MarkProps) {
  const api = useBackgroundApi();
  const reload = useReload();
  // One for as long as it is open: a mark that is sent again is one mark.
  const [id] = useState(() => crypto.randomUUID());
  const left = people.reduce((sum, person) => sum + leftOf(person), 0);
  const [only, ...others] = people;
  const isOne = others.length === 0;
  const initial = new Map<string, Raw>([
    ["sum", writeRubles(left, decimalMark)],
    ["payer", commonTeam(people) ?? ""],
  ]);
  return (
    <ActDialog
      title={words.title(people.length)}
      confirm={words.confirmPlain}
      isPressableEarly
      initial={initial}
      fields={{
        method: {
          kind: "radio",
          label: words.method,
          initial: "cash",
          options: choices(METHODS, (method) => words.methods[method]),
        },
        sum: {
          kind: "text",
          label: words.sum,
          inputMode: "decimal",
          isAsked: () => isOne,
          rules: [saying(required, words.sumMissing), own((typed) => sumProblem(String(typed), left))],
        },
        payer: {
          kind: "text",
          label: words.payer,
          hint: words.payerHint,
          aside: words.optional,
          maxLength: 200,
        },
        note: { kind: "text", label: words.note, aside: words.optional, maxLength: 500 },
      }}
      onConfirm={async ({ method, sum, payer, note }) => {
        const typed = parseRubles(sum, decimalMark);
        const given = isOne && typed.ok ? typed.value : left;
        await api.fees.mark(eventId, {
          data: {
            id,
            method: method === "transfer" ? "transfer" : "cash",
            payer: payer === "" ? null : payer,
            note: note === "" ? null : note,
            people: isOne
              ? people.map(({ key }) => ({ key, kopecks: given }))
              : people.map((person) => ({ key: person.key, kopecks: leftOf(person) })),
          },
        });
        showToast({ type: "success", message: words.done(formatKopecks(given)) });
        await reload();
      }}
      onClose={onClose}
    >
      <Text>
        {isOne
          ? [only?.name, only?.lines.map(({ category }) => titleWords(category)).join(", ")]
              .filter(Boolean)
              .join(": ")
          : `${people.map(({ name }) => name).join(", ")}. ${words.each} ${words.confirm(formatKopecks(left))}.`}
      </Text>
    </ActDialog>
  );
}

function sumProblem(typed: string, left: number): string | undefined {
  const read = parseRubles(typed, decimalMark);
  if (!read.ok) return feeWords.problem(read.problem);
  if (read.value === 0) return words.sumNothing;
  return read.value > left ? words.sumTooMuch(formatKopecks(left)) : undefined;
}

/** Of several people of one club: who usually brings the money. */
function commonTeam(people: readonly FeePerson[]): string | undefined {
  const teams = new Set(people.map(({ team }) => team));
  const [team] = teams;
  return people.length > 1 && teams.size === 1 ? (team ?? undefined) : undefined;
}

type TakeBackProps = { eventId: string; payment: Payment; onClose: () => void };

export function TakeBackDialog({ eventId, payment, onClose }: TakeBackProps) {
  const api = useBackgroundApi();
  const reload = useReload();
  return (
    <ActDialog
      title={paymentWords.takeBackTitle(formatKopecks(payment.kopecks))}
      confirm={paymentWords.takeBack}
      isDangerous
      isPressableEarly
      fields={{ reason: reasonField({ label: paymentWords.reason }) }}
      onConfirm={async ({ reason }) => {
        await api.fees.takeBack(eventId, payment.id, { data: { reason } });
        showToast({ type: "success", message: paymentWords.takeBackDone });
        await reload();
      }}
      onClose={onClose}
    >
      <Text>{paymentWords.takeBackText}</Text>
    </ActDialog>
  );
}
