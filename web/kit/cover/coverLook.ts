export const COVER_PALETTES = ["tatami", "ocean", "brick", "graphite", "sand", "pine", "steel"] as const;
export type CoverPalette = (typeof COVER_PALETTES)[number];

export const COVER_MOTIFS = ["ring", "square", "belt", "bracket", "arc"] as const;
export type CoverMotif = (typeof COVER_MOTIFS)[number];

export type CoverShape = "wide" | "hero" | "head" | "card" | "square";

export type CoverLook = {
  /** What the picture is for, e.g. the event's id: decides palette and motif unless they are given. */
  readonly seed: string;
  readonly palette?: CoverPalette | undefined;
  readonly motif?: CoverMotif | undefined;
  readonly shape: CoverShape;
};

/** The picture an organiser chose, and which part of it stays where it does not fit. */
export type CoverPoster = { readonly poster?: string | undefined; readonly focus?: string | undefined };

/** A smaller version of an uploaded picture, or the address itself where it is somebody else's. */
export const sizedPicture = (
  size: "thumbnail" | "small" | "medium" | "large" | "xlarge",
  address: string,
): string => address.replace(/^\/uploads\/(?=[0-9a-f])/, `/uploads/${size}_`);

export const COVER_SIZES: Readonly<Record<CoverShape, { readonly w: number; readonly h: number }>> = {
  wide: { w: 1200, h: 600 },
  hero: { w: 1440, h: 460 },
  head: { w: 1440, h: 296 },
  card: { w: 320, h: 240 },
  square: { w: 320, h: 320 },
};
