import type { ComponentProps, ReactNode } from "react";
import choices from "./choice.module.css";
import { cx } from "#web/kit/cx.ts";
import { FieldError, useFieldIds } from "./Field.tsx";
import { Icon } from "#web/kit/Icon.tsx";

type Props = Omit<ComponentProps<"input">, "type" | "children"> & {
  label: ReactNode;
  error?: ReactNode;
};

export function Checkbox({ label, error, id, className, "aria-invalid": isWrong, ...input }: Props) {
  const { ids, control } = useFieldIds(id, { error, hint: undefined });
  return (
    <div className={cx(choices.withError, className)}>
      <FieldError id={ids.error}>{error}</FieldError>
      <label className={choices.choice}>
        <span className={choices.spot}>
          <input
            {...input}
            {...control}
            // One of several boxes is wrong with its question.
            aria-invalid={control["aria-invalid"] ?? isWrong}
            type="checkbox"
            className={choices.box}
          />
          <Icon name="check" size={16} className={choices.tick} />
        </span>
        <span>{label}</span>
      </label>
    </div>
  );
}
