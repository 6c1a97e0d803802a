import { useId, type ReactNode } from "react";
import choices from "./choice.module.css";
import { cx } from "./cx.ts";

type Props = {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
};

/** Takes effect at once; what waits for a save button is a `Checkbox`. */
export function Switch({ label, isOn, onChange, isDisabled, className }: Props) {
  const id = useId();
  return (
    <label htmlFor={id} className={cx(choices.choice, className)}>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={isOn}
        disabled={isDisabled}
        className={choices.switch}
        onClick={() => onChange(!isOn)}
      />
      <span>{label}</span>
    </label>
  );
}
