import type { SelectConfig, SelectOption } from "./fields.ts";

export function valueOfOption(option: SelectOption, { valueProp = "value" }: SelectConfig): string {
  return typeof option === "string" ? option : wordOf(option[valueProp]);
}

export function labelOfOption(option: SelectOption, { label = "label" }: SelectConfig): string {
  return typeof option === "string" ? option : wordOf(option[label]);
}

type Shown = {
  readonly config: SelectConfig;
  readonly isMulti: boolean;
  readonly needle: string;
  readonly values: readonly string[];
};

/** Those whose label holds the search text, without what is chosen already where several may be (SL18). */
export function filterOptions(
  options: readonly SelectOption[],
  { config, isMulti, needle, values }: Shown,
): readonly SelectOption[] {
  const wanted = fold(needle.trim());
  const isFiltered = (config.filterResults ?? true) && wanted !== "";
  const isHiding = isMulti && (config.hideSelected ?? true);
  return options.filter((option) => {
    if (isHiding && values.includes(valueOfOption(option, config))) return false;
    return !isFiltered || fold(labelOfOption(option, config)).includes(wanted);
  });
}

/** The part of a label that was looked for, to be marked; undefined when it is not in it. */
export function matchIn(label: string, needle: string): readonly [number, number] | undefined {
  const wanted = fold(needle.trim());
  const at = wanted === "" ? -1 : fold(label).indexOf(wanted);
  return at < 0 ? undefined : [at, at + wanted.length];
}

const fold = (text: string): string => text.toLocaleLowerCase("ru");

const wordOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
