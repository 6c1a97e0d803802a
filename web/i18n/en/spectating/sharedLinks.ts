/** What a shared link says under its title. */
export const sharedLinks = {
  event: (date: string, place: string) =>
    `${[date, place].filter(Boolean).join(", ")}${date + place === "" ? "" : ". "}Brackets, mats and results, live.`,
  category: (title: string, event: string) => `${title}. ${event}: bracket, bouts, athletes and results.`,
  fighter: (name: string, team: string, event: string) =>
    `${[name, team].filter(Boolean).join(", ")}. ${event}: next bout, results and places.`,
} as const;

/** The code a camera reads. */
export const pageQr = {
  title: "QR code of this page",
  alt: "QR code with the address of this page",
} as const;
