import type { Event, Page, Partner, Team } from "#contract/content.ts";
import type { EventRow, PageRow, PartnerRow, TeamRow } from "../persistence/competitionTables.ts";
import { sanitiseHtml } from "./sanitiseHtml.ts";

/** The one place that decides what of a content row leaves the server: fields are picked, never deleted. */

type EntryRow = { id: number; document_id: string; created_at: string; updated_at: string };

export function presentEntry(row: EntryRow) {
  return {
    id: row.id,
    documentId: row.document_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishedAt: row.created_at,
  };
}

export function presentEvent(row: EventRow): Event {
  return {
    ...presentEntry(row),
    name: row.name,
    dateOfEvent: row.date_of_event,
    showCompetition: row.show_competition,
    city: row.city,
    venue: row.venue,
    address: row.address,
    description: row.description === null ? null : sanitiseHtml(row.description),
    registrationOpen: row.registration_open,
    registrationUntil: row.registration_until,
  };
}

export function presentTeam(row: TeamRow): Team {
  return { ...presentEntry(row), name: row.name, city: row.city };
}

export function presentPartner(row: PartnerRow): Partner {
  return {
    ...presentEntry(row),
    name: row.name,
    description: row.description,
    url: row.url,
    level: row.level,
    position: row.position,
  };
}

export function presentPage(row: PageRow): Page {
  return { ...presentEntry(row), slug: row.slug, title: row.title, content: sanitiseHtml(row.content) };
}
