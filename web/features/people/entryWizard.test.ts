import { expect, test } from "vitest";
import { entryOfferSchema } from "#contract/entry/profile.ts";
import { eventSchema } from "#contract/event/content.ts";
import { profileSchema } from "#contract/entry/profile.ts";
import { formatKopecks } from "#texts/fees/fees.ts";
import { entryFees, feeText } from "./entryFees.ts";
import { chosenOf, entryFields, legalCategories, type EntryChoices } from "./entryFields.tsx";
import { isOnlyAStep, reachable, stepIn, stepOf, stepPath } from "./entrySteps.ts";
import { createFormStore } from "#web/kit/forms/formStore.ts";

const TODAY = "2026-12-01";
const nothing = (shape: object) => Object.fromEntries(Object.keys(shape).map((key) => [key, null]));
const stamps = { createdAt: TODAY, updatedAt: TODAY, publishedAt: TODAY };

const category = (id: number, title: string, weightMax: number | null) => ({
  ...nothing(entryOfferSchema.shape.data.element.shape),
  id,
  uuid: `00000000-0000-4000-8000-00000000000${id}`,
  title,
  sex: "m",
  weightMax,
  entries: 3,
  isDrawn: false,
});

const event = eventSchema.parse({
  ...nothing(eventSchema.shape),
  ...stamps,
  id: 1,
  documentId: "cup",
  name: "Кубок",
  dateOfEvent: "2026-12-20",
  registrationOpen: true,
  showCompetition: true,
  isPublished: true,
});
const profile = profileSchema.parse({
  ...nothing(profileSchema.shape),
  id: 7,
  documentId: "lev",
  lastName: "Тихонравов",
  firstName: "Лев",
  birthDate: "1990-03-01",
  gender: "m",
  relation: "self",
});

const choices = (given: Partial<EntryChoices> = {}): EntryChoices => ({
  today: TODAY,
  entered: [],
  people: [{ profile, consents: { relation: "self", isMinor: false, consents: [] } }],
  events: [
    {
      event,
      offer: entryOfferSchema.parse({
        data: [category(1, "до 77 кг", 77), category(2, "Абсолютная", null), category(3, "до 84 кг", 84)],
        meta: { isOpen: true, until: null },
      }),
    },
  ],
  fees: [
    {
      event: { id: 1, documentId: "cup", name: "Кубок" },
      pricing: [{ first: 250_000, further: 120_000 }],
      today: TODAY,
      isOnline: false,
      people: [],
      payments: [],
    },
  ],
  ...given,
});
const values = { event: "cup", profile: "lev", categories: ["1", "2"] };

test("[EN60] the address names event, athlete and step, and the step alone is no other page", () => {
  const path = stepPath("papers", { event: "cup", profile: "lev" });
  expect(path).toBe("/personal/applications/new?event=cup&profile=lev&step=papers");
  const [first, third] = ["/personal/applications/new?event=cup", path].map(
    (one) => new URL(one, "http://x"),
  );
  if (first === undefined || third === undefined) throw new Error("no address");
  expect([stepIn(first.searchParams), stepIn(third.searchParams)]).toEqual(["who", "papers"]);
  expect(stepIn(new URLSearchParams("step=nowhere"))).toBe("who");
  expect(isOnlyAStep(first, third)).toBe(true);
  // What was entered is asked for anew where the page stays where it is.
  expect(isOnlyAStep(third, new URL(third))).toBe(false);
  expect(isOnlyAStep(first, new URL("/personal/applications/new?event=other", first))).toBe(false);
  expect(isOnlyAStep(first, new URL("/personal/applications?step=papers", first))).toBe(false);
});

