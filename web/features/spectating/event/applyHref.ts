import type { Event } from "#contract/content.ts";

/** Where somebody enters for an event. */
export const applyHref = ({ documentId }: Pick<Event, "documentId">): string =>
  `/personal/applications/new?event=${documentId}`;
