import { useEffect, useRef } from "react";
import styles from "./ErrorSummary.module.css";

/** Without a field it is about the form as a whole. */
type SummaryError = { readonly fieldId: string | undefined; readonly message: string };

type Props = {
  title: string | undefined;
  errors: readonly SummaryError[];
  /** Takes the focus when it appears, so that a screen reader starts here after a refused submit. */
  takesFocus?: boolean | undefined;
};

export function ErrorSummary({ title, errors, takesFocus = true }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isEmpty = errors.length === 0;
  useEffect(() => {
    if (takesFocus && !isEmpty) box.current?.focus();
  }, [takesFocus, isEmpty]);

  if (isEmpty) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      {title === undefined ? null : <h2 className={styles.title}>{title}</h2>}
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId ?? message}>
            {fieldId === undefined ? (
              <span className={styles.whole}>{message}</span>
            ) : (
              <a href={`#${fieldId}`} className={styles.link} onClick={(event) => focusField(event, fieldId)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

// Following the address alone would scroll to the field and leave the focus where it was.
function focusField(event: { preventDefault: () => void }, fieldId: string): void {
  const named = document.getElementById(fieldId);
  // A question over several boxes takes no focus itself; its first box does.
  const field = named?.querySelector("legend") ? named.querySelector<HTMLElement>("input:enabled") : named;
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
}
