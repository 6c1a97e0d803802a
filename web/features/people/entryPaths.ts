/** Stands in the address for a person who is not written down yet. */
export const NEW = "new";

/** Stands in the address of an application for the table in which several are made. */
export const MANY = "many";

/** Instead of an event that was asked for and takes no entries: none is chosen. */
export const NOT_OFFERED = "";

/** What an entry is begun with: the event it is for, and who is to enter. */
export type EntryWish = { readonly event: string | undefined; readonly profile: string | undefined };

/** Where a card is opened from: an entry to an event, of one person or of several. */
export type EntryOrigin = { readonly event: string | undefined; readonly isGroup?: boolean };

/** The event of the entry a card was opened from. */
export const ENTERED_EVENT = "event";
const GROUP = "group";

/** A person's card; whoever came from an entry to an event goes back to it once the card is saved. */
export const profilePath = (person: string, { event, isGroup = false }: EntryOrigin): string =>
  `/personal/profiles?${new URLSearchParams({ person, ...(event && { [ENTERED_EVENT]: event }), ...(isGroup && { from: GROUP }) })}`;

export const entryPath = (event: string, profile: string): string =>
  `/personal/applications/new?${new URLSearchParams({ event, profile })}`;

/** The table in which several are entered; without an event, of the next one. */
export const groupPath = (event: string | undefined): string =>
  `/personal/applications/${MANY}${event === undefined ? "" : `?${new URLSearchParams({ event })}`}`;

/** Back to the entry a card was opened from, if it was. */
export function pathBack(search: URLSearchParams, profile: string): string | undefined {
  const event = search.get(ENTERED_EVENT);
  if (event === null) return undefined;
  return search.get("from") === GROUP ? groupPath(event) : entryPath(event, profile);
}
