import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";
import styles from "./Table.module.css";
import { ScrollArea } from "./ScrollArea.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

type Props = {
  /** What the table is about; read out, not drawn. */
  caption: string;
  isDense?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** `thead` and `tbody` as children, their cells made of `HeadCell` and `Cell`. */
export function Table({ caption, isDense, className, children }: Props) {
  return (
    <ScrollArea className={cx(styles.scroll, className)} label={caption}>
      <table className={cx(styles.table, isDense && styles.dense)}>
        <caption className={styles.caption}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {children}
      </table>
    </ScrollArea>
  );
}

type CellProps = {
  align?: "start" | "center" | "end" | undefined;
  /** Not on a phone: there is no room, or something else says it. */
  isWide?: boolean;
};

export function HeadCell({
  align = "start",
  isWide,
  className,
  ...rest
}: Omit<ComponentProps<"th">, "align"> & CellProps) {
  const classes = cx(styles.headCell, styles[align], isWide && styles.wide, className);
  return <th scope="col" {...rest} className={classes} />;
}

export function Cell({
  align = "start",
  isWide,
  className,
  ...rest
}: Omit<ComponentProps<"td">, "align"> & CellProps) {
  return <td {...rest} className={cx(styles.cell, styles[align], isWide && styles.wide, className)} />;
}
