import { daysOf } from "#contract/event/daysOfEvent.ts";
import { eventInfoSchema } from "#contract/event/eventInfo.ts";
import type { EventDays } from "#domain/schedule/eventDays.ts";

/** From the columns of an event; what its programme does not tell is one day. */
export function presentEventDays(dateOfEvent: string | null, info: unknown): EventDays | undefined {
  return daysOf({ dateOfEvent, info: eventInfoSchema.safeParse(info).data ?? null });
}
