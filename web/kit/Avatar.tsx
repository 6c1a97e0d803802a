import { cx } from "./cx.ts";
import styles from "./Avatar.module.css";

type Props = {
  name: string;
  size?: 32 | 36 | 48 | 72 | undefined;
  /** A photograph in place of the initials. */
  src?: string | undefined;
  className?: string | undefined;
};

/** Decoration: the person's name stands beside it or in the label of its link. */
export function Avatar({ name, size = 36, src, className }: Props) {
  const look = cx(styles.avatar, styles[`size${size}`], className);
  if (src) return <img className={look} src={src} alt="" width={size} height={size} loading="lazy" />;
  return (
    <span className={look} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => word.charAt(0).toLocaleUpperCase("ru")).join("");
}
