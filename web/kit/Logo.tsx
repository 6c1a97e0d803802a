import { Anchor } from "./Anchor.tsx";
import { cx } from "./cx.ts";
import styles from "./Logo.module.css";
import { Mark } from "./Mark.tsx";

type Props = {
  name: string;
  /** With an address it is a link, and `label` says where to. */
  href?: string | undefined;
  label?: string | undefined;
  className?: string | undefined;
};

export function Logo({ name, href, label, className }: Props) {
  const inside = (
    <>
      <Mark className={styles.mark} />
      {name}
    </>
  );
  if (href === undefined) return <span className={cx(styles.logo, className)}>{inside}</span>;
  return (
    <Anchor href={href} aria-label={label} className={cx(styles.logo, className)}>
      {inside}
    </Anchor>
  );
}
