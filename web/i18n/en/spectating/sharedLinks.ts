/** What a shared link says under its title. */
export const sharedLinks = {
  event: (date: string, place: string) =>
    `${[date, place].filter(Boolean).join(", ")}${date + place === "" ? "" : ". "}Сетки, ковры и результаты в прямом эфире.`,
  category: (title: string, event: string) => `${title}. ${event}: сетка, схватки, участники и результаты.`,
  fighter: (name: string, team: string, event: string) =>
    `${[name, team].filter(Boolean).join(", ")}. ${event}: ближайшая схватка, результаты и места.`,
} as const;

/** The code a camera reads. */
export const pageQr = { title: "QR-код этой страницы", alt: "QR-код с адресом этой страницы" } as const;
