import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createNeutrality, TIES, type NeutralAthlete, type NeutralReferee } from "./neutrality.ts";

const NOBODY: NeutralReferee = {
  lastName: "Мамлеев",
  firstName: "Виктор",
  middleName: "Аркадьевич",
  club: null,
  region: null,
};
const ATHLETE: NeutralAthlete = { club: null, region: null, coach: null };
const FROM_AFAR: NeutralAthlete = { ...ATHLETE, region: "Пермский край" };

const tiesOf = (referee: Partial<NeutralReferee>, athlete: Partial<NeutralAthlete>) => {
  const whole = { ...ATHLETE, ...athlete };
  return createNeutrality([whole, FROM_AFAR]).tiesOf({ ...NOBODY, ...referee }, whole);
};

test.each([
  ["the same club", { club: "СК «Медведь»" }, { club: "Medved" }, ["club"]],
  ["another club", { club: "Медведь" }, { club: "Гард" }, []],
  ["an unknown club", { club: "" }, { club: "" }, []],
  ["one region in two wordings", { region: "Республика Татарстан" }, { region: "татарстан" }, ["region"]],
  ["another region", { region: "Татарстан" }, { region: "Башкортостан" }, []],
  ["an unknown region", {}, { region: "Татарстан" }, []],
  ["the coach in any order", {}, { coach: "Виктор Мамлеев" }, ["coach"]],
  ["the coach with a wrong letter", {}, { coach: "Мамлеев Виктор Аркадиевич" }, ["coach"]],
  ["the coach by initials", {}, { coach: "Мамлеев В. А." }, ["coach"]],
  ["the second of two coaches", {}, { coach: "Ким О. Л., Мамлеев В.А." }, ["coach"]],
  [
    "a double last name with initials",
    { lastName: "Мамлеев-Заречный" },
    { coach: "Мамлеев-Заречный В. А." },
    ["coach"],
  ],
  ["other initials", {}, { coach: "Мамлеев П. А." }, []],
  ["a last name alone", {}, { coach: "Мамлеев" }, []],
  [
    "a namesake of the club and the region",
    { club: "Гард", region: "Уфа" },
    { club: "Гард", region: "Уфа" },
    ["club", "region"],
  ],
] as const)("[RE5] %s", (_, referee, athlete, ties) => {
  expect(tiesOf(referee, athlete)).toEqual(ties);
});

test("[RE6] where everybody is of one region it is no tie, and those without one do not count", () => {
  const home = { ...ATHLETE, region: "Республика Татарстан" };
  const referee = { ...NOBODY, region: "Татарстан" };
  expect(createNeutrality([home, ATHLETE, { ...home, region: "Татарстан" }]).tiesOf(referee, home)).toEqual(
    [],
  );
  expect(createNeutrality([home, FROM_AFAR]).tiesOf(referee, home)).toEqual(["region"]);
});

test("[RE5] of whom nothing is known nobody is warned, and a known tie is told whatever else is known", () => {
  const word = fc.constantFrom(null, "Гард", "Волжский барс", "Пермский край", "Ким Олег", "Мамлеев Виктор");
  const athletes = fc.record({ club: word, region: word, coach: word });
  fc.assert(
    fc.property(fc.array(athletes, { minLength: 1 }), word, word, (all, club, region) => {
      const { tiesOf: ties } = createNeutrality(all);
      const unknown = { ...NOBODY, lastName: "Никто", firstName: null, middleName: null };
      for (const athlete of all) {
        expect(ties(unknown, athlete)).toEqual([]);
        const found = ties({ ...NOBODY, club, region }, athlete);
        expect(found).toEqual(TIES.filter((tie) => found.includes(tie)));
        expect(found.includes("club")).toBe(club !== null && club === athlete.club);
        expect(found.includes("coach")).toBe(athlete.coach === "Мамлеев Виктор");
      }
    }),
  );
});
