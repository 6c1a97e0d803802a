import { capital } from "#web/i18n/sentence.ts";

export const content = {
  updated: (date: string) => (date === "" ? "" : `Updated ${date}`),
  contents: "Contents",
  partners: {
    title: "Partners",
    lead: "Those who help competitions take place.",
    none: "No partners yet",
    noneText: "Organisations that help competitions will appear here.",
    site: "Partner’s website",
    picture: "Partner of competitions",
    others: "Partners of competitions",
    become: "Become a partner",
    becomeText: "Discuss the terms with the organiser: their contacts are on the competition’s page.",
    toEvents: "Upcoming competitions",
    level: capital,
  },
} as const;
