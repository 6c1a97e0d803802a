import { type Bronzes, bronzesOf, withBronzes } from "#domain/draw/bronzes.ts";
import type { Format } from "#domain/draw/formats.ts";
import { drawing } from "#texts/drawing.ts";
import { SelectField } from "#web/kit/fields/SelectField.tsx";

const { bronzes: words } = drawing;
const COUNTS: readonly Bronzes[] = [1, 2];

type Props = {
  format: Format;
  /** So many are drawn at most. */
  most: number;
  className?: string | undefined;
  onChange: (format: Format) => void;
};

/** One bronze or two, where the losing semi-finalists decide it; elsewhere the format tells it (DR93). */
export function BronzeField({ format, most, className, onChange }: Props) {
  if (!hasChoice(format) || most < LEAST_WITH_CHOICE) return null;
  return (
    <SelectField
      label={words.label}
      className={className}
      value={String(bronzesOf(format))}
      options={COUNTS.map((count) => ({ value: String(count), label: words.counts[count] }))}
      onChange={({ target }) => {
        const chosen = COUNTS.find((count) => String(count) === target.value);
        const changed = chosen && withBronzes(format, chosen);
        if (changed !== undefined) onChange(changed);
      }}
    />
  );
}

const hasChoice = (format: Format): boolean =>
  COUNTS.every((count) => withBronzes(format, count) !== undefined);

/** «одна бронза», where nobody is asked. */
export const toldBronzes = (format: Format, most: number): string | undefined =>
  hasChoice(format) || most < LEAST_WITH_BRONZE ? undefined : words.told[bronzesOf(format)];

/** Of three athletes one is third whatever the format, of two nobody. */
const LEAST_WITH_BRONZE = 3;
const LEAST_WITH_CHOICE = 4;
