import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SortingHint } from "./QueuePanel.tsx";

const keysOf = (hasMats: boolean) =>
  [...renderToStaticMarkup(<SortingHint id="hint" said="" hasMats={hasMats} />).matchAll(/[←→]|влево/gu)].map(
    ([key]) => key,
  );

test("[GN15] beside other mats the keys that go over to them are told, seen and heard", () => {
  expect(keysOf(true)).toEqual(["←", "→", "влево"]);
  expect(keysOf(false)).toEqual([]);
});
