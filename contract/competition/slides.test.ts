import { expect, test } from "vitest";
import { placesOf, slidesFor, slideText } from "./slides.ts";

const slide = (title: string, more: object = {}) => ({ title, seconds: 8, image: "", ...more });

test("[LK20] a slide is shown where it is meant to be; one from before is for the hall", () => {
  const slides = [
    slide("old"),
    slide("pages", { places: ["pages"] }),
    slide("everywhere", { places: ["overlay", "pages", "walls"] }),
    slide("off", { places: ["walls", "pages", "overlay"], isOff: true }),
    slide("nowhere", { places: [] }),
  ];
  const titles = (place: "walls" | "pages" | "overlay") => slidesFor(slides, place).map(({ title }) => title);
  expect(titles("walls")).toEqual(["old", "everywhere"]);
  expect(titles("pages")).toEqual(["pages", "everywhere"]);
  expect(titles("overlay")).toEqual(["everywhere"]);
});

test("[LK20] what another program wrote into a slide breaks nothing", () => {
  expect(placesOf(slide("a", { places: "walls" }))).toEqual(["walls"]);
  expect(placesOf(slide("a", { places: ["sky", 5, null] }))).toEqual([]);
  expect([slideText(slide("a", { text: 5 }), "text"), slideText(slide("a", { text: "б" }), "text")]).toEqual([
    "",
    "б",
  ]);
});
