import { breakEnd } from "#domain/schedule/programme/breaks.ts";
import { readClockTime } from "#domain/schedule/programme/clockTime.ts";
import { minuteOf } from "#domain/schedule/programme/programme.ts";
import { typedTime as words } from "#texts/forms.ts";
import { own, required, type Rule } from "#web/kit/forms/rules.ts";

/** A time as people type it: 9.30, 9:30, 0930, 9 (DY48). */
export function timeField(label: string, initial: string, isRequired: boolean) {
  const isTime = own((value) =>
    typeof value !== "string" || value.trim() === "" || readClockTime(value) !== undefined
      ? undefined
      : words.bad,
  );
  const rules: readonly Rule[] = isRequired ? [required, isTime] : [isTime];
  return {
    kind: "text",
    label,
    initial,
    rules,
    hint: words.hint,
    inputMode: "text",
    autoComplete: "off",
  } as const;
}

/** The end has to come behind what another field says of the begin; of a break it may be past midnight (DY53). */
export const behind = (name: string, isOverMidnight = false): Rule => ({
  ...own((value, { values }) => {
    const [from, to] = [values[name], value].map((text) =>
      readClockTime(typeof text === "string" ? text : ""),
    );
    if (from === undefined || to === undefined || to > from) return undefined;
    return isOverMidnight && breakEnd(minuteOf(from), to) !== undefined ? undefined : words.reversed;
  }),
  seesOthers: true,
});
