import type { Belt as BeltColor } from "#domain/category/levels.ts";
import { cx } from "#web/kit/cx.ts";
import styles from "./Belt.module.css";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";

type Props = {
  color: BeltColor;
  /** The belt in words; leave it out where the words stand beside the picture. */
  label?: string | undefined;
  className?: string | undefined;
};

export function Belt({ color, label, className }: Props) {
  return (
    <span className={cx(styles.belt, styles[color], className)} title={label}>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
