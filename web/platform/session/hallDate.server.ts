import { minuteOfDayIn, plainDateIn } from "#contract/competition/wallClock.ts";
import type { ServerArgs } from "./apiFor.server.ts";
import { appContext } from "./appContext.ts";

/** The calendar day in the hall. */
export const hallDate = ({ context }: Pick<ServerArgs, "context">): string =>
  plainDateIn(context.get(appContext).zoneMs, Date.now());

/** The time of day there. */
export function hallTime({ context }: Pick<ServerArgs, "context">): string {
  const minutes = minuteOfDayIn(context.get(appContext).zoneMs, Date.now());
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
