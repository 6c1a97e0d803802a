import { cx } from "#web/kit/cx.ts";
import styles from "./ClubRoundel.module.css";
import { pick, stableHash } from "#web/kit/cover/stableHash.ts";

type Props = {
  /** The club's name decides the colours and the division. */
  name: string;
  size?: number | undefined;
  className?: string | undefined;
};

/** A club without a logo still has a sign of its own, divided as shields are. */
export function ClubRoundel({ name, size = 24, className }: Props) {
  const hash = stableHash(name);
  const [one, other] = pick(COLOURS, hash);
  // The same colours and the same division the other way round: two clubs of a tournament rarely look alike.
  const [field, charge] = hash & TURNED ? [other, one] : [one, other];
  return (
    <svg
      className={cx(styles.roundel, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <rect width="24" height="24" fill={field} />
      <path {...pick(DIVISIONS, hash >>> 8)(charge)} />
      <circle cx="12" cy="12" r="11.5" fill="none" stroke="#000" strokeOpacity=".18" />
    </svg>
  );
}

const TURNED = 1 << 20;

const COLOURS = [
  ["#0C4D3E", "#FFC93C"],
  ["#1349B5", "#F4F1E8"],
  ["#B5121F", "#F4F1E8"],
  ["#23292B", "#E2B12C"],
  ["#6E4224", "#F4F1E8"],
  ["#0F6E7C", "#F4F1E8"],
  ["#8A1C2B", "#E9C46A"],
  ["#2B4A6F", "#F2A541"],
  ["#3D5A2C", "#F4F1E8"],
  ["#F4F1E8", "#1349B5"],
  ["#FFC93C", "#23292B"],
  ["#5A2A6B", "#F0D9A8"],
] as const;

type Drawing = {
  readonly d: string;
  readonly fill: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
};

const filled =
  (d: string) =>
  (fill: string): Drawing => ({ d, fill });

const DIVISIONS = [
  filled("M12 0a12 12 0 0 1 0 24Z"),
  filled("M0 12a12 12 0 0 1 24 0Z"),
  filled("M3.5 20.5 20.5 3.5A12 12 0 0 1 20.5 20.5 12 12 0 0 1 3.5 20.5Z"),
  filled("M6.5 12a5.5 5.5 0 1 1 11 0 5.5 5.5 0 1 1-11 0Z"),
  filled("M0 9h24v6H0z"),
  filled("M9 0h6v24H9z"),
  filled("M12 7 24 17v6L12 13 0 23v-6Z"),
  (stroke: string): Drawing => ({
    d: "M5 12a7 7 0 1 1 14 0 7 7 0 1 1-14 0Z",
    fill: "none",
    stroke,
    strokeWidth: 3,
  }),
  filled("M12 3.5 20 12l-8 8.5L4 12Z"),
  filled("M-1 20 20-1l5 5L4 25Z"),
  filled("M12 12V0a12 12 0 0 1 12 12ZM12 12v12A12 12 0 0 1 0 12Z"),
] as const;
