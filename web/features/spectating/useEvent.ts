import { useOutletContext } from "react-router";
import type { Event } from "#contract/event/content.ts";
import type { OwnEntries } from "#web/platform/session/ownEntries.server.ts";
import type { EventWhen } from "#web/sport/facts/eventWhen.server.ts";

/** What the layout of an event hands to the pages inside it. */
export type EventOutlet = {
  readonly event: Event;
  readonly today: string;
  readonly when: EventWhen;
  /** Of who is signed in, as long as the event is not over. */
  readonly entries: OwnEntries | undefined;
};

export const useEvent = () => useOutletContext<EventOutlet>();

/** Where somebody enters for an event. */
export const applyHref = ({ documentId }: Pick<Event, "documentId">): string =>
  `/personal/applications/new?event=${documentId}`;

/** Where several are entered at once (EN29). */
export const groupHref = ({ documentId }: Pick<Event, "documentId">): string =>
  `/personal/applications/many?event=${documentId}`;
