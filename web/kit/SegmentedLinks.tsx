import type { ReactNode } from "react";
import { Anchor } from "./Anchor.tsx";
import { cx } from "./cx.ts";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./segmented.module.css";

type SegmentLink = {
  readonly href: string;
  readonly label: ReactNode;
  readonly icon?: IconName | undefined;
};

type Props = {
  label: string;
  items: readonly SegmentLink[];
  currentHref: string | undefined;
  className?: string | undefined;
};

/** `Segmented` where every view has its own address. */
export function SegmentedLinks({ label, items, currentHref, className }: Props) {
  return (
    <nav aria-label={label} className={cx(styles.group, className)}>
      {items.map((item) => (
        <Anchor
          key={item.href}
          href={item.href}
          className={styles.segment}
          aria-current={item.href === currentHref ? "page" : undefined}
        >
          {item.icon ? <Icon name={item.icon} size={18} /> : null}
          {item.label}
        </Anchor>
      ))}
    </nav>
  );
}
