import { useId, type ReactNode } from "react";
import { cx } from "#web/kit/cx.ts";
import styles from "./Field.module.css";
import { Icon } from "#web/kit/Icon.tsx";

/** What every field with a label shares. */
export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** At the right end of the label's line, e.g. a link to password recovery. */
  aside?: ReactNode;
  /** A long hint reads better before the field than after it. */
  isHintAbove?: boolean | undefined;
  className?: string | undefined;
};

type Props = FieldProps & { ids: FieldIds; children: ReactNode };

/** The error stands above the control, where a phone's keyboard does not cover it. */
export function Field({ label, hint, error, aside, isHintAbove = false, className, ids, children }: Props) {
  const hintLine = hint ? (
    <span id={ids.hint} className={styles.hint}>
      {hint}
    </span>
  ) : null;
  return (
    <div className={cx(styles.field, className)}>
      <span className={styles.top}>
        <label htmlFor={ids.control} className={styles.label}>
          {label}
        </label>
        {aside ? <span className={styles.aside}>{aside}</span> : null}
      </span>
      {isHintAbove ? hintLine : null}
      <FieldError id={ids.error}>{error}</FieldError>
      {children}
      {isHintAbove ? null : hintLine}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <span id={id} className={styles.error}>
      <Icon name="warn" size={18} className={styles.errorIcon} />
      <span>{children}</span>
    </span>
  );
}

type FieldIds = { readonly control: string; readonly hint: string; readonly error: string };

type Described = {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
};

/** Ids that tie a control to its hint and its error, and the attributes that say so. */
export function useFieldIds(
  id: string | undefined,
  { hint, error }: Pick<FieldProps, "hint" | "error">,
): { readonly ids: FieldIds; readonly control: Described } {
  const made = useId();
  const control = id ?? made;
  const ids = { control, hint: `${control}-hint`, error: `${control}-error` };
  const describedBy = [error ? ids.error : undefined, hint ? ids.hint : undefined].filter(Boolean).join(" ");
  return {
    ids,
    control: {
      id: control,
      "aria-describedby": describedBy || undefined,
      "aria-invalid": error ? true : undefined,
    },
  };
}
