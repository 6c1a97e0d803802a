import type { Commercial } from "./entity.ts";

/** Where a partner's slide is shown: walls and boards of the hall, public pages of the event, over a camera. */
export const SLIDE_PLACES = ["walls", "pages", "overlay"] as const;
export type SlidePlace = (typeof SLIDE_PLACES)[number];

/** A slide that does not say so is for the hall, as every slide was before there was a choice. */
export function placesOf({ places }: Commercial): readonly SlidePlace[] {
  return Array.isArray(places) ? SLIDE_PLACES.filter((place) => places.includes(place)) : ["walls"];
}

export const isOff = (slide: Commercial): boolean => slide["isOff"] === true;

export const slidesFor = (slides: readonly Commercial[], place: SlidePlace): readonly Commercial[] =>
  slides.filter((slide) => !isOff(slide) && placesOf(slide).includes(place));

/** What a slide says besides its title; nothing where it says something else than words. */
export function slideText(slide: Commercial, key: "text" | "offer" | "url"): string {
  const value = slide[key];
  return typeof value === "string" ? value : "";
}
