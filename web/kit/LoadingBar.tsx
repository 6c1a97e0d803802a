import type { Ref } from "react";
import styles from "./LoadingBar.module.css";

type Look = {
  /** 0 to 100. */
  progress: number;
  isError?: boolean | undefined;
  /** While false the bar fades out at its last width. */
  isVisible?: boolean | undefined;
};
type Props = Look & { ref?: Ref<SVGSVGElement> };

/** 3 px over everything. Drawn as SVG: a width in a style attribute would be refused by the content policy. */
export function LoadingBar({ ref, progress, isError = false, isVisible = true }: Props) {
  return (
    <svg
      ref={ref}
      className={styles.bar}
      data-error={isError || undefined}
      data-hidden={!isVisible || undefined}
      aria-hidden="true"
    >
      <rect className={styles.done} width={`${progress}%`} height="100%" />
    </svg>
  );
}

/** Past React: a bar that moves twenty times a second through it would have the page it waits for begun anew as often. */
export function paintLoadingBar(
  bar: SVGSVGElement,
  { progress, isError = false, isVisible = true }: Look,
): void {
  bar.toggleAttribute("data-error", isError);
  bar.toggleAttribute("data-hidden", !isVisible);
  bar.firstElementChild?.setAttribute("width", `${progress}%`);
}
