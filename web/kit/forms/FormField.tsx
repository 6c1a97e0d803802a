import type { ReactNode } from "react";
import { Checkbox } from "#web/kit/fields/Checkbox.tsx";
import type { FieldProps } from "#web/kit/fields/Field.tsx";
import { FieldSet } from "#web/kit/fields/FieldSet.tsx";
import { Button } from "#web/kit/Button.tsx";
import { NumberField } from "#web/kit/fields/NumberField.tsx";
import { PasswordField } from "#web/kit/fields/PasswordField.tsx";
import { Radio } from "#web/kit/fields/Radio.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { TextArea } from "#web/kit/fields/TextArea.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";
import { auth } from "#texts/account/auth.ts";
import { selectWords } from "#texts/forms.ts";
import { Grid } from "#web/kit/layout/layout.tsx";
import styles from "./FormField.module.css";
import { AdvancedSelectField } from "./AdvancedSelectField.tsx";
import {
  isAsked,
  isPassword,
  ticked,
  type CheckboxesKind,
  type Choice,
  type Declaration,
  type Field,
  type InputField,
  type Raw,
} from "./fields.ts";
import type { FormHandle } from "./useForm.ts";

export type FieldWords = {
  readonly label?: string;
  readonly hint?: ReactNode;
  readonly placeholder?: string;
  /** Beside the label. */
  readonly aside?: string;
};

type Props<Fields extends Declaration> = {
  form: FormHandle<Fields>;
  name: keyof Fields & string;
  /** In place of what was declared, where it follows from what else is chosen. */
  words?: FieldWords | undefined;
  className?: string | undefined;
};

type FieldsProps<Fields extends Declaration> = Pick<Props<Fields>, "form"> & {
  names: readonly (keyof Fields & string)[];
};

/** Several of them, one after the other. */
export function FormFields<Fields extends Declaration>({ form, names }: FieldsProps<Fields>) {
  return names.map((name) => <FormField key={name} form={form} name={name} />);
}

/** A declared field, drawn by its kind. */
export function FormField<Fields extends Declaration>({ form, name, words, className }: Props<Fields>) {
  const declared = form.fields[name];
  if (declared === undefined) return null;
  const field = offered({ ...declared, ...words }, form);
  if (field.kind === "submit")
    return (
      <Button
        type="submit"
        size="lg"
        isBlock
        isBusy={form.state.isSubmitting}
        disabled={field.needsChange && !form.isUnsaved}
        className={className}
      >
        {field.label}
      </Button>
    );
  if (field.isAsked !== undefined && !isAsked(field, form.store.values())) return null;
  // Drawn anew when its value came from elsewhere than the person at it.
  const generation = form.state.generations.get(name) ?? 0;
  const key = `${name}-${generation}`;
  if (field.kind === "advancedSelect")
    return (
      <AdvancedSelectField
        key={key}
        field={field}
        id={form.idOf(name)}
        name={name}
        value={form.state.raw.get(name) ?? ""}
        error={form.state.problems.get(name)}
        isDisabled={form.state.isSubmitting}
        onChange={(value, isInitial) => (isInitial ? undefined : form.store.choose(name, value))}
      />
    );
  if (field.kind === "checkboxes")
    return (
      <Checkboxes
        key={key}
        field={field}
        id={form.idOf(name)}
        name={name}
        chosen={ticked(form.state.raw.get(name))}
        error={form.state.problems.get(name)}
        className={className}
        onChange={(chosen) => form.store.choose(name, chosen)}
      />
    );
  return (
    <PlainField
      key={key}
      field={field}
      name={name}
      id={form.idOf(name)}
      drawn={form.state.drawn.get(name) ?? ""}
      error={form.state.problems.get(name)}
      className={className}
      onInput={(raw) => form.store.input(name, raw)}
      onChoose={(raw) => form.store.choose(name, raw)}
      onBlur={() => afterPress(() => form.store.blur(name, generation))}
    />
  );
}

/** A message pushes what stands below it away, and a link that moves from under the pointer hears no press: it waits (FM23). */
function afterPress(tell: () => void): void {
  if (!document.documentElement.matches(":active")) tell();
  else document.addEventListener("mouseup", () => setTimeout(tell), { once: true });
}

/** Without the choices that something else rules out. */
function offered<Fields extends Declaration>(field: Field, { store }: FormHandle<Fields>): Field {
  if (!("options" in field) || field.options.every(({ isOffered }) => isOffered === undefined)) return field;
  const values = store.values();
  return { ...field, options: field.options.filter(({ isOffered }) => isOffered?.(values) ?? true) };
}

type CheckboxesProps = {
  field: CheckboxesKind;
  id: string;
  name: string;
  chosen: readonly string[];
  error: string | undefined;
  className: string | undefined;
  onChange: (chosen: readonly string[]) => void;
};

