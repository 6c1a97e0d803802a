import { z } from "zod";
import { isOneLine } from "#domain/oneLine.ts";

/** A name, a title or a city (SE25). */
export const oneLine = (least: number, most: number) =>
  z.string().trim().min(least).max(most).refine(isOneLine, "has forbidden characters");
