import styles from "./LoadingBar.module.css";

type Props = {
  /** 0 to 100. */
  progress: number;
  isError?: boolean | undefined;
  /** While false the bar fades out at its last width. */
  isVisible?: boolean | undefined;
};

/** 3 px over everything. Drawn as SVG: a width in a style attribute would be refused by the content policy. */
export function LoadingBar({ progress, isError = false, isVisible = true }: Props) {
  return (
    <svg
      className={styles.bar}
      data-error={isError || undefined}
      data-hidden={!isVisible || undefined}
      aria-hidden="true"
    >
      <rect className={styles.done} width={`${progress}%`} height="100%" />
    </svg>
  );
}
