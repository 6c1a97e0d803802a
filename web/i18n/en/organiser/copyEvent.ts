import type { CopyPart } from "#contract/event/copy.ts";

/** “Volga Cup”; what has quotation marks of its own is called as it is (EV17). Not beside other names: public pages carry those. */
export const quoted = (name: string): string => (/[«“]/.test(name) ? name : `“${name}”`);

/** Another event like one that was held. */
export const copyEvent = {
  copy: "Make a copy",
  copyOf: (name: string) => `Make a copy: ${name}`,
  title: (name: string) => `Copy of ${quoted(name)}`,
  lead: "The new event is saved as a draft: without athletes, bouts and results. The days of the programme move to the new date.",
  name: "Name",
  nameWrong: "Name the event: 3 to 200 characters",
  date: "First day",
  dateMissing: "Set the first day",
  parts: "What to copy",
  part: {
    info: "Venue, description, fees, documents and contacts",
    rules: "Rules, bronzes and scoreboard",
    mats: "Mats",
    categories: "Categories, without athletes",
    formats: "Formats",
    programme: "Programme by day",
    teams: "Team ranking",
    slides: "Partner slides",
    papers: "Document header and diploma",
    referees: "List of referees, without mats and bouts",
  } satisfies Readonly<Record<CopyPart, string>>,
  confirm: "Create draft",
  done: "Copy created",
};