function Checkboxes({ field, id, name, chosen, error, className, onChange }: CheckboxesProps) {
  const { label, labelNode = label, hint, options } = field;
  // What says more than its name takes a line of its own.
  const columns = options.some(isDescribed) ? 1 : 2;
  const toggle = (one: string) =>
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <FieldSet {...{ id, error, hint, className }} label={labelNode}>
      <Grid columns={columns} phone={1} gap={18} rowGap={columns === 1 ? 12 : 4}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={isDescribed(option) ? <Described {...option} /> : option.label}
            checked={chosen.includes(option.value)}
            aria-invalid={error === undefined ? undefined : true}
            onChange={() => toggle(option.value)}
          />
        ))}
      </Grid>
    </FieldSet>
  );
}

type PlainProps = {
  field: Exclude<InputField, { kind: "advancedSelect" | "checkboxes" }>;
  name: string;
  id: string;
  drawn: Raw;
  error: string | undefined;
  className: string | undefined;
  onInput: (raw: Raw) => void;
  onChoose: (raw: Raw) => void;
  onBlur: () => void;
};

function PlainField({ field, name, id, drawn, error, className, onInput, onChoose, onBlur }: PlainProps) {
  const { label, labelNode = label, hint, isHintAbove, aside } = field;
  const shared = { name, id, error, className };
  if (field.kind === "checkbox")
    return (
      <Checkbox
        {...shared}
        label={labelNode}
        defaultChecked={drawn === true}
        onChange={({ target }) => onChoose(target.checked)}
      />
    );
  const text = typeof drawn === "string" ? drawn : "";
  const labelled = { ...shared, label: labelNode, hint, isHintAbove, aside };
  if ("options" in field) return <ChoiceField {...{ field, onChoose, onBlur, text }} shared={labelled} />;
  return <TypedField {...{ field, onInput, onBlur, text }} shared={labelled} />;
}

type Labelled = Pick<PlainProps, "name" | "id" | "error" | "className"> &
  Pick<FieldProps, "label" | "hint" | "isHintAbove" | "aside">;

type ChoiceProps = Pick<PlainProps, "onChoose" | "onBlur"> & {
  field: Extract<PlainProps["field"], { options: unknown }>;
  text: string;
  shared: Labelled;
};

function ChoiceField({ field, text, shared, onChoose, onBlur }: ChoiceProps) {
  const { name, id, error, className, label, hint } = shared;
  if (field.kind === "radio")
    return (
      <FieldSet {...{ id, error, className, hint, label }}>
        {field.options.map((option) => (
          <Radio
            key={option.value}
            name={name}
            value={option.value}
            label={isDescribed(option) ? <Described {...option} /> : option.label}
            defaultChecked={option.value === text}
            aria-invalid={error === undefined ? undefined : true}
            onChange={() => onChoose(option.value)}
          />
        ))}
      </FieldSet>
    );
  return (
    <SelectField
      {...shared}
      options={field.options}
      placeholder={field.placeholder ?? selectWords.placeholder}
      defaultValue={text}
      onChange={({ target }) => onChoose(target.value)}
      onBlur={onBlur}
    />
  );
}

const isDescribed = ({ hint, aside }: Choice): boolean => hint !== undefined || aside !== undefined;

function Described({ label, hint, aside }: Choice) {
  return (
    <span className={styles.described}>
      <b>{label}</b>
      {hint === undefined ? null : <small>{hint}</small>}
      {aside === undefined ? null : <span className={styles.aside}>{aside}</span>}
    </span>
  );
}

type TypedKind = Exclude<PlainProps["field"], { kind: "checkbox" } | { options: unknown }>;
type TypedProps = Pick<PlainProps, "onInput" | "onBlur"> & {
  field: TypedKind;
  text: string;
  shared: Labelled;
};

function TypedField({ field, text, shared, onInput, onBlur }: TypedProps) {
  const { placeholder, autoComplete, inputMode } = field;
  const input = {
    ...shared,
    placeholder,
    autoComplete,
    inputMode,
    defaultValue: text,
    onBlur,
    onInput: (event: { currentTarget: { value: string } }) => onInput(event.currentTarget.value),
  };
  if (field.kind === "textarea") return <TextArea {...input} rows={field.rows} maxLength={field.maxLength} />;
  if (field.kind === "number") return <NumberField {...input} suffix={field.suffix} />;
  if (isPassword(field))
    return <PasswordField {...input} showLabel={auth.login.show} hideLabel={auth.login.hide} />;
  const { kind, max, maxLength } = field;
  return (
    <TextField
      {...input}
      type={typeOf(field)}
      max={kind === "date" ? max : undefined}
      maxLength={maxLength}
    />
  );
}

function typeOf({ kind, type }: Exclude<TypedKind, { kind: "number" }>): string {
  return kind === "tel" || kind === "date" ? kind : (type ?? "text");
}
