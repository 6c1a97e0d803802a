import type { ComponentProps } from "react";
import controls from "./control.module.css";
import { cx } from "#web/kit/cx.ts";
import { Field, useFieldIds, type FieldProps } from "./Field.tsx";
import { Icon } from "#web/kit/Icon.tsx";

type SelectOption = { readonly value: string; readonly label: string; readonly isDisabled?: boolean };

type Props = FieldProps &
  Omit<ComponentProps<"select">, keyof FieldProps | "children" | "multiple"> & {
    options: readonly SelectOption[];
    /** Shown while nothing is chosen; it cannot be chosen back. */
    placeholder?: string | undefined;
  };

/** The system's own list: it scrolls, searches by letter and fits a phone without our help. */
export function SelectField(props: Props) {
  const { label, hint, error, aside, isHintAbove, className, id, options, placeholder, ...select } = props;
  const { ids, control } = useFieldIds(id, { hint, error });
  return (
    <Field {...{ label, hint, error, aside, isHintAbove, className, ids }}>
      <span className={cx(controls.frame, controls.select)}>
        <select {...select} {...control} className={controls.control}>
          {placeholder ? (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          ) : null}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" size={18} className={controls.chevron} />
      </span>
    </Field>
  );
}
