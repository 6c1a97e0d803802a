import type { ComponentProps } from "react";
import controls from "./control.module.css";
import { cx } from "#web/kit/cx.ts";
import { Field, useFieldIds, type FieldProps } from "./Field.tsx";

type Props = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps | "type"> & {
    /** The unit, e.g. kilograms; part of the field's description, not of its value. */
    suffix?: string | undefined;
  };

/** A text input, because `type=number` refuses the decimal comma in some browsers and changes on scroll. */
export function NumberField({
  label,
  hint,
  error,
  aside,
  isHintAbove,
  className,
  id,
  suffix,
  ...input
}: Props) {
  const { ids, control } = useFieldIds(id, { hint, error });
  return (
    <Field {...{ label, hint, error, aside, isHintAbove, className, ids }}>
      <span className={controls.frame}>
        <input
          inputMode="decimal"
          autoComplete="off"
          {...input}
          {...control}
          type="text"
          className={cx(controls.control, controls.number)}
        />
        {suffix ? <span className={controls.suffix}>{suffix}</span> : null}
      </span>
    </Field>
  );
}
