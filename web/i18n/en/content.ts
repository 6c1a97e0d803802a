import { capital } from "#web/i18n/sentence.ts";

export const content = {
  updated: (date: string) => (date === "" ? "" : `Updated ${date}`),
  contents: "Contents",
  partners: {
    title: "Partners",
    lead: "Those who help competitions take place.",
    none: "No partners yet",
    noneText: "Events look for those who help with kit, doctors, water and prizes.",
    site: "Partner’s website",
    picture: "Partner of competitions",
    others: "Partners of competitions",
    become: "Become a partner",
    becomeText:
      "The logo of a partner is seen on the scoreboards, the screens of the hall, the pages of events and the diplomas. Write to us with what you offer.",
    level: capital,
  },
} as const;
