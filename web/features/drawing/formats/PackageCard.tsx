import {
  FORMAT_PRESET_NAMES,
  FORMAT_PRESETS,
  lastOf,
  LEAST_DRAWN,
  MOST_DRAWN,
  PACKAGE_FORMATS,
  presetOf,
  type FormatLine,
  type FormatPackage,
} from "#domain/draw/formatPackage.ts";
import { numbersTo } from "#domain/draw/mainTree.ts";
import { formatWishes as words } from "#texts/formats.ts";
import { drawing } from "#texts/drawing.ts";
import { formatWords } from "#texts/sport/bout.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { List, Stack } from "#web/kit/layout/layout.tsx";
import { BronzeField, toldBronzes } from "../BronzeField.tsx";
import styles from "./formats.module.css";
import type { FormatsDraft } from "./useFormatsDraft.ts";

const OWN = "own";

/** A preset, and its lines to change. */
export function PackageCard({ draft }: { draft: FormatsDraft }) {
  const { lines, setLines, problem } = draft;
  const preset = presetOf(lines);
  const options = FORMAT_PRESET_NAMES.map((name) => ({ value: name, label: words.presets[name] }));
  return (
    <Card>
      <CardHead>
        <CardTitle title={words.card} />
      </CardHead>
      <CardBody>
        <Stack gap={16}>
          <SelectField
            label={words.preset}
            hint={preset === undefined ? words.ownAbout : words.about[preset]}
            value={preset ?? OWN}
            options={[...options, { value: OWN, label: words.ownPreset, isDisabled: true }]}
            onChange={({ target }) => {
              const chosen = FORMAT_PRESET_NAMES.find((name) => name === target.value);
              if (chosen !== undefined) setLines(FORMAT_PRESETS[chosen]);
            }}
          />
          <List gap={12}>
            {lines.map((line, index) => (
              <li key={index} className={styles.line}>
                <Line
                  {...{ line, lines, index }}
                  error={problem?.line === index ? words.problem(problem) : undefined}
                  onChange={(changed) => setLines(lines.with(index, changed))}
                  onRemove={() => setLines(lines.filter((_, other) => other !== index))}
                />
              </li>
            ))}
          </List>
          <Button
            variant="secondary"
            className={styles.add}
            disabled={(lines.at(-1)?.from ?? 0) >= MOST_DRAWN}
            onClick={() => setLines([...lines, nextLine(lines)])}
          >
            <Icon name="plus" /> {words.addLine}
          </Button>
        </Stack>
      </CardBody>
    </Card>
  );
}

/** Begins where the next power of two does: from there on brackets are larger. */
function nextLine(lines: FormatPackage): FormatLine {
  const { from, format } = lines.at(-1) ?? { from: 1, format: "round_robin" };
  const larger = [9, 17, 33, 65].find((size) => size > from) ?? MOST_DRAWN;
  return { from: larger, format };
}

type LineProps = {
  line: FormatLine;
  lines: FormatPackage;
  index: number;
  error: string | undefined;
  onChange: (line: FormatLine) => void;
  onRemove: () => void;
};

function Line({ line, lines, index, error, onChange, onRemove }: LineProps) {
  const range = words.to(line.from, Math.max(line.from, lastOf(lines, index)));
  return (
    <>
      <FromField {...{ line, lines, index, onChange }} />
      <SelectField
        label={words.format(range)}
        className={styles.format}
        error={error}
        hint={toldBronzes(line.format, lastOf(lines, index))}
        value={line.format}
        options={PACKAGE_FORMATS.map((format) => ({
          value: format,
          label: drawing.formatOption(formatWords(format)),
        }))}
        onChange={({ target }) => {
          const format = PACKAGE_FORMATS.find((one) => one === target.value);
          if (format !== undefined) onChange({ ...line, format });
        }}
      />
      <BronzeField
        format={line.format}
        most={lastOf(lines, index)}
        className={styles.bronzes}
        onChange={(format) => onChange({ ...line, format })}
      />
      {index === 0 ? null : (
        <IconButton
          icon="trash"
          label={words.removeLine(range)}
          className={styles.remove}
          onClick={onRemove}
        />
      )}
    </>
  );
}

/** Between its neighbours: a line cannot be put out of order by choosing. */
function FromField({ line, lines, index, onChange }: Omit<LineProps, "error" | "onRemove">) {
  const least = index === 0 ? LEAST_DRAWN : (lines[index - 1]?.from ?? 0) + 1;
  const most = index === 0 ? LEAST_DRAWN : lastOf(lines, index);
  const numbers = numbersTo(Math.max(most, line.from)).filter(
    (number) => number >= Math.min(least, line.from),
  );
  return (
    <SelectField
      label={words.from}
      value={String(line.from)}
      options={numbers.map((number) => ({ value: String(number), label: String(number) }))}
      onChange={({ target }) => onChange({ ...line, from: Number(target.value) })}
    />
  );
}
