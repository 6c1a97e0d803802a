import type { ComponentProps } from "react";
import controls from "./control.module.css";
import { Field, useFieldIds, type FieldProps } from "./Field.tsx";

type Props = FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>;

export function TextArea({ label, hint, error, aside, isHintAbove, className, id, ...textarea }: Props) {
  const { ids, control } = useFieldIds(id, { hint, error });
  return (
    <Field {...{ label, hint, error, aside, isHintAbove, className, ids }}>
      <span className={controls.frame}>
        <textarea {...textarea} {...control} className={controls.control} />
      </span>
    </Field>
  );
}
