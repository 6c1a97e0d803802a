import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { status } from "#texts/headTable/status.ts";
import { dayPlan } from "#web/features/headTable/desk/dayPlan.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { DayCategories } from "./DayCategories.tsx";

test("[DK9] finished categories fold away below those that are not", () => {
  const { competition, category } = playedCompetition({ format: "round_robin", n: 4, finished: 0 });
  const done = { ...category, uuid: "done", title: "Женщины, до 58 кг", status: "awarded" } as const;
  const whole = { ...competition, categories: [done, category] };
  const Stub = createRoutesStub([
    { path: "/", Component: () => <DayCategories view={viewOf(whole)} plan={dayPlan(whole, 0)} /> },
  ]);
  const html = renderToStaticMarkup(<Stub />);
  const [open = "", folded = ""] = html.split("<details");
  expect(open).toContain("Мужчины, опытные");
  expect(open).not.toContain("Женщины");
  expect(folded).toContain("Закончены: 1\u00a0категория");
  expect(folded).toContain("Женщины");
});

test("[DK11] what spectators see is told as it is: nothing while the event does not show its competition", () => {
  expect(status.about.in_progress(true)).toContain("зрители видят");
  expect(status.about.in_progress(false)).toContain("Зрителям соревнование не показано");
});
