import type { Followed } from "#domain/follow/follow.ts";

type Named = Followed & { readonly name: string; readonly eventId?: number | undefined };

/** Where what is followed is shown; the list itself while its event is not known. */
export function starHref({ kind, ref, name, eventId }: Named): string {
  if (kind === "event") return `/events/${ref}`;
  if (eventId === undefined) return "/following";
  const base = `/events/${eventId}/competition`;
  switch (kind) {
    case "fighter":
      return `${base}/fighters/${ref}`;
    case "category":
      return `${base}/categories/${ref}`;
    case "team":
      return `${base}?mode=fighters&q=${encodeURIComponent(name)}`;
  }
}
