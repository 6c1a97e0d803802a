import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"section">, "aria-label" | "tabIndex"> & {
  /** What is inside, for who comes to it with the keyboard. */
  label: string;
};

/** Wider than a phone, it scrolls; a keyboard can get into it and move it with the arrows. */
export function ScrollArea({ label, children, ...rest }: Props) {
  return (
    <section {...rest} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
