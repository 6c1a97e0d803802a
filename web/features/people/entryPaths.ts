/** Stands in the address for a person who is not written down yet. */
export const NEW = "new";

/** What an entry is begun with: the event it is for, and who is to enter. */
export type EntryWish = { readonly event: string | undefined; readonly profile: string | undefined };

/** A person's card; whoever came from an entry to an event goes back to it once the card is saved. */
export const profilePath = (person: string, event: string | undefined): string =>
  `/personal/profiles?${new URLSearchParams({ person, ...(event && { event }) })}`;

export const entryPath = (event: string, profile: string): string =>
  `/personal/applications/new?${new URLSearchParams({ event, profile })}`;
