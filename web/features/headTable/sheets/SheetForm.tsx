import { boutSetup } from "#contract/bout/boutSetup.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { SHEET_METHODS } from "#domain/bout/sheetResult.ts";
import { advantagesActive, penaltiesActive } from "#domain/ruleset/switches.ts";
import { capital, counterNames } from "#texts/counters.ts";
import { sheets as words } from "#texts/headTable/sheets.ts";
import { boutWords } from "#texts/sport/bout.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";
import { useMemo, type RefObject } from "react";
import { SheetSubject, type HolderOf } from "./SheetSubject.tsx";
import type { SheetField } from "./sheetRows.ts";
import styles from "./sheets.module.css";
import { useSheetEntry } from "./useSheetEntry.ts";
import type { Sheets } from "./useSheets.ts";

type Props = {
  view: CompetitionView;
  sheets: Sheets;
  holderOf: HolderOf;
  form: RefObject<HTMLFormElement | null>;
};

/** One sheet in one line, for the keyboard. */
export function SheetForm({ view, sheets, holderOf, form }: Props) {
  const entry = useSheetEntry(view, sheets, form);
  const fields = useMemo(() => fieldsOf(view.competition.rules), [view.competition.rules]);
  return (
    <Card>
      <CardBody>
        <form
          ref={form}
          className={styles.form}
          aria-label={words.form}
          autoComplete="off"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            entry.submit();
          }}
        >
          {fields.map(({ name, label, hint }) => (
            <TextField
              key={name}
              name={name}
              label={label}
              className={styles[name] ?? styles.number}
              placeholder={hint}
              value={sheets.typed[name]}
              disabled={!sheets.isLoaded}
              autoCapitalize="characters"
              spellCheck={false}
              {...(NUMERIC.has(name) && { inputMode: "numeric" })}
              error={entry.problems[name] && words.problems[entry.problems[name]]}
              onChange={({ currentTarget }) => entry.change(name, currentTarget.value)}
              onBlur={() => entry.leave(name)}
              onKeyDown={(event) => {
                if (name !== "code" || event.key !== "Enter") return;
                event.preventDefault();
                entry.enterCode();
              }}
            />
          ))}
          <Button type="submit" className={styles.save} disabled={!sheets.isLoaded}>
            {words.save}
          </Button>
        </form>
        <SheetSubject view={view} entry={entry} holderOf={holderOf} />
        <ol className={styles.methods}>
          {SHEET_METHODS.map((method, index) => (
            <li key={method}>{words.method(index + 1, words.methods[method])}</li>
          ))}
        </ol>
        <p className={styles.keys}>{words.keys}</p>
      </CardBody>
    </Card>
  );
}

const NUMERIC: ReadonlySet<SheetField> = new Set([
  "redPoints",
  "bluePoints",
  "redAdvantages",
  "blueAdvantages",
  "redPenalties",
  "bluePenalties",
  "end",
]);

type Shown = { readonly name: SheetField; readonly label: string; readonly hint?: string };

/** What the sheet of these rules has: counters that do not count are not asked for (PR12). */
function fieldsOf(rules: Competition["rules"]): readonly Shown[] {
  const { rules: fought } = boutSetup(rules, null);
  const names = counterNames(rules);
  const { redLetter, blueLetter } = boutWords;
  const both = (kind: "Advantages" | "Penalties", counter: string): readonly Shown[] => [
    { name: `red${kind}`, label: words.ofCorner(capital(counter), redLetter) },
    { name: `blue${kind}`, label: words.ofCorner(capital(counter), blueLetter) },
  ];
  return [
    { name: "code", label: words.fields.code, hint: words.codeHint },
    { name: "winner", label: words.fields.winner },
    { name: "method", label: words.fields.method },
    { name: "redPoints", label: words.fields.redPoints },
    { name: "bluePoints", label: words.fields.bluePoints },
    ...(advantagesActive(fought) ? both("Advantages", names.advantages.short) : []),
    ...(penaltiesActive(fought) ? both("Penalties", names.penalties.short) : []),
    { name: "end", label: words.fields.end, hint: words.endHint },
  ];
}
