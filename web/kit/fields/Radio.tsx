import type { ComponentProps, ReactNode } from "react";
import choices from "./choice.module.css";
import { cx } from "#web/kit/cx.ts";

type Props = Omit<ComponentProps<"input">, "type" | "children"> & { label: ReactNode };

/** One answer of several; put the group in a `FieldSet` so that its question is read out. */
export function Radio({ label, className, ...input }: Props) {
  return (
    <label className={cx(choices.choice, className)}>
      <input {...input} type="radio" className={cx(choices.box, choices.dot)} />
      <span>{label}</span>
    </label>
  );
}
