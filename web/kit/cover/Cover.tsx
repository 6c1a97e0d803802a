import { useEffect, useRef, useState } from "react";
import { COVER_SIZES, type CoverLook } from "./coverLook.ts";
import { cx } from "#web/kit/cx.ts";
import styles from "./Cover.module.css";

// Not by an import the bundler sees: the art stays out of a page's script.
const art = import.meta.env.SSR ? await import("./coverArt.ts") : undefined;

type Props = Omit<CoverLook, "shape"> &
  Partial<Pick<CoverLook, "shape">> & { className?: string | undefined };

/** Fills its parent. An event without pictures still looks finished. */
export function Cover({ seed, palette, motif, shape = "wide", className }: Props) {
  const { w, h } = COVER_SIZES[shape];
  const [drawing, setDrawing] = useState(() => art?.drawCover({ seed, palette, motif, shape }) ?? "");
  const picture = useRef<SVGSVGElement>(null);
  const drawnSeed = useRef(seed);

  // A page that came from the server has its pictures; only what is shown after a move is drawn here.
  useEffect(() => {
    if (picture.current?.firstChild && drawnSeed.current === seed) return undefined;
    let isShown = true;
    const draw = async () => {
      const { drawCover } = await import("./coverArt.ts");
      if (!isShown) return;
      drawnSeed.current = seed;
      setDrawing(drawCover({ seed, palette, motif, shape }));
    };
    // Else its place stays empty, as that of a picture that could not be fetched.
    draw().catch(() => {});
    return () => {
      isShown = false;
    };
  }, [seed, palette, motif, shape]);

  return (
    <svg
      ref={picture}
      className={cx(styles.cover, className)}
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
