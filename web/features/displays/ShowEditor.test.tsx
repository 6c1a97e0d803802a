import { expect, test } from "vitest";
import { DEFAULT_SHOW } from "#contract/display.ts";
import { displays } from "#web/i18n/ru/displays/displays.ts";
import { textOf } from "#web/sport/testing/textOf.tsx";
import { ShowLooks } from "./ShowEditor.tsx";

const read = (scale: number) =>
  textOf(<ShowLooks show={{ ...DEFAULT_SHOW, scale }} seconds={null} onChange={() => undefined} />);

test("[DP12] whoever chooses larger text is told what it costs; text as drawn costs nothing", () => {
  expect(read(1.25)).toContain(displays.editor.larger);
  expect(read(1)).not.toContain(displays.editor.larger);
});
