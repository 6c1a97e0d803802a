import { expect, test } from "vitest";
import { textOf } from "#web/sport/testing/textOf.tsx";
import { StepList } from "./StepList.tsx";

const preparation = {
  uuid: "1",
  carpets: 2,
  categories: 3,
  fighters: 130,
  weighed: 0,
  drawn: 0,
  isStarted: false,
};
const read = (change: Partial<typeof preparation>) =>
  textOf(<StepList eventId="7" preparation={{ ...preparation, ...change }} />);

test("[EN40] the scale is done when everybody was weighed; a draw before it passes it over", () => {
  expect(read({})).toContain("Взвесить следующий шаг 0 из 130");
  expect(read({ weighed: 130 })).toContain("Взвесить готово 130 из 130");
  expect(read({ drawn: 1 })).toMatch(/Взвесить позже 0 из 130 .*Провести жеребьёвку следующий шаг/u);
});
