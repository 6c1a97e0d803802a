import { useEffect, useRef, useState } from "react";
import { COVER_SIZES, sizedPicture, type CoverLook, type CoverPoster, type CoverShape } from "./coverLook.ts";
import { cx } from "#web/kit/cx.ts";
import styles from "./Cover.module.css";

// Not by an import the bundler sees: the art stays out of a page's script.
const art = import.meta.env.SSR ? await import("./coverArt.ts") : undefined;

type Props = Omit<CoverLook, "shape"> &
  Partial<Pick<CoverLook, "shape">> & {
    /** Its poster is shown in place of what is drawn. */
    look?: CoverPoster | null | undefined;
    className?: string | undefined;
  };

/** Fills its parent: the poster of an event, or what is drawn for one without. */
export function Cover({ look, ...drawn }: Props) {
  const [failed, setFailed] = useState<string>();
  const poster = look?.poster;
  if (poster === undefined || failed === poster) return <Drawn {...drawn} />;
  const { shape = "wide", className } = drawn;
  const { w, h } = COVER_SIZES[shape];
  const isUnderWords = shape === "hero" || shape === "head";
  return (
    <span className={cx(styles.poster, className)} data-under-words={isUnderWords || undefined}>
      <img
        ref={(picture) => {
          // It may have failed before this page could listen.
          if (picture?.complete && picture.naturalWidth === 0) setFailed(poster);
        }}
        {...sourcesOf(poster, shape)}
        width={w}
        height={h}
        alt=""
        decoding="async"
        loading={isUnderWords ? "eager" : "lazy"}
        data-focus={look?.focus}
        onError={() => setFailed(poster)}
      />
    </span>
  );
}

/** As many bytes as the place needs (LK3). */
function sourcesOf(address: string, shape: CoverShape) {
  if (shape === "square") return { src: sizedPicture("thumbnail", address) };
  if (shape === "card") return { src: sizedPicture("small", address) };
  const wide = `${sizedPicture("medium", address)} 750w, ${sizedPicture("large", address)} 1000w, ${sizedPicture("xlarge", address)} 1920w`;
  return { src: sizedPicture("large", address), srcSet: wide, sizes: "100vw" };
}

/** An event without pictures still looks finished. */
function Drawn({ seed, palette, motif, shape = "wide", className }: Omit<Props, "look">) {
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
