import type { ComponentProps } from "react";
import { Anchor } from "./Anchor.tsx";
import styles from "./Button.module.css";
import { cx } from "./cx.ts";

type ButtonVariant = "primary" | "secondary" | "ghost" | "live" | "danger" | "dangerFill";
type ButtonSize = "sm" | "md" | "lg";

type Look = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its parent. */
  isBlock?: boolean | undefined;
};

export type PressButtonProps = Look &
  ComponentProps<"button"> & {
    href?: undefined;
    /** Keeps its width and its place in the tab order, shows a spinner, ignores presses. */
    isBusy?: boolean | undefined;
  };
type AsLink = Look & Omit<ComponentProps<"a">, "href"> & { href: string };

export type ButtonProps = PressButtonProps | AsLink;

export function Button(props: ButtonProps) {
  if (props.href !== undefined) return <LinkButton {...props} />;
  return <PressButton {...props} />;
}

function LinkButton({ variant, size, isBlock, className, ...rest }: AsLink) {
  return <Anchor className={buttonClass({ variant, size, isBlock }, className)} {...rest} />;
}

function PressButton({
  variant,
  size,
  isBlock,
  isBusy = false,
  className,
  onClick,
  ...rest
}: PressButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass({ variant, size, isBlock }, cx(isBusy && styles.busy, className))}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? swallow : onClick}
      {...rest}
    />
  );
}

function buttonClass({ variant = "primary", size = "md", isBlock }: Look, extra: string | undefined): string {
  return cx(styles.button, styles[variant], styles[size], isBlock && styles.block, extra);
}

// A busy submit button must not send its form a second time.
const swallow: NonNullable<PressButtonProps["onClick"]> = (event) => event.preventDefault();
