import { expect, test } from "vitest";
import { waitingIn } from "./Candidates.tsx";

test("[EN45] who left is offered to come back, beside those of the list who are not drawn, with their year", () => {
  const athlete = (fighter: string, number: number | null) => ({
    fighter,
    number,
    lastName: fighter,
    firstName: null,
    team: { id: 1, name: "Тайга" },
  });
  const person = (fighter: string) => ({ fighter, lastName: fighter, firstName: null });
  const record = {
    format: "round_robin" as const,
    seed: "1",
    seeded: [],
    numbers: ["Ким"],
    changes: [],
    people: [person("Ким"), person("Рощин")],
    canUndo: true,
    drawnAt: null,
    drawnBy: null,
  };
  const state = {
    record,
    athletes: [athlete("Ким", 1), athlete("Громов", null)],
  };
  expect(waitingIn({ state, roll: [{ fighter: "Громов", birthYear: 1999 }] })).toEqual([
    { uuid: "Рощин", name: "Рощин", line: "был в этой сетке" },
    { uuid: "Громов", name: "Громов", line: "Тайга, 1999" },
  ]);
});
