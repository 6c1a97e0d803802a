import { type Format, formatTraits, withBronzes } from "#domain/draw/formats.ts";
import { drawing } from "#web/i18n/ru/drawing.ts";
import { SelectField } from "#web/kit/fields/SelectField.tsx";

const { bronzes: words } = drawing;
const COUNTS = [1, 2] as const;

type Props = {
  format: Format;
  /** Of those that are drawn; of the format in general when absent. */
  bronzes?: number;
  className?: string | undefined;
  onChange: (format: Format) => void;
};

/** One bronze or two; where the bouts of a format decide that, it says so and cannot be changed (DR93). */
export function BronzeField({ format, bronzes = formatTraits(format).bronzes, className, onChange }: Props) {
  const offered = COUNTS.filter((count) => withBronzes(format, count) !== undefined);
  return (
    <SelectField
      label={words.label}
      hint={offered.length > 1 ? undefined : words.fixed}
      className={className}
      disabled={offered.length < COUNTS.length}
      value={String(bronzes)}
      options={COUNTS.map((count) => ({ value: String(count), label: words.counts[count] }))}
      onChange={({ target }) => {
        const chosen = COUNTS.find((count) => String(count) === target.value);
        const changed = chosen && withBronzes(format, chosen);
        if (changed !== undefined) onChange(changed);
      }}
    />
  );
}
