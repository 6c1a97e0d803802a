import type { DrawAthlete } from "#contract/draw.ts";
import { fullName } from "#web/i18n/names.ts";
import { drawing } from "#web/i18n/ru/drawing.ts";
import { SelectField } from "#web/ui/SelectField.tsx";

type Props = {
  label: string;
  athletes: readonly DrawAthlete[];
  value: string | undefined;
  onChange: (uuid: string) => void;
};

export function AthleteSelect({ label, athletes, value, onChange }: Props) {
  return (
    <SelectField
      label={label}
      placeholder={drawing.choose}
      value={value ?? ""}
      options={athletes.map((athlete) => ({ value: athlete.fighter ?? "", label: optionOf(athlete) }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function optionOf(athlete: DrawAthlete): string {
  const name = fullName(athlete);
  return athlete.number === null ? name : `${drawing.number(athlete.number)}, ${name}`;
}
