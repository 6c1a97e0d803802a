import { useId, type ReactNode } from "react";
import { cx } from "./cx.ts";
import styles from "./Cover.module.css";
import { COVER_COLOURS, COVER_DRAWINGS, COVER_MOTIFS, COVER_PALETTES, floorTiles } from "./coverArt.tsx";
import type { CoverMotif, CoverPalette } from "./coverArt.tsx";
import { pick, stableHash } from "./stableHash.ts";

type CoverShape = "wide" | "hero" | "head" | "card" | "square";

type Props = {
  /** What the picture is for, e.g. the event's id: decides palette and motif unless they are given. */
  seed: string;
  palette?: CoverPalette | undefined;
  motif?: CoverMotif | undefined;
  shape?: CoverShape | undefined;
  className?: string | undefined;
};

/** Fills its parent. An event without pictures still looks finished. */
export function Cover({ seed, palette, motif, shape = "wide", className }: Props) {
  const hash = stableHash(seed);
  const colours = COVER_COLOURS[palette ?? pick(COVER_PALETTES, hash)];
  const draw = COVER_DRAWINGS[motif ?? pick(COVER_MOTIFS, hash >>> 8)];
  const { w, h } = SIZES[shape];
  const motifOf = () => draw({ w, h, shade: colours.shade, line: colours.line });
  return (
    <svg
      className={cx(styles.cover, className)}
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={w} height={h} fill={colours.ground} />
      <path d={floorTiles(w, h)} fill={colours.tile} />
      {shape === "hero" || shape === "head" ? <Faded w={w}>{motifOf()}</Faded> : motifOf()}
    </svg>
  );
}

/** Words stand on the left of such a picture: there only the tiles are left under them. */
function Faded({ w, children }: { w: number; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <linearGradient id={`${id}-light`} gradientUnits="userSpaceOnUse" x1={w * 0.46} x2={w * 0.6}>
        <stop offset="0" stopColor="#000" />
        <stop offset="1" stopColor="#fff" />
      </linearGradient>
      <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width={w} height={w}>
        <rect width={w} height={w} fill={`url(#${id}-light)`} />
      </mask>
      <g mask={`url(#${id})`}>{children}</g>
    </>
  );
}

const SIZES: Readonly<Record<CoverShape, { readonly w: number; readonly h: number }>> = {
  wide: { w: 1200, h: 600 },
  hero: { w: 1440, h: 460 },
  head: { w: 1440, h: 296 },
  card: { w: 320, h: 240 },
  square: { w: 320, h: 320 },
};
