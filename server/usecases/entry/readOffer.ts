import type { EntryOffer } from "#contract/entry/profile.ts";
import { isOfficial } from "#domain/access/access.ts";
import { isGranted } from "#domain/access/eventRoles.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { hallToday } from "../../environment/hallDay.ts";
import { findEntryOffer, hasEntered } from "../../persistence/entry/people.ts";
import { findEvent } from "../event/findEvent.ts";
import { isRegistrationOpen } from "./applicationRules.ts";

/** What an event offers to who wants to enter. */
export async function readOffer(
  deps: Pick<Deps, "config" | "db" | "now">,
  viewer: Identity,
  eventId: string,
): Promise<Result<EntryOffer, { readonly code: "not-found" }>> {
  const found = await findEvent(deps, eventId);
  if (!found.ok) return found;
  const event = found.value;
  const isOpen = isRegistrationOpen(event, hallToday(deps));
  const isOffered =
    isOpen || event.show_competition || isOfficial(viewer) || isGranted(viewer, "read", event.id);
  // What is not shown yet and not open is known to those who have entered already.
  const isKnown = isOffered || (await hasEntered(deps.db, viewer.accountId ?? 0, event.id));
  const rows = isKnown ? await findEntryOffer(deps.db, event.id) : [];
  return ok({
    data: rows.map((row) => ({
      id: row.id,
      uuid: row.uuid,
      title: row.title,
      style: row.style,
      sex: row.sex,
      ageMin: row.age_min,
      ageMax: row.age_max,
      level: row.level,
      weightMin: row.weight_min,
      weightMax: row.weight_max,
      entries: (row.entered ?? 0) + (row.asking ?? 0),
      isDrawn: row.draw !== null,
    })),
    meta: { isOpen, until: event.registration_until },
  });
}
