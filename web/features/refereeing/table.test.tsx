import { expect, test } from "vitest";
import { after, IBJJF, UWW } from "#domain/bout/testing/after.ts";
import { rulesFor } from "#domain/ruleset/rulesFor.ts";
import type { CompetitionRules, Preset } from "#domain/ruleset/rules.ts";
import { BoardFace } from "#web/sport/board/BoardFace.tsx";
import { boardView } from "#web/sport/board/boardView.ts";
import { parseScoreboardType } from "#web/sport/board/scoreboardType.ts";
import { BoutPair } from "#web/sport/bout/BoutPair.tsx";
import { peopleOf } from "#web/sport/facts/boutSides.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { htmlOf, textOf } from "#web/sport/testing/textOf.tsx";
import { ClockPanel } from "./ClockPanel.tsx";
import { CornerPanel } from "./CornerPanel.tsx";
import { FinishedPanel } from "./FinishedPanel.tsx";
import { tableButtons } from "./table/scoreButtons.ts";

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
  const drawn = text.replaceAll(` ${LONG}`, "");
  expect(drawn).toContain("Q +2 тейкдаун, свип W +3 проход гарда E +4");
  expect(drawn).toContain("Преимущество Преим. A Штраф S");
});

test("[SN15] every button of a panel says to whoever hears it whose it is: the other panel has the same ones", () => {
  const buttons = htmlOf(panel(UWW)).match(/<button.*?<\/button>/g) ?? [];
  expect(buttons.length).toBeGreaterThan(8);
  expect(buttons.filter((button) => !button.includes(LONG))).toEqual([]);
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

const fought = playedCompetition({ format: "single_elimination_two_bronzes", n: 8, finished: 0 });

/** What the three who show a counter call it: the table, the board of its rules and a public page. */
function named(rules: CompetitionRules & { preset: Preset }, type: string) {
  const competition = { ...fought.competition, rules, scoreboardType: type };
  const [first] = competition.fightings;
  if (first === undefined) throw new Error("no bout");
  const bout = { ...first, state: "running" } as const;
  const board = boardView(competition, bout, { ...parseScoreboardType(type), isMirrored: false });
  const time = { loadedAtMs: 0, now: () => 0 };
  return {
    table: textOf(panel(rules)).toLocaleLowerCase("ru"),
    board: textOf(<BoardFace view={board} layout="rows" mode="dark" time={time} partners={[]} />),
    page: textOf(<BoutPair bout={bout} view={peopleOf(competition)} size="board" />),
  };
}

const SHORT = ["преим.", "штраф", "предупр.", "замеч.", "пасс."];
const shortIn = (text: string) => SHORT.filter((word) => text.includes(word));

test.each([
  ["ibjjf", "ibjjf", ["преим.", "штраф"], ["преим.", "штраф"]],
  ["uww_grappling", "grappling", ["предупр.", "пасс."], ["предупр."]],
  ["ru_grappling", "grappling", ["предупр.", "пасс."], ["предупр."]],
] as const)(
  "[BD2] %s: table, board and public page have one word for a counter",
  (preset, type, all, shown) => {
    const advantages = preset === "ibjjf";
    const said = named({ preset, advantages, penalties: true }, type);
    expect(shortIn(said.table)).toEqual(all);
    expect(shortIn(said.board)).toEqual(all);
    expect(shortIn(said.page)).toEqual(shown);
  },
);

test("[BD2] adcc: what is said of passivity is a warning at the table and on the board", () => {
  const said = named({ preset: "adcc", advantages: false, penalties: true }, "adcc");
  expect([shortIn(said.table), shortIn(said.board)]).toEqual([["замеч."], ["замеч."]]);
  expect(said.table).toContain("замечание");
});

const finished = (line: string, next?: string, waits?: string) => {
  const { outcome, clock } = after(line, IBJJF);
  if (outcome === undefined) throw new Error("not finished");
  return textOf(
    <FinishedPanel
      outcome={outcome}
      periodMs={clock.periodMs}
      names={{ red: "Илья Кочетов", blue: "Пётр Лаптев" }}
      mayWrite
      isClosed={false}
      next={next}
      waits={waits}
      backHref="/mat"
      correctHref="/competition/1/corrections/2"
      onNext={nothing}
      onReopen={nothing}
    />,
  );
};

test("[TB3] [BT22] after the bout: who won, how and when, and the next pair by one press", () => {
  expect(finished("go R#sub:armbar@1:12", "№ 12: Щукин А. — Берг И.")).toMatch(
    /^Победа: Илья Кочетов, сабмишен, рычаг локтя, 1:12 Следующая схватка № 12: Щукин А\. — Берг И\. Enter Вернуть схватку Ход схватки$/,
  );
});

test("[TB3] an empty queue says so and leads back to the mat", () => {
  expect(finished("#double_dq")).toMatch(
    /^Без победителя, оба дисквалифицированы На этом ковре больше нет готовых пар\. К списку ковра/,
  );
});

test("[TB3] [DR80] a mat whose only pair is a final that waits says which bout it waits for", () => {
  const waits = "Финал, № 12, ждёт остальных схваток своей категории: за бронзу, № 7, Ковёр Б.";
  expect(finished("#double_dq", undefined, waits)).toContain(`${waits} К списку ковра`);
});

test("[TB8] a pause is told in whole seconds gone by", () => {
  const { clock } = after("go stop", UWW);
  const pausedFor = (ms: number) =>
    textOf(
      <ClockPanel
        {...{ clock, period: "", pausedAtMs: 1000, loadedAtMs: 1000 + ms, isLocked: false, onAct: nothing }}
        verdict=""
        nextPeriod={undefined}
        status="paused"
      />,
    );
  expect(pausedFor(999)).toContain("Пауза, 0:00");
  expect(pausedFor(1000)).toContain("Пауза, 0:01");
  expect(pausedFor(61_500)).toContain("Пауза, 1:01");
});
