/** As the tables of the domain name it. */
export const USUAL_FEDERATION = "Россия, открытые турниры UWW";

/** Whose table of weights it is: where the data says it in Russian, by what it says. */
export const federationWord = (federation: string): string => FEDERATIONS.get(federation) ?? federation;

/** What ages a table says beside the years: “novice and advanced”. */
export const agesNote = (ages: string): string => {
  const note = /[а-я].*$/i.exec(ages)?.[0] ?? "";
  return NOTES.get(note) ?? note;
};

const FEDERATIONS: ReadonlyMap<string, string> = new Map([
  [USUAL_FEDERATION, "Russia, open UWW events"],
  ["Россия, джиу-джитсу (sub only 2026)", "Russia, jiu-jitsu (sub only 2026)"],
]);

const NOTES: ReadonlyMap<string, string> = new Map([
  ["новички и опытные", "novice and advanced"],
  ["юниоры", "juniors"],
]);
