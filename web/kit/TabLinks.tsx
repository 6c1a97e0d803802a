import type { ReactNode } from "react";
import { Anchor } from "./Anchor.tsx";
import { cx } from "./cx.ts";
import { useShownCurrent } from "./useShownCurrent.ts";
import tabs from "./tabs.module.css";

export type TabLink = {
  readonly href: string;
  readonly label: ReactNode;
  readonly count?: number | undefined;
};

type Props = {
  /** Names the navigation for a screen reader. */
  label: string;
  items: readonly TabLink[];
  currentHref: string | undefined;
  /** Behind the tabs: `MoreTabs`. */
  children?: ReactNode;
  className?: string | undefined;
};

/** Sections of a page, each with its own address. */
export function TabLinks({ label, items, currentHref, children, className }: Props) {
  const strip = useShownCurrent(currentHref);
  return (
    <nav ref={strip} aria-label={label} className={cx(tabs.strip, className)}>
      {items.map((item) => (
        <Anchor
          key={item.href}
          href={item.href}
          className={tabs.tab}
          aria-current={item.href === currentHref ? "page" : undefined}
        >
          {item.label}
          {item.count === undefined ? null : <span className={tabs.count}>{item.count}</span>}
        </Anchor>
      ))}
      {children}
    </nav>
  );
}
