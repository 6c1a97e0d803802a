import { useId, type ReactNode } from "react";
import choices from "./choice.module.css";
import { cx } from "#web/kit/cx.ts";
import { FieldError } from "./Field.tsx";
import field from "./Field.module.css";

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  id?: string | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A question over several boxes or radio buttons. */
export function FieldSet({ label, hint, error, id, isDisabled, className, children }: Props) {
  const made = useId();
  const errorId = `${id ?? made}-error`;
  const hintId = `${id ?? made}-hint`;
  const describedBy = [error ? errorId : undefined, hint ? hintId : undefined].filter(Boolean).join(" ");
  return (
    <fieldset id={id} disabled={isDisabled} aria-describedby={describedBy || undefined} className={className}>
      <legend className={cx(field.label, choices.legend)}>{label}</legend>
      <div className={choices.group}>
        {hint ? (
          <span id={hintId} className={field.hint}>
            {hint}
          </span>
        ) : null}
        <FieldError id={errorId}>{error}</FieldError>
        {children}
      </div>
    </fieldset>
  );
}

/** Everything inside can be read and nothing pressed or typed, while links still lead on. */
export function Frozen({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return (
    <fieldset disabled={isOn} className={choices.frozen}>
      {children}
    </fieldset>
  );
}
