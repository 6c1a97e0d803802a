import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TeamButtons } from "./TeamAdmin.tsx";

const TEAMS = [
  { id: 1, name: "Рычаг", city: "Пенза" },
  { id: 2, name: "«Рычаг»", city: "Пенза" },
];

const offeredTo = (may: Parameters<typeof TeamButtons>[0]["may"]) => {
  const html = renderToStaticMarkup(<TeamButtons teams={TEAMS} may={may} onAsk={() => {}} />);
  return ["Изменить формулу", "Сменить команду спортсмена", "Объединить команды"].filter((words) =>
    html.includes(words),
  );
};

test("[RL30] of what is done with teams everybody is offered what they may do", () => {
  expect(offeredTo({ decide: true, assign: true, merge: true })).toHaveLength(3);
  expect(offeredTo({ decide: true, assign: true, merge: false })).toHaveLength(2);
  expect(offeredTo({ decide: true, assign: false, merge: false })).toHaveLength(1);
  expect(offeredTo({ decide: false, assign: false, merge: false })).toEqual([]);
});
