import type { ReactNode } from "react";
import styles from "./ErrorArt.module.css";
import type { ErrorStatus } from "./errorStatus.ts";

type Props = { status: ErrorStatus; className?: string | undefined };

/** 404: the bout has left the circle. 403: the circle is barred. 500 and 503: its line is broken. */
export function ErrorArt({ status, className }: Props) {
  return (
    <svg className={className} viewBox="0 0 900 900" aria-hidden="true">
      <circle className={styles.disc} cx="450" cy="450" r="450" />
      <circle className={styles.line} cx="450" cy="450" r="400" />
      {PARTS[status]}
    </svg>
  );
}

const centre = <circle className={styles.line} cx="450" cy="450" r="96" />;

const broken = (
  <>
    <circle className={styles.boundary} cx="450" cy="450" r="330" strokeDasharray="330 84" />
    {centre}
  </>
);

const PARTS: Readonly<Record<ErrorStatus, ReactNode>> = {
  403: (
    <>
      <circle className={styles.boundary} cx="450" cy="450" r="330" />
      <path className={styles.bar} d="M217 683 683 217" />
    </>
  ),
  404: (
    <>
      <circle
        className={styles.boundary}
        cx="450"
        cy="450"
        r="330"
        strokeDasharray="1780 293"
        transform="rotate(-62 450 450)"
      />
      {centre}
      <circle className={styles.fighter} cx="478" cy="66" r="36" />
    </>
  ),
  500: broken,
  503: broken,
};
