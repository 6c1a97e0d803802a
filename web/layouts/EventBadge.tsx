import type { Event } from "#contract/content.ts";
import { formatDayMonth } from "#web/i18n/dates.ts";
import { events } from "#web/i18n/ru/spectating/events.ts";
import { Badge } from "#web/kit/Badge.tsx";
import type { EventWhen } from "#web/sport/facts/eventWhen.server.ts";

type Props = { event: Event; when: EventWhen };

export function EventBadge({ event, when: { time, day } }: Props) {
  if (time === "today") return <Badge tone="live">{events.state.live(day)}</Badge>;
  if (time === "past") return <Badge tone="neutral">{events.state.past}</Badge>;
  if (event.registrationOpen) {
    return <Badge tone="ok">{events.state.registration(formatDayMonth(event.registrationUntil))}</Badge>;
  }
  return <Badge tone="line">{time === "undated" ? events.state.undated : events.state.upcoming}</Badge>;
}
