import { announcedDay, type AnnouncedLine } from "#domain/schedule/announced.ts";
import { weighInsAhead, type WallMoment } from "#domain/schedule/weighInsAhead.ts";
import type { Event } from "#contract/event/content.ts";
import { daysOf } from "#contract/event/daysOfEvent.ts";
import type { Application } from "#contract/entry/profile.ts";
import { daysBetween } from "#web/i18n/plainDate.ts";

export type NearestEvent = {
  readonly event: Event;
  readonly daysAhead: number;
  readonly applications: readonly Application[];
  /** The lines of its programme about the scales that are not closed yet. */
  readonly weighIns: readonly AnnouncedLine[];
  /** All that were told of are over. */
  readonly isWeighed: boolean;
};

/** Still on: neither taken back nor refused, and its last day has not passed (EV8). */
export function isComing({ state, event }: Application, today: string): boolean {
  return (state === "new" || state === "accepted") && lastDayOf(event) >= today;
}

const lastDayOf = (event: Application["event"]): string => (event && daysOf(event)?.last) ?? "";

/** The first tournament somebody of the account is entered for, with everybody who is (PE7). */
export function nearestEvent(
  applications: readonly Application[],
  now: WallMoment,
): NearestEvent | undefined {
  const { day: today } = now;
  const coming = applications
    .filter((application) => isComing(application, today))
    .toSorted((a, b) => (a.event?.dateOfEvent ?? "").localeCompare(b.event?.dateOfEvent ?? ""));
  const event = coming[0]?.event ?? undefined;
  if (event === undefined) return undefined;
  const weighIns = weighInsAhead(event.info?.schedule ?? [], now);
  return {
    event,
    daysAhead: Math.max(0, daysBetween(today, event.dateOfEvent ?? today)),
    applications: coming.filter((application) => application.event?.id === event.id),
    weighIns,
    isWeighed: weighIns.length === 0 && weighInsOf(event).length > 0,
  };
}

export const weighInsOf = (event: Event): readonly AnnouncedLine[] =>
  announcedDay(event.info?.schedule ?? [], undefined).weighIns;
