import { plainDateIn } from "#contract/competition/wallClock.ts";
import type { ServerArgs } from "./apiFor.server.ts";
import { appContext } from "./appContext.ts";

/** The calendar day in the hall. */
export const hallDate = ({ context }: Pick<ServerArgs, "context">): string =>
  plainDateIn(context.get(appContext).zoneMs, Date.now());
