import { formatCount, formatNumber } from "../numbers.ts";

/** Who was at the event this one was made after. */
export const formerPeople = {
  title: "Athletes of the previous event",
  lead: (event: string, count: number) => `${event}: ${formatCount(count, "fighter")} can be added`,
  open: "Choose who is coming",
  close: "Collapse",
  nobody: "Everyone who was there last time has been added.",
  hint: "Age and category are worked out for the date of this event, the weight is from last time: the scale will decide. Anyone who withdrew consent is not shown.",
  all: "Tick all who fit",
  none: "Clear ticks",
  search: "Name, club or previous category",
  columns: { who: "Athlete", age: "Age", was: "Was in category", now: "Category now" },
  age: (years: number) => formatCount(years, "year"),
  choose: "Choose a category",
  take: (name: string) => `Coming: ${name}`,
  categoryOf: (name: string) => `Category: ${name}`,
  add: (count: number) => (count === 0 ? "Add ticked" : `Add: ${formatNumber(count)}`),
  added: (count: number) => `Added: ${formatCount(count, "fighter")}`,
  offline: "No connection: you can add once it is back",
  found: "Nobody found",
};
