import { cx } from "./cx.ts";
import styles from "./Belt.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export const BELTS = [
  "white",
  "grey",
  "yellow",
  "orange",
  "green",
  "blue",
  "purple",
  "brown",
  "black",
] as const;
type BeltColor = (typeof BELTS)[number];

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
