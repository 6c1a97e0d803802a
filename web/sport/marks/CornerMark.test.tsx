import { expect, test } from "vitest";
import { htmlOf, textOf } from "../testing/textOf.tsx";
import { ColourMark } from "./CornerMark.tsx";

test("[SN2] the mark of a corner has its letter and its words beside the colour", () => {
  expect(textOf(<ColourMark corner="red" />)).toBe("К");
  expect(textOf(<ColourMark corner="blue" />)).toBe("С");
  expect(htmlOf(<ColourMark corner="red" />)).toContain('title="красный угол"');
  expect(htmlOf(<ColourMark corner="blue" />)).toContain('title="синий угол"');
});
