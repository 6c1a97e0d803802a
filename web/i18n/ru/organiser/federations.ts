/** As the tables of the domain name it. */
export const USUAL_FEDERATION = "Россия, открытые турниры UWW";

/** Whose table of weights it is; in Russian the data says it. */
export const federationWord = (federation: string): string => federation;

/** What ages a table says beside the years: «новички и опытные». */
export const agesNote = (ages: string): string => /[а-я].*$/i.exec(ages)?.[0] ?? "";
