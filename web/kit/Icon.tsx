import { cx } from "./cx.ts";
import { drawIcon } from "./icons/drawIcon.ts";
import type { IconName } from "./icons/iconNames.ts";
import styles from "./Icon.module.css";

export type { IconName } from "./icons/iconNames.ts";

type IconSize = 14 | 16 | 18 | 20 | 24;

type Props = { name: IconName; size?: IconSize | undefined; className?: string | undefined };

/** Always decoration: the word beside it, or the label of its button, carries the meaning. */
export function Icon({ name, size = 20, className }: Props) {
  return (
    <svg
      className={cx(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // The server draws what the browser would fetch.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: drawIcon(name) }}
    />
  );
}
