import { isDoubtfulSheet } from "#domain/bout/sheetResult.ts";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";
import { useEffect, useState, type RefObject } from "react";
import {
  findTyped,
  readFields,
  SHEET_FIELDS,
  tidied,
  type SheetField,
  type SheetProblems,
} from "./sheetRows.ts";
import type { Sheets } from "./useSheets.ts";

/** The row that is being typed: what its fields say, and where Enter leads (PR11). */
export function useSheetEntry(
  view: CompetitionView,
  { typed, isLoaded, type, put }: Sheets,
  form: RefObject<HTMLFormElement | null>,
) {
  // What was said about the row when Enter was pressed; anything typed after it is looked at anew.
  const [told, setTold] = useState<"nothing" | "problems" | "doubt">("nothing");
  const found = findTyped(view, typed.code);
  const bout = found?.found === "bout" ? found.bout.bout : undefined;
  const { result, problems: ofFields } = readFields(typed);
  const problems: SheetProblems = { ...codeProblem(typed.code, found?.found), ...ofFields };

  const focus = (field: SheetField) => focusField(form.current, field);
  useEffect(() => {
    if (isLoaded) focusField(form.current, "code");
  }, [isLoaded, form]);

  const submit = () => {
    const wrong = SHEET_FIELDS.find((field) => problems[field] !== undefined);
    if (wrong !== undefined || bout === undefined || result === undefined) {
      setTold("problems");
      return focus(wrong ?? "code");
    }
    if (isDoubtfulSheet(result) && told !== "doubt") return setTold("doubt");
    setTold("nothing");
    put(bout.uuid);
    focus("code");
  };
  return {
    found,
    bout,
    result,
    isDoubtTold: told === "doubt",
    /** Said once Enter was pressed: before that a row is just not finished. */
    problems: told === "problems" ? problems : {},
    change: (field: SheetField, text: string) => {
      setTold("nothing");
      type({ [field]: text });
    },
    leave: (field: SheetField) => {
      const tidy = tidied(field, typed[field]);
      if (tidy !== typed[field]) type({ [field]: tidy });
    },
    /** A scanner ends with Enter: the row goes on, and a code that is none is typed over by the next scan. */
    enterCode: () => {
      if (bout === undefined) setTold("problems");
      focus(bout === undefined ? "code" : "winner");
    },
    submit,
  };
}

export function focusField(form: HTMLFormElement | null, field: SheetField): void {
  const input = form?.elements.namedItem(field);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}

export type SheetEntry = ReturnType<typeof useSheetEntry>;

function codeProblem(code: string, found: "bout" | "several" | "none" | undefined): SheetProblems {
  if (found === "bout") return {};
  if (found === "several") return { code: "code-several" };
  return { code: code.trim() === "" ? "code-missing" : "code-unknown" };
}
