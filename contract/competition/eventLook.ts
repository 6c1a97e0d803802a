import { z } from "zod";

/** The address of a picture that was uploaded here: any other would tell a stranger's server who looks. */
export const uploadedPictureSchema = z.string().regex(/^\/uploads\/[0-9a-f]{32}\.(?:png|jpg|webp)$/);

/** Which part of a poster stays when a place is lower or narrower than it. */
export const POSTER_FOCUSES = ["center", "top", "bottom", "left", "right"] as const;
export type PosterFocus = (typeof POSTER_FOCUSES)[number];

/** How an event looks; what is missing looks like every event of the product (LK1). */
export const eventLookSchema = z.strictObject({
  poster: uploadedPictureSchema.exactOptional(),
  focus: z.enum(POSTER_FOCUSES).exactOptional(),
  logo: uploadedPictureSchema.exactOptional(),
  /** As it was chosen; how it is shown follows from the mode (LK2). */
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .exactOptional(),
});
export type EventLook = z.infer<typeof eventLookSchema>;
