import { formatClock } from "#web/i18n/numbers.ts";
import { control } from "#web/i18n/ru/refereeing/control.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { own, required, saying } from "#web/kit/forms/rules.ts";
import { readClock } from "#web/features/refereeing/table/readClock.ts";

const text = control.setTime;

type Props = { leftMs: number; mostMs: number; onClose: () => void; onSet: (leftMs: number) => void };

/** For a clock that was started late or stopped late: what the hand-held one says. */
export function SetClockDialog({ leftMs, mostMs, onClose, onSet }: Props) {
  const wrong = text.wrong(formatClock(mostMs));
  const isPossible = (typed: unknown) =>
    typeof typed === "string" && (readClock(typed) ?? Infinity) <= mostMs;
  return (
    <ActDialog
      title={text.title}
      confirm={text.save}
      isPersistent={false}
      isPressableEarly
      fields={{
        left: {
          kind: "text",
          label: text.label,
          hint: text.hint,
          initial: formatClock(leftMs),
          inputMode: "numeric",
          autoComplete: "off",
          rules: [saying(required, wrong), own((typed) => (isPossible(typed) ? undefined : wrong))],
        },
      }}
      onConfirm={({ left }) => onSet(readClock(left) ?? leftMs)}
      onClose={onClose}
    />
  );
}
