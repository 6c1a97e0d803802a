import { expect, test } from "vitest";
import type { CompetitionRules } from "#domain/ruleset/rules.ts";
import { rulesFor } from "#domain/ruleset/rulesFor.ts";
import { tableButtons } from "#web/features/refereeing/table/scoreButtons.ts";
import { SIDES } from "#web/features/refereeing/table/tableAct.ts";
import { gamepadWords, sideRows } from "./HelpDialog.tsx";

const all = { advantages: true, penalties: true };
const buttons = (rules: CompetitionRules) => tableButtons(rulesFor(rules));

test.each(["ibjjf", "adcc", "uww_grappling", "ajp", "sub_only", "ebi", "ru_grappling"] as const)(
  "[TB6] %s: the help says nothing twice for one side",
  (preset) => {
    for (const side of SIDES) {
      const said = sideRows(buttons({ preset, ...all }), side).map(([, what]) => what);
      expect(said).toEqual([...new Set(said)]);
    }
  },
);

test("[TB6] the words of the gamepad name what the rules have, as they call it", () => {
  expect(gamepadWords(buttons({ preset: "ibjjf", ...all }))).toMatch(
    /L1 и R1 — преимущество, L2 и R2 — штраф/,
  );
  const uww = gamepadWords(buttons({ preset: "uww_grappling", penalties: true }));
  expect(uww).toMatch(/X Y B — баллы справа, L2 и R2 — предупреждение, A — старт/);
  expect(gamepadWords(buttons({ preset: "ebi" }))).toMatch(/^A — старт и стоп/);
});
