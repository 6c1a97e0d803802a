import { expect, test } from "vitest";
import { displays } from "#texts/displays/displays.ts";
import { textOf } from "#web/sport/testing/textOf.tsx";
import { CostOfScale } from "./ShowEditor.tsx";

const read = (scale: number) => textOf(<CostOfScale scale={scale} />);

test("[DP12] whoever chooses larger text is told what it costs; text as drawn costs nothing", () => {
  expect(read(1.25)).toContain(displays.editor.larger);
  expect(read(1)).not.toContain(displays.editor.larger);
});
