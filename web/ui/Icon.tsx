import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import styles from "./Icon.module.css";
import { interfaceIcons } from "./icons/interfaceIcons.tsx";
import { sportIcons } from "./icons/sportIcons.tsx";
import { subjectIcons } from "./icons/subjectIcons.tsx";

export type IconName = keyof typeof interfaceIcons | keyof typeof sportIcons | keyof typeof subjectIcons;
type IconSize = 14 | 16 | 18 | 20 | 24;

type Props = {
  name: IconName;
  size?: IconSize | undefined;
  className?: string | undefined;
};

/** Always decoration: the word beside it, or the label of its button, carries the meaning. */
export function Icon({ name, size = 20, className }: Props) {
  return (
    <svg
      className={cx(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {ICONS[name]}
    </svg>
  );
}

const ICONS: Readonly<Record<IconName, ReactNode>> = { ...interfaceIcons, ...sportIcons, ...subjectIcons };

export const ICON_NAMES: readonly IconName[] = [
  ...namesOf(interfaceIcons),
  ...namesOf(sportIcons),
  ...namesOf(subjectIcons),
];

function namesOf<T extends object>(icons: T): readonly (keyof T)[] {
  const names: (keyof T)[] = [];
  for (const name in icons) names.push(name);
  return names;
}
