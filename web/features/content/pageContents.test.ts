import { expect, test } from "vitest";
import { withContents } from "./pageContents.server.ts";

test("[SN31] a text of several parts gets a list of them, each a place to jump to", () => {
  const { html, contents } = withContents(
    "<p>О сайте.</p><h2>Вход &amp; <b>выход</b></h2><p>…</p><h2>Чат</h2>",
  );
  expect(contents).toEqual([
    { id: "part-1", title: "Вход & выход" },
    { id: "part-2", title: "Чат" },
  ]);
  expect(html).toBe(
    '<p>О сайте.</p><h2 id="part-1">Вход &amp; <b>выход</b></h2><p>…</p><h2 id="part-2">Чат</h2>',
  );
});

test("[SN31] one part needs no list", () => {
  const html = "<h2>Чат</h2><p>…</p>";
  expect(withContents(html)).toEqual({ html, contents: [] });
});
