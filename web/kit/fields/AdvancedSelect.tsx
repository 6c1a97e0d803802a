import { Combobox } from "@base-ui/react/combobox";
import { useState, type KeyboardEvent, type ReactNode, type UIEvent } from "react";
import styles from "./AdvancedSelect.module.css";
import { cx } from "#web/kit/cx.ts";
import { Field, useFieldIds, type FieldProps } from "./Field.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { Kbd } from "#web/kit/Kbd.tsx";
import { Skeleton } from "#web/kit/Skeleton.tsx";
import { Tag } from "#web/kit/Tag.tsx";

/** How near the end of the list asks for more. */
const NEAR_END_PX = 10;

export type SelectRow = { readonly value: string; readonly label: string; readonly content?: ReactNode };

export type SelectWords = {
  readonly search: string;
  readonly clear: string;
  readonly remove: (label: string) => string;
  readonly choose: string;
  readonly take: string;
};

export type AdvancedSelectProps = FieldProps & {
  id?: string | undefined;
  name?: string | undefined;
  words: SelectWords;
  rows: readonly SelectRow[];
  chosen: readonly SelectRow[];
  isMulti: boolean;
  /** What the closed field says; with `hasTags` each chosen row stands in it by itself. */
  summary: ReactNode;
  isPlaceholder: boolean;
  hasTags: boolean;
  canDeselect: boolean;
  canClear: boolean;
  isDisabled?: boolean | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  needle: string;
  onNeedle: (needle: string) => void;
  onChoose: (values: readonly string[]) => void;
  onNearEnd: () => void;
  onBlur?: (() => void) | undefined;
  isLoading: boolean;
  /** In place of rows: nothing found, nothing there, or why it could not be loaded. */
  note?: ReactNode;
  footer?: ReactNode;
};

/** A field that opens a list with a search in it; one or several choices. */
export function AdvancedSelect(props: AdvancedSelectProps) {
  const { label, hint, error, aside, isHintAbove, className, chosen, rows, isMulti } = props;
  const { ids, control } = useFieldIds(props.id, { hint, error });
  const [frame, setFrame] = useState<HTMLSpanElement | null>(null);
  const values = chosen.map(({ value }) => value);
  const shared = {
    items: rows.map(({ value }) => value),
    filter: null,
    open: props.isOpen,
    onOpenChange: props.onOpenChange,
    inputValue: props.needle,
    onInputValueChange: props.onNeedle,
    autoHighlight: true,
    disabled: props.isDisabled,
  };
  const body = (
    <>
      <Field {...{ label, hint, error, aside, isHintAbove, className, ids }}>
        <ClosedField {...props} control={control} setFrame={setFrame} />
      </Field>
      <OpenList {...props} values={values} anchor={frame} />
    </>
  );
  return isMulti ? (
    <Combobox.Root multiple {...shared} value={values} onValueChange={props.onChoose}>
      {body}
    </Combobox.Root>
  ) : (
    <Combobox.Root
      {...shared}
      value={values[0] ?? null}
      onValueChange={(value) => props.onChoose(value === null ? [] : [value])}
    >
      {body}
    </Combobox.Root>
  );
}

type ClosedProps = AdvancedSelectProps & {
  control: ReturnType<typeof useFieldIds>["control"];
  setFrame: (element: HTMLSpanElement | null) => void;
};

function ClosedField(props: ClosedProps) {
  const { chosen, words, onChoose, isDisabled, isPlaceholder, hasTags, name, control, setFrame } = props;
  const isClearable = props.canClear && chosen.length > 0 && !props.isLoading && !isDisabled;
  const without = (value: string) => chosen.map((row) => row.value).filter((one) => one !== value);
  return (
    <span ref={setFrame} className={styles.frame} data-invalid={control["aria-invalid"]}>
      {hasTags
        ? chosen.map(({ value, label }) => (
            <Tag key={value} removeLabel={words.remove(label)} onRemove={() => onChoose(without(value))}>
              {label}
            </Tag>
          ))
        : null}
      <Combobox.Trigger {...control} className={styles.trigger} onBlur={props.onBlur}>
        <span className={cx(styles.summary, isPlaceholder && styles.placeholder)}>{props.summary}</span>
        <Icon name={props.isOpen ? "up" : "down"} size={18} />
      </Combobox.Trigger>
      {isClearable ? (
        <IconButton
          className={styles.clear}
          size="sm"
          icon="x"
          label={words.clear}
          onClick={() => onChoose([])}
        />
      ) : null}
      {name === undefined
        ? null
        : chosen.map(({ value }) => <input key={value} type="hidden" name={name} value={value} />)}
    </span>
  );
}

type ListProps = AdvancedSelectProps & { values: readonly string[]; anchor: HTMLSpanElement | null };

function OpenList(props: ListProps) {
  const { rows, words, values, isMulti, onChoose, needle } = props;
  const nearEnd = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    if (scrollHeight - scrollTop - clientHeight <= NEAR_END_PX) props.onNearEnd();
  };
  const removeLast = (event: KeyboardEvent) => {
    if (event.key === "Backspace" && isMulti && needle === "" && values.length > 0)
      onChoose(values.slice(0, -1));
  };
  return (
    <Combobox.Portal>
      <Combobox.Positioner className={styles.positioner} anchor={props.anchor} sideOffset={8} align="start">
        <Combobox.Popup className={styles.popup} aria-label={words.search}>
          <div className={styles.search}>
            <Icon name="search" size={18} />
            <Combobox.Input className={styles.input} aria-label={words.search} onKeyDown={removeLast} />
          </div>
          <div className={styles.scroll} onScroll={nearEnd}>
            <Combobox.List className={styles.list}>
              {rows.map((row) => (
                <Row
                  key={row.value}
                  row={row}
                  isChosen={values.includes(row.value)}
                  onDeselect={isMulti || !props.canDeselect ? undefined : () => onChoose([])}
                  onClose={() => props.onOpenChange(false)}
                />
              ))}
            </Combobox.List>
            {props.isLoading ? (
              <div className={styles.row} aria-hidden="true">
                <Skeleton width={55} />
              </div>
            ) : null}
            <Combobox.Status className={styles.note}>{props.note}</Combobox.Status>
          </div>
          <div className={styles.foot}>
            <span className={styles.keys} aria-hidden="true">
              <Kbd>↑</Kbd>
              <Kbd>↓</Kbd> {words.choose} <Kbd>Enter</Kbd> {words.take}
            </span>
            {props.footer}
          </div>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

type RowProps = {
  row: SelectRow;
  isChosen: boolean;
  onDeselect: (() => void) | undefined;
  onClose: () => void;
};

/** The chosen row of a single select gives the choice back, where that is allowed. */
function Row({ row, isChosen, onDeselect, onClose }: RowProps) {
  return (
    <Combobox.Item
      value={row.value}
      className={styles.row}
      onClick={(event) => {
        if (!isChosen || onDeselect === undefined) return;
        event.preventBaseUIHandler();
        onDeselect();
        onClose();
      }}
    >
      <span className={styles.content}>{row.content ?? row.label}</span>
      {isChosen ? <Icon name="check" size={18} /> : null}
    </Combobox.Item>
  );
}
