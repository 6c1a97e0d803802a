import { useOutletContext } from "react-router";
import type { Event } from "#contract/event/content.ts";
import type { EventWhen } from "#web/sport/facts/eventWhen.server.ts";

/** What the layout of an event hands to the pages inside it. */
export type EventOutlet = { readonly event: Event; readonly today: string; readonly when: EventWhen };

export const useEvent = () => useOutletContext<EventOutlet>();

/** Where somebody enters for an event. */
export const applyHref = ({ documentId }: Pick<Event, "documentId">): string =>
  `/personal/applications/new?event=${documentId}`;
