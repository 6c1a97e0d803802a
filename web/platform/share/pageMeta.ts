import type { MetaDescriptor } from "react-router";
import { general } from "#texts/general.ts";
import { shareLocale } from "#texts/locale.ts";

type PageMeta = {
  /** Of the page itself; the name of the product alone when there is none. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
};

/** Title and share metadata of a page. A route's list replaces its parents' one, so it is always complete. */
export function pageMeta({ title, description = general.description }: PageMeta = {}): MetaDescriptor[] {
  const fullTitle = title === undefined || title === "" ? general.name : `${title} — ${general.name}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:site_name", content: general.name },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: shareLocale },
  ];
}
