import { formatCount } from "../numbers.ts";

/** The archive of an event, its tables, and the way an archive comes in. */
export const archive = {
  title: "Archive and exports",
  whole: {
    title: "Event archive",
    lead: "One file with everything: athletes, weigh-in, brackets, bout records, places, referees and pictures. It can be loaded into another installation of Kover or opened without it.",
    save: "Download archive",
    private:
      "The archive holds personal data: keep it where nobody else can read it. It has no passwords or sign-ins.",
  },
  tables: {
    title: "Tables",
    lead: "Full names and dates of birth, times by the hall clock.",
    all: "All tables",
    names: {
      results: "Results",
      bouts: "Bouts",
      entries: "Athletes",
      referees: "Referees",
      teams: "Teams",
      fees: "Fees",
    },
    xlsx: "XLSX",
    csv: "CSV",
    save: (name: string, kind: string) => `Download: ${name}, ${kind}`,
    empty: "No tables yet",
    emptyText: "They appear once the event has rules and categories. The archive can be downloaded already.",
    toCompetition: "Choose rules",
  },
  feed: {
    title: "Open data",
    lead: "An address for websites, media and federations: categories, places, bouts and the team ranking in JSON. It holds only what spectators see and updates by itself.",
    hidden: "The address will work once the competition is open to spectators.",
    copy: "Copy address",
    copied: "Address copied",
    notCopied: "The browser did not allow copying: select the address and copy it yourself",
  },
  password: {
    title: "Repeat your password",
    confirm: "Download",
    text: "The file holds personal data of athletes. The password is good for five minutes.",
  },
  offline: "No connection to the server. Check the network and try again: nothing has changed.",
  upload: {
    open: "Load archive",
    reading: "Reading the archive",
    title: "Load an event from an archive",
    confirm: "Load event",
    made: (when: string, product: string) => `Archive made ${when}, Kover ${product}`,
    event: "Event",
    content: "What’s inside",
    counts: (categories: number, people: number, bouts: number) =>
      [formatCount(categories, "category"), formatCount(people, "fighter"), formatCount(bouts, "bout")].join(
        ", ",
      ),
    people: "People",
    fresh: (count: number) => `New: ${count}`,
    here: (count: number) => `Already here: ${count}`,
    teams: "Teams",
    joined: "The same person",
    joinedText:
      "Name, date of birth, weight and team match: the results will be added to the person already here. Untick it if these are different people.",
    alike: (count: number) => `Similar to people already here: ${count}`,
    alikeText: "They will come in separately. You can merge them later on the athlete’s page.",
    filled: (count: number) =>
      `What was missing here will be filled in: ${formatCount(count, "fighter")}. Names, weights and teams stay as they are.`,
    done: (name: string) => `Event loaded: ${name}`,
    existing: "Open event",
    another: "Choose another file",
  },
} as const;