test("[EN60] nobody gets past a step that lacks something, and a wrong field leads to its step", () => {
  const store = createFormStore(
    entryFields({ ...choices(), fetchClubs: async () => [], onCreateClub: () => {}, clubOptions: [] }),
    { initial: new Map([["event", "cup"]]) },
  );
  expect(reachable("review", store.isWhole)).toBe("who");
  store.put(new Map([["profile", "lev"]]));
  expect(reachable("review", store.isWhole)).toBe("category");
  store.put(
    new Map<string, string | string[]>([
      ["categories", ["1"]],
      ["weight", "76"],
    ]),
  );
  expect([reachable("club", store.isWhole), reachable("review", store.isWhole)]).toEqual(["club", "papers"]);
  expect(stepOf(new Map([["processing", ""]]))).toBe("papers");
  expect(stepOf(new Map([["nothing", ""]]))).toBeUndefined();
});

test("[EN61] the lowest limit of the chosen categories is the one that counts", () => {
  const store = createFormStore(
    entryFields({ ...choices(), fetchClubs: async () => [], onCreateClub: () => {}, clubOptions: [] }),
    { initial: new Map<string, string | string[]>([...Object.entries(values), ["weight", "77,5"]]) },
  );
  expect(store.isWhole(["weight"])).toBe(false);
  store.choose("categories", ["2", "3"]);
  expect(store.isWhole(["weight"])).toBe(true);
});

test("[EN61] what the athlete stands in already is not offered again, nor counted as chosen", () => {
  const standing = choices({ entered: [{ event: "cup", profile: "lev", category: 1 }] });
  const { legal, closed } = legalCategories(standing, values);
  expect(legal.map(({ id }) => id)).toEqual([2, 3]);
  expect(closed).toMatchObject([{ id: 1, reasons: ["already"] }]);
  expect(chosenOf(standing, values).categories.map(({ id }) => id)).toEqual([2]);
  expect(
    legalCategories(choices({ entered: [{ event: "other", profile: "lev", category: 1 }] }), values).legal,
  ).toHaveLength(3);
});

test("[EN61] [EN62] each category has its price, the chosen ones add up to the sum", () => {
  const fees = entryFees(choices(), values);
  const { legal } = legalCategories(choices(), values);
  const prices = legal.map((one) => fees?.priceOf(one) ?? 0);
  expect(prices.toSorted((a, b) => a - b)).toEqual([120_000, 120_000, 250_000]);
  expect(fees?.sum).toBe(370_000);
  expect(feeText(choices(), values)).toBe(formatKopecks(370_000));
  expect(feeText(choices(), { ...values, categories: [] })).toBe(formatKopecks(0));
});

test("[EN61] a further category costs the same before it is chosen and after, whatever its title", () => {
  const line = { category: "до 77 кг", day: TODAY, kopecks: 250_000, isFirst: true };
  const [fees] = choices().fees;
  if (fees === undefined) throw new Error("no fees");
  const standing = choices({
    entered: [{ event: "cup", profile: "lev", category: 1 }],
    fees: [
      {
        ...fees,
        people: [
          { key: "p7", name: "Лев", team: null, owed: 250_000, paid: 0, firstDay: TODAY, lines: [line] },
        ],
      },
    ],
  });
  const { legal } = legalCategories(standing, values);
  const pricesWith = (categories: string[]) => {
    const told = entryFees(standing, { ...values, categories });
    return [told?.sum, ...legal.map((one) => told?.priceOf(one))];
  };
  expect(pricesWith([])).toEqual([0, 120_000, 120_000]);
  expect(pricesWith(["2"])).toEqual([120_000, 120_000, 120_000]);
  expect(pricesWith(["2", "3"])).toEqual([240_000, 120_000, 120_000]);
});

test("[EN62] without a price list the prices the event tells are shown", () => {
  const told = choices({ fees: [] });
  expect(feeText(told, values)).toBe("Взноса нет");
  const [open] = told.events;
  if (open === undefined) throw new Error("no event");
  const info = { fees: [{ title: "За участника", rubles: 800 }] };
  const told2 = { ...told, events: [{ ...open, event: { ...open.event, info } }] };
  expect(feeText(told2, values)).toMatch(/^За участника: 800/);
});
