import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { selectWords } from "#texts/forms.ts";
import { AdvancedSelect, type SelectRow } from "#web/kit/fields/AdvancedSelect.tsx";
import { Button } from "#web/kit/Button.tsx";
import { isMulti, type AdvancedSelectKind, type Raw, type SelectOption } from "./fields.ts";
import { createOptionSearch } from "./optionSearch.ts";
import { filterOptions, labelOfOption, valueOfOption } from "./selectOptions.ts";

type Props = {
  field: AdvancedSelectKind;
  id?: string | undefined;
  name?: string | undefined;
  value: Raw;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Told of the initial value too, which nobody has chosen (SL7). */
  onChange: (value: string | readonly string[], isInitial: boolean) => void;
  onSearch?: ((needle: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
};

/** The searchable select as a form knows it: `selectConfig`, `selectInitial`, `selectOptions`, `selectFetch` (SL4). */
export function AdvancedSelectField({ field, id, name, value, error, isDisabled, ...events }: Props) {
  const { selectConfig: config = {}, selectOptions = [] } = field;
  const hasSeveral = isMulti(field);
  const [needle, setNeedle] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const { search, state } = useOptionSearch(field, events);
  const known = useKnownOptions(field, [...selectOptions, ...state.options]);

  const values = typeof value === "object" ? value : typeof value === "string" && value !== "" ? [value] : [];
  const toRow = (option: SelectOption): SelectRow => ({
    value: valueOfOption(option, config),
    label: labelOfOption(option, config),
    content: field.renderOption?.(option, needle),
  });
  const chosen = values.map((one) => {
    const option = known.get(one) ?? selectOptions.find((given) => valueOfOption(given, config) === one);
    return { value: one, label: option === undefined ? one : labelOfOption(option, config) };
  });
  const options = filterOptions(state.options, { config, isMulti: hasSeveral, needle, values });

  const choose = (next: readonly string[]) => {
    setNeedle("");
    search.type("");
    events.onChange(hasSeveral ? next : (next[0] ?? ""), false);
  };
  const changeOpen = (open: boolean) => {
    setIsOpen(open);
    if (open) return;
    setNeedle("");
    search.type("");
  };
  const typed = (text: string) => {
    setNeedle(text);
    search.type(text);
  };
  const { label, labelNode, hint, isHintAbove, aside, placeholder = selectWords.placeholder } = field;
  const hasTags = config.mode === "tags";
  return (
    <AdvancedSelect
      {...{ id, name, hint, error, isHintAbove, aside, isDisabled, chosen, isOpen, needle, hasTags }}
      label={labelNode ?? label}
      words={selectWords}
      rows={options.map(toRow)}
      isMulti={hasSeveral}
      summary={summaryOf(chosen, hasTags, placeholder)}
      isPlaceholder={chosen.length === 0}
      canDeselect={config.canDeselect ?? true}
      canClear={config.canClear ?? true}
      isLoading={state.isLoading}
      onOpenChange={changeOpen}
      onNeedle={typed}
      onChoose={choose}
      onNearEnd={search.more}
      onBlur={events.onBlur}
      note={noteOf(state, options.length, () => search.search(state.term))}
      footer={
        field.selectCreate === undefined ? null : <CreateLink create={field.selectCreate} needle={needle} />
      }
    />
  );
}

function useOptionSearch(
  field: AdvancedSelectKind,
  { onChange, onSearch }: Pick<Props, "onChange" | "onSearch">,
) {
  const { selectConfig: config = {}, selectFetch, selectOptions = [] } = field;
  const [search] = useState(() =>
    createOptionSearch({
      given: selectOptions,
      fetch: selectFetch,
      onSearch: (needle) => onSearch?.(needle),
      keyOf: (option) => valueOfOption(option, config),
    }),
  );
  const state = useSyncExternalStore(search.subscribe, search.get, search.get);
  const initial = useEffectEvent(() => onChange(field.selectInitial ?? (isMulti(field) ? [] : ""), true));
  useEffect(() => {
    search.search("");
    initial();
    return search.stop;
  }, [search]);
  return { search, state };
}

/** Every option seen so far: what was chosen on one page of the list keeps its label on the next. */
function useKnownOptions(field: AdvancedSelectKind, options: readonly SelectOption[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, SelectOption>>(new Map());
  const config = field.selectConfig ?? {};
  const fresh = options.filter((option) => {
    const before = known.get(valueOfOption(option, config));
    return before === undefined || labelOfOption(before, config) !== labelOfOption(option, config);
  });
  if (fresh.length > 0)
    setKnown(new Map([...known, ...fresh.map((option) => [valueOfOption(option, config), option] as const)]));
  return known;
}

/** SL12, SL14. */
function summaryOf(chosen: readonly SelectRow[], hasTags: boolean, placeholder: string): string {
  if (chosen.length === 0) return placeholder;
  if (hasTags) return "";
  return chosen.length === 1 ? (chosen[0]?.label ?? "") : selectWords.chosen(chosen.length);
}

type Loaded = {
  readonly options: readonly SelectOption[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
};

function noteOf({ options, isLoading, hasFailed }: Loaded, shown: number, again: () => void) {
  if (hasFailed)
    return (
      <>
        {selectWords.failed}.{" "}
        <Button size="sm" variant="secondary" onClick={again}>
          {selectWords.again}
        </Button>
      </>
    );
  if (isLoading) return options.length === 0 ? selectWords.loading : null;
  if (options.length === 0) return selectWords.empty;
  return shown === 0 ? selectWords.noResults : null;
}

type CreateProps = { create: NonNullable<AdvancedSelectKind["selectCreate"]>; needle: string };

function CreateLink({ create, needle }: CreateProps) {
  return (
    <Button size="sm" variant="ghost" onClick={() => create.onCreate(needle)}>
      {create.label}
    </Button>
  );
}
