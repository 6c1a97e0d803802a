export const personal = {
  home: {
    title: "My area",
    greeting: (name: string) => `Hello, ${name}`,
    role: "Role",
    email: "Email",
  },
  operate: {
    title: "Running competitions",
    text: "Competitions under way today and the next ones.",
    empty: "No competitions today",
    emptyText:
      "A competition appears here once the organiser adds it to an event or appoints you as a referee.",
    live: "Live",
    open: "Open head table",
    referee: "Refereeing",
  },
  crumbs: "Breadcrumbs",
} as const;
