import { titleWords } from "#texts/sport/dataWords.ts";
import type { Application, Profile } from "#contract/entry/profile.ts";
import { eventDates } from "#web/i18n/spoken/eventDates.ts";
import { isComing } from "./nearestEvent.ts";

/** Where somebody competes next; undefined when nowhere. */
export function planWords(
  { id }: Profile,
  applications: readonly Application[],
  today: string,
): string | undefined {
  const [next] = applications
    .filter((application) => application.profile?.id === id && isComing(application, today))
    .toSorted((a, b) => (a.event?.dateOfEvent ?? "").localeCompare(b.event?.dateOfEvent ?? ""));
  return (
    next &&
    [eventDates(next.event), next.event?.name, titleWords(next.category?.title ?? "")]
      .filter(Boolean)
      .join(", ")
  );
}
