import type { ComponentProps } from "react";
import controls from "./control.module.css";
import { Field, useFieldIds, type FieldProps } from "./Field.tsx";

type Props = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps>;

export function TextField({ label, hint, error, aside, isHintAbove, className, id, ...input }: Props) {
  const { ids, control } = useFieldIds(id, { hint, error });
  return (
    <Field {...{ label, hint, error, aside, isHintAbove, className, ids }}>
      <span className={controls.frame}>
        <input type="text" {...input} {...control} className={controls.control} />
      </span>
    </Field>
  );
}
