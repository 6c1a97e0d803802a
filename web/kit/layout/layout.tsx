import type { CSSProperties, HTMLAttributes, ReactNode } from "react";
import { cx } from "#web/kit/cx.ts";
import styles from "./layout.module.css";

/** The distances of `web/theme/tokens.css`, in pixels. */
export type Space = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 18 | 20 | 22 | 24 | 28 | 32 | 36 | 40 | 56 | 72;

type Block =
  | "div"
  | "section"
  | "article"
  | "aside"
  | "header"
  | "footer"
  | "main"
  | "nav"
  | "figure"
  | "output";
type Tag = Block | "span" | "b" | "small" | "p" | "ul" | "ol" | "li" | "dl";
type Shared = HTMLAttributes<HTMLElement> & {
  as?: Tag;
  gap?: Space;
  /** Between lines, where it differs from the gap between columns. */
  rowGap?: Space | undefined;
  children?: ReactNode;
};

type StackProps = Shared & {
  /** Across: whether what stands in it is as wide as the stack. */
  align?: "start" | "center" | "end";
};

/** One below the other. */
export function Stack({ as: Element = "div", gap = 0, rowGap, align, className, ...rest }: StackProps) {
  const classes = cx(styles.stack, align && styles[`align-${align}`], className);
  return <Element {...rest} style={gapStyle(gap, rowGap)} className={classes} />;
}

type RowProps = Shared & {
  align?: "start" | "center" | "end" | "baseline" | "stretch";
  justify?: "center" | "end" | "between";
  /** Goes on in another line where there is no room. */
  wraps?: boolean;
};

/** Side by side, in line with each other's middles. */
export function Row(props: RowProps) {
  const {
    as: Element = "div",
    gap = 0,
    rowGap,
    align = "center",
    justify,
    wraps,
    className,
    ...rest
  } = props;
  const classes = cx(
    styles.row,
    styles[`align-${align}`],
    justify && styles[`justify-${justify}`],
    wraps && styles.wraps,
    className,
  );
  return <Element {...rest} style={gapStyle(gap, rowGap)} className={classes} />;
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
        tablet?: 1 | 2;
        phone?: 1 | 2;
        least?: undefined;
        isFilled?: undefined;
      }
    | {
        /** As many as fit when none is narrower than so many pixels. */
        least: number;
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
    align && styles[`align-${align}`],
    columns && styles[`columns${columns}`],
    least !== undefined && (isFilled ? styles.filled : styles.fit),
    tablet && styles[`tablet${tablet}`],
    phone && styles[`phone${phone}`],
    className,
  );
  const style = { ...gapStyle(gap, rowGap), ...(least !== undefined && { "--layout-least": `${least}px` }) };
  return <Element {...rest} style={style} className={classes} />;
}

type ColumnsProps = Omit<Shared, "rowGap"> & {
  /** How wide the second one is, in pixels. */
  aside: number;
  /** Between them when they stand one below the other. */
  narrowGap?: Space;
};

/** What the page is about and, beside it, what belongs to it: below it from a tablet down. */
export function Columns({
  as: Element = "div",
  aside,
  gap = 24,
  narrowGap = gap,
  className,
  ...rest
}: ColumnsProps) {
  const vars = { "--layout-aside": `${aside}px`, "--layout-narrow-gap": distance(narrowGap) };
  const classes = cx(styles.grid, styles.columns, styles["align-start"], className);
  return <Element {...rest} style={{ ...gapStyle(gap), ...vars }} className={classes} />;
}

type ListProps = HTMLAttributes<HTMLElement> & {
  /** `ol` where the order means something. */
  as?: "ul" | "ol";
  gap?: Space;
  /** Between its items; above or below every one of them where something else stands there in the same card. */
  lines?: "between" | "above" | "below";
  /** Around what stands in an item: above and below, then at the sides. */
  inset?: readonly [y: Space, x: Space];
  children?: ReactNode;
};

/** Things of one kind; its children are `<li>`. */
export function List({ as: Element = "ul", gap = 0, lines, inset, className, ...rest }: ListProps) {
  const style = { ...gapStyle(gap), ...(inset && { "--layout-inset": inset.map(distance).join(" ") }) };
  const classes = cx(styles.stack, styles.list, inset && styles.inset, className);
  return <Element {...rest} data-lines={lines} style={style} className={classes} />;
}

type FactsProps = HTMLAttributes<HTMLElement> & {
  gap?: Space;
  rowGap?: Space;
  /** At the right edge, figures under figures. */
  align?: "start" | "end";
  children?: ReactNode;
};

/** What it is and how much: its children are `Fact`. */
export function Facts({ gap = 16, rowGap = 8, align = "start", className, ...rest }: FactsProps) {
  const classes = cx(styles.facts, className);
  return <dl {...rest} data-align={align} style={gapStyle(gap, rowGap)} className={classes} />;
}

export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

const distance = (space: Space): string => (space === 0 ? "0px" : `var(--space-${space})`);

const gapStyle = (gap: Space, rowGap: Space = gap): CSSProperties => {
  const style: Record<string, string> = {
    "--layout-gap": [...new Set([rowGap, gap])].map(distance).join(" "),
  };
  return style;
};
