import { lateCode } from "#web/lateRouter/lateCode.ts";

/** The rules of every format, to say what follows from a result. */
export const drawCode = lateCode(async () => {
  const [facts, medallists, sketched, stamps, places, opponents] = await Promise.all([
    import("#web/sport/dayFacts.ts"),
    import("#web/sport/dayMedallists.ts"),
    import("#web/sport/sketchedCategory.ts"),
    import("#web/sport/dayStamps.ts"),
    import("./categoryPlaces.ts"),
    import("./possibleOpponents.ts"),
  ]);
  return { ...facts, ...medallists, ...sketched, ...stamps, ...places, ...opponents };
});

export type DrawCode = Awaited<ReturnType<typeof drawCode.fetch>>;
