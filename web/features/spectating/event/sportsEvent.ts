import { locale } from "#texts/locale.ts";
import { inOwnLanguage } from "#web/platform/browser/inOwnLanguage.ts";
import { addressOf } from "#web/platform/browser/resolveTarget.ts";
import { API_BASE, pathOf } from "#contract/api/path.ts";
import type { Event } from "#contract/event/content.ts";
import { daysOf, type DatedEvent } from "#contract/event/daysOfEvent.ts";

/** The event in the words of schema.org, for search engines (SH13). */
export function sportsEvent(event: Event & DatedEvent, publicUrl: string) {
  const { name, city, venue, address } = event;
  const days = daysOf(event);
  const url = `${publicUrl}${addressOf(`/events/${event.id}`)}`;
  return {
    "@context": "https://schema.org",
    "@type": "SportsEvent",
    name,
    url,
    image: publicUrl + inOwnLanguage(API_BASE + pathOf("/events/:id/share.png", event.id)),
    sport: "Grappling",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    eventStatus: "https://schema.org/EventScheduled",
    inLanguage: locale,
    ...(days && { startDate: days.first, endDate: days.last }),
    ...((venue ?? city ?? address) !== null && {
      location: {
        "@type": "Place",
        name: venue ?? city ?? address,
        address: {
          "@type": "PostalAddress",
          ...(city !== null && { addressLocality: city }),
          ...(address !== null && { streetAddress: address }),
        },
      },
    }),
  };
}
