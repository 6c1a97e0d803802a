import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { GAP_CODES } from "#contract/paper/paper.ts";
import { GapWay, type WaysOut } from "./GapWay.tsx";

const shown = (code: (typeof GAP_CODES)[number], ways: WaysOut) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <GapWay code={code} ways={ways} />
    </MemoryRouter>,
  );

test("[PD95] every gap leads to where it is filled, and whoever may not go there reads who fills it", () => {
  const base = "/organiser/events/7";
  const all: WaysOut = {
    entries: `${base}/entries`,
    referees: `${base}/referees`,
    head: `${base}/papers#head`,
    report: "#report",
    desk: "/competition/a",
    weighing: "/competition/a/weighing",
  };
  for (const code of GAP_CODES) {
    expect(shown(code, all)).toContain("href=");
    expect(shown(code, {})).toContain("Заполняет организатор");
  }
  expect(shown("region", all)).toContain('href="/organiser/events/7/papers#head"');
});
