import type { HTMLAttributes, ReactNode } from "react";
import { cx } from "#web/kit/cx.ts";
import gaps from "./gap.module.css";
import styles from "./layout.module.css";

/** Those distances of `web/theme/tokens.css` that something uses, in pixels; each has its class in the stylesheet. */
type Gap = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 18 | 20 | 22 | 24 | 28;
type RowGap = 0 | 2 | 4 | 6 | 8 | 12 | 16 | 18;

type Region = "section" | "article" | "aside" | "header" | "footer" | "main" | "nav" | "figure";
type Tag = Region | "div" | "output" | "p" | "ul" | "ol" | "li" | "dl" | "span" | "b" | "small";
type Shared = HTMLAttributes<HTMLElement> & {
  as?: Tag;
  gap?: Gap;
  /** Between lines, where it differs from the gap between columns. */
  rowGap?: RowGap | undefined;
  children?: ReactNode;
};

type StackProps = Shared & {
  /** Across: whether what stands in it is as wide as the stack. */
  align?: "start" | "center" | "end";
};

/** One below the other. */
export function Stack({ as: Element = "div", gap = 0, rowGap, align, className, ...rest }: StackProps) {
  const classes = cx(styles.stack, gapClass(gap, rowGap), align && styles[`align-${align}`], className);
  return <Element {...rest} className={classes} />;
}

type RowProps = Shared & {
  align?: "start" | "center" | "end" | "baseline" | "stretch";
  justify?: "center" | "end" | "between";
  /** Goes on in another line where there is no room. */
  wraps?: boolean;
};

/** Side by side, in line with each other's middles. */
export function Row(props: RowProps) {
  const { as: Element = "div", gap = 0, rowGap, align = "center", ...others } = props;
  const { justify, wraps, className, ...rest } = others;
  const classes = cx(
    styles.row,
    gapClass(gap, rowGap),
    styles[`align-${align}`],
    justify && styles[`justify-${justify}`],
    wraps && styles.wraps,
    className,
  );
  return <Element {...rest} className={classes} />;
}

type FillProps = HTMLAttributes<HTMLElement> & { as?: "div" | "span" | "b" | "p"; children?: ReactNode };

/** What takes the room that is left in a row; long words break inside it instead of pushing the others out. */
export function Fill({ as: Element = "div", className, ...rest }: FillProps) {
  return <Element {...rest} className={cx(styles.fill, className)} />;
}

type GridProps = Shared & { align?: "start" | "center" | "end" | "stretch" } & (
    | {
        /** So many of equal width; fewer on a narrower screen. */
        columns: 1 | 2 | 3 | 4;
        tablet?: 1;
        phone?: 1 | 2;
        least?: undefined;
        isFilled?: undefined;
      }
    | {
        /** As many as fit when none is narrower than so many pixels. */
        least: 150 | 180 | 220 | 240 | 250 | 260 | 290 | 300 | 320 | 340 | 420;
        /** Leaves room for columns that are not there, so that a few cards are not wider than many. */
        isFilled?: boolean;
        columns?: undefined;
        tablet?: undefined;
        phone?: undefined;
      }
  );

/** In columns of equal width. */
export function Grid(props: GridProps) {
  const { as: Element = "div", gap = 0, rowGap, align, className, ...others } = props;
  const { columns, tablet, phone, least, isFilled, ...rest } = others;
  const classes = cx(
    styles.grid,
    gapClass(gap, rowGap),
    align && styles[`align-${align}`],
    columns && styles[`columns${columns}`],
    least && styles[`least${least}`],
    least && (isFilled ? styles.filled : styles.fit),
    tablet && styles[`tablet${tablet}`],
    phone && styles[`phone${phone}`],
    className,
  );
  return <Element {...rest} className={classes} />;
}

type ColumnsProps = HTMLAttributes<HTMLElement> & {
  /** How wide the second one is, in pixels. */
  aside: 340 | 400 | 440;
  /** Closer to each other where they stand one below the other. */
  isTight?: boolean;
};

/** What the page is about and, beside it, what belongs to it: below it from a tablet down. */
export function Columns({ aside, isTight = false, className, ...rest }: ColumnsProps) {
  const classes = cx(styles.columns, styles[`aside${aside}`], isTight && styles.tight, className);
  return <div {...rest} className={classes} />;
}

type ListProps = HTMLAttributes<HTMLElement> & {
  /** `ol` where the order means something. */
  as?: "ul" | "ol";
  gap?: Gap;
  /** Between its items; above or below every one of them where something else stands there in the same card. */
  lines?: "between" | "above" | "below";
  /** Around what stands in an item: above and below, then at the sides. */
  inset?: readonly [y: 8 | 10 | 12 | 16, x: 0 | 16 | 20];
  children?: ReactNode;
};

/** Things of one kind; its children are `<li>`. */
export function List({ as: Element = "ul", gap = 0, lines, inset, className, ...rest }: ListProps) {
  const insets = inset && cx(styles[`insetY${inset[0]}`], styles[`insetX${inset[1]}`]);
  const classes = cx(styles.stack, styles.list, gapClass(gap), insets, className);
  return <Element {...rest} data-lines={lines} className={classes} />;
}

type FactsProps = HTMLAttributes<HTMLElement> & {
  gap?: Gap;
  rowGap?: RowGap;
  /** At the right edge, figures under figures. */
  align?: "start" | "end";
  children?: ReactNode;
};

/** What it is and how much: its children are `Fact`. */
export function Facts({ gap = 16, rowGap = 8, align = "start", className, ...rest }: FactsProps) {
  const classes = cx(styles.facts, gapClass(gap, rowGap), className);
  return <dl {...rest} data-align={align} className={classes} />;
}

export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

const gapClass = (gap: Gap, rowGap?: RowGap): string =>
  cx(gaps[`gap${gap}`], rowGap !== undefined && gaps[`rowGap${rowGap}`]);
