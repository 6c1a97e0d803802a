import type { DemoData } from "./demoData.ts";

/** The data of the smaller tournament that is fought on the same day in another hall, by people of its own. */
export const secondDemoData = (data: DemoData): DemoData => ({ ...data, ...data.second, fightings: [] });
