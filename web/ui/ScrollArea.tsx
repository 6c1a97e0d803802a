import type { ReactNode } from "react";

type Props = {
  /** What is inside, for who comes to it with the keyboard. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Wider than a phone, it scrolls; a keyboard can get into it and move it with the arrows. */
export function ScrollArea({ label, className, children }: Props) {
  return (
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
