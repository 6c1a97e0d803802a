import type { Event } from "#contract/content.ts";

/** The event in the words of schema.org, for search engines (SH13). */
export function sportsEvent(event: Event, publicUrl: string) {
  const { name, dateOfEvent, city, venue, address } = event;
  const url = `${publicUrl}/events/${event.id}`;
  return {
    "@context": "https://schema.org",
    "@type": "SportsEvent",
    name,
    url,
    image: `${publicUrl}/api/events/${event.id}/share.png`,
    sport: "Grappling",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    eventStatus: "https://schema.org/EventScheduled",
    inLanguage: "ru",
    ...(dateOfEvent !== null && { startDate: dateOfEvent.slice(0, 10) }),
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
