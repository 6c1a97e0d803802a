import { drawChangeRequestSchema, type DrawAthlete } from "#contract/draw.ts";
import { shortReasonField } from "#web/kit/forms/limits.ts";
import { required } from "#web/kit/forms/rules.ts";
import { fullName } from "#web/i18n/names.ts";
import { drawing } from "#web/i18n/ru/drawing.ts";

/** One of the athletes of a category. */
export const athleteField = (label: string, athletes: readonly DrawAthlete[]) =>
  ({
    kind: "select",
    label,
    placeholder: drawing.choose,
    options: athletes.map((athlete) => ({ value: athlete.fighter ?? "", label: optionOf(athlete) })),
    rules: [required],
  }) as const;

function optionOf(athlete: DrawAthlete): string {
  const name = fullName(athlete);
  return athlete.number === null ? name : `${drawing.number(athlete.number)}, ${name}`;
}

export const changeReason = shortReasonField({
  label: drawing.reason,
  hint: drawing.reasonHint,
  schema: drawChangeRequestSchema.shape.data.shape.reason,
});
