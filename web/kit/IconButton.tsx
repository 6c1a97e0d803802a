import { Button, type ButtonProps } from "./Button.tsx";
import { cx } from "./cx.ts";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./IconButton.module.css";

type WithoutText<T> = T extends unknown ? Omit<T, "children" | "aria-label" | "isBlock"> : never;

type Props = WithoutText<ButtonProps> & {
  icon: IconName;
  /** What the button does, for those who do not see the sign. */
  label: string;
};

export function IconButton({ icon, label, className, variant = "ghost", size = "md", ...rest }: Props) {
  return (
    <Button
      {...rest}
      variant={variant}
      size={size}
      className={cx(styles.square, styles[size], className)}
      aria-label={label}
    >
      <Icon name={icon} size={size === "lg" ? 24 : 20} />
    </Button>
  );
}
