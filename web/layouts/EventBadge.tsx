import type { Event } from "#contract/content.ts";
import { formatDayMonth } from "#web/i18n/dates.ts";
import { events } from "#web/i18n/ru/events.ts";
import { Badge } from "#web/ui/Badge.tsx";
import { eventTime } from "./eventState.ts";

type Props = { event: Event; today: string };

export function EventBadge({ event, today }: Props) {
  const time = eventTime(event, today);
  if (time === "today") return <Badge tone="live">{events.state.live}</Badge>;
  if (time === "past") return <Badge tone="neutral">{events.state.past}</Badge>;
  if (event.registrationOpen) {
    return <Badge tone="ok">{events.state.registration(formatDayMonth(event.registrationUntil))}</Badge>;
  }
  return <Badge tone="line">{time === "undated" ? events.state.undated : events.state.upcoming}</Badge>;
}
