import { memo } from "react";
import { cx } from "#web/kit/cx.ts";
import styles from "./CornerMark.module.css";
import type { Corner } from "#domain/bout/vocabulary.ts";
import { boutWords } from "#texts/sport/bout.ts";

type Props = {
  corner: "red" | "blue";
  /** Colour never stands alone: the corner's letter, e.g. К. */
  letter: string;
  /** The corner in words. */
  label: string;
  className?: string | undefined;
};

export const CornerMark = memo(CornerMarkOf);

function CornerMarkOf({ corner, letter, label, className }: Props) {
  return (
    <abbr className={cx(styles.corner, styles[corner], className)} title={label}>
      {letter}
    </abbr>
  );
}

/** The colour somebody fights in, with its letter and its words. */
export function ColourMark({ corner }: { corner: Corner }) {
  return <CornerMark corner={corner} letter={boutWords[`${corner}Letter`]} label={boutWords[corner]} />;
}
