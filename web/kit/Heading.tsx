import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import styles from "./Heading.module.css";

type HeadingLook = "hero" | "h1" | "h2" | "h3" | "h4";

type Props = ComponentProps<"h1"> & {
  level: 1 | 2 | 3 | 4;
  /** How large it is drawn, when that differs from its place in the outline. */
  look?: HeadingLook | undefined;
};

export function Heading({ level, look = `h${level}`, className, ...rest }: Props) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={cx(styles[look], className)} />;
}
