import { expect, test } from "vitest";
import { after, IBJJF, UWW } from "#domain/bout/testing/after.ts";
import { rulesFor } from "#domain/ruleset/rulesFor.ts";
import type { CompetitionRules } from "#domain/ruleset/rules.ts";
import { htmlOf, textOf } from "#web/sport/testing/textOf.tsx";
import { CornerPanel } from "./CornerPanel.tsx";
import { FinishedPanel } from "./FinishedPanel.tsx";
import { tableButtons } from "./scoreButtons.ts";

const nothing = () => {};
const LONG = "Константин-Александр Рождественский-Преображенский";

function panel(rules: CompetitionRules, more: Partial<Parameters<typeof CornerPanel.type>[0]> = {}) {
  const buttons = tableButtons(rulesFor(rules));
  return (
    <CornerPanel
      side={0}
      name={LONG}
      team="Медведь, Пермь"
      points={12}
      advantages={1}
      penalties={2}
      warnings={0}
      escapeMs={0}
      buttons={buttons}
      scoring="all"
      scorable={buttons.points.flatMap(({ actions }) => actions).join(" ")}
      hasPositions
      isHolding={false}
      isLocked={false}
      onAct={nothing}
      onTakeBack={nothing}
      onPositionLost={nothing}
      {...more}
    />
  );
}

test("[SN15] [RU7] a panel names the athlete in full and shows a key on every button of the rule set", () => {
  const text = textOf(panel(IBJJF));
  expect(text).toContain(LONG);
  expect(text).toContain("Q +2 тейкдаун, свип W +3 проход гарда E +4");
  expect(text).toContain("Преимущество A Штраф S");
});

test("[SN16] switched-off counters have neither a number nor a button", () => {
  const text = textOf(panel({ ...IBJJF, advantages: false, penalties: false }));
  expect(text).not.toMatch(/Преим|Штраф/);
  expect(text).toContain("Баллы 12");
});

test("[RU11] a position that has scored is dimmed and can still be pressed; without points it cannot", () => {
  const held = htmlOf(panel(UWW, { scorable: "takedown sweep back_mount", isHolding: true }));
  expect(held.match(/data-dim=""/g)).toHaveLength(2);
  expect(held).toContain("Позиция потеряна");
  expect(htmlOf(panel(UWW, { scoring: "none" })).match(/disabled="" [^>]*title=/g)).toHaveLength(4);
});

const finished = (line: string, next?: string) => {
  const { outcome, clock } = after(line, IBJJF);
  if (outcome === undefined) throw new Error("not finished");
  return textOf(
    <FinishedPanel
      outcome={outcome}
      periodMs={clock.periodMs}
      names={{ red: "Илья Кочетов", blue: "Пётр Лаптев" }}
      mayWrite
      next={next}
      backHref="/mat"
      correctHref="/competition/1/corrections/2"
      onNext={nothing}
      onReopen={nothing}
    />,
  );
};

test("[TB3] [BT22] after the bout: who won, how and when, and the next pair by one press", () => {
  expect(finished("go R#sub:armbar@1:12", "№ 12: Щукин А. — Берг И.")).toMatch(
    /^Победа: Илья Кочетов, сабмишен, рычаг локтя, 1:12 Следующая схватка № 12: Щукин А\. — Берг И\. Enter Вернуть схватку Исправить результат$/,
  );
});

test("[TB3] an empty queue says so and leads back to the mat", () => {
  expect(finished("#double_dq")).toMatch(
    /^Без победителя, оба дисквалифицированы На этом ковре больше нет готовых пар\. К списку ковра/,
  );
});
