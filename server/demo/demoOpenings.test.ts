import { expect, test } from "vitest";
import { entryProblems } from "#domain/entry/eligibility.ts";
import { readDemoData } from "./demoData.ts";
import { FAMILY } from "./demoPeople.ts";

test("[OP7] an event that takes fees has several categories for each of the demo's family", () => {
  const { events, openings } = readDemoData("2026-11-14");
  const event = events.find(({ pricing }) => pricing !== undefined);
  const opening = openings.find((one) => one.event === event?.id);
  expect(event?.status).toBe("registration_open");
  for (const { birth_date, gender, weight } of FAMILY) {
    const person = { birthDate: birth_date, sex: gender, weight };
    const fitting = opening?.categories.filter(({ sex, ageMin, ageMax, weightMax }) => {
      const limits = { sex, ageMin: ageMin ?? undefined, ageMax: ageMax ?? undefined };
      const problems = entryProblems(
        person,
        { ...limits, weightMax: weightMax ?? undefined },
        event?.dateOfEvent ?? "",
      );
      return problems.length === 0;
    });
    expect(fitting?.length).toBeGreaterThan(1);
  }
});
