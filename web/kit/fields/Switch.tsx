import type { ReactNode } from "react";
import choices from "./choice.module.css";
import { cx } from "#web/kit/cx.ts";

type Props = {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
};

/** Takes effect at once; what waits for a save button is a `Checkbox`. */
export function Switch({ label, isOn, onChange, isDisabled, className }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      disabled={isDisabled}
      className={cx(choices.choice, choices.switchRow, className)}
      onClick={() => onChange(!isOn)}
    >
      <span className={choices.switch} />
      <span>{label}</span>
    </button>
  );
}
