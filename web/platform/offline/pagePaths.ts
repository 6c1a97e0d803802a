/** Pages that may be kept on a device. Personal pages and the way in are not among them. */
const KEPT = /^\/(?:$|events(?:\/|$)|page\/|partners\/?$|following\/?$|competition\/)/;
const TABLE = /^\/competition\/([^/]+)\/fighting\/([^/]+)\/?$/;

export const mayKeepPage = (path: string) => KEPT.test(path);

/** Of those, the ones a visitor reads. The pages of officials are kept when a table asks for them. */
export const isPublicPage = (path: string) => mayKeepPage(path) && !path.startsWith("/competition/");

/** A page of any bout holds its whole competition, so it can open each other bout of it. */
export function isSiblingTable(path: string, other: string): boolean {
  const competition = TABLE.exec(path)?.[1];
  return competition !== undefined && TABLE.exec(other)?.[1] === competition;
}

/** The bout whose table stands at this address. */
export const boutOfTable = (path: string): string | undefined => TABLE.exec(path)?.[2];

/** The page whose data a navigation inside the application asks for; undefined for any other request. */
export function pageOfData({ pathname }: URL): string | undefined {
  if (!pathname.endsWith(".data")) return undefined;
  const page = pathname.slice(0, -".data".length);
  return page.endsWith("/_") ? page.slice(0, -1) : page.replace(/^\/_root$/, "/");
}
