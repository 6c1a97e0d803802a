import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { spoilers } from "#texts/sport/spoilers.ts";
import { Spoiler } from "./Spoiler.tsx";

test("[NS2] a cover says what is under it, and so does its button to who only hears it", () => {
  const [bouts, career] = ["Схватки", "Карьера"].map((of) =>
    renderToStaticMarkup(<Spoiler of={of}>8:0</Spoiler>),
  );
  expect(bouts).toContain(`<span>Схватки. ${spoilers.hidden}</span>`);
  expect(bouts).toContain(`aria-label="${spoilers.show}: Схватки"`);
  expect(career).not.toContain("Схватки");
  const plain = renderToStaticMarkup(<Spoiler>8:0</Spoiler>);
  expect(plain).toContain(`<span>${spoilers.hidden}</span>`);
  expect(plain).not.toContain("aria-label");
});
