/** The picture of a page for shared links; the logo stands for pages without one (SH8). */
export function shareImageOf(pathname: string): string | undefined {
  const [, id, rest = ""] = /^\/events\/([\w-]+)(\/.*)?$/.exec(pathname) ?? [];
  if (id === undefined || rest.startsWith("/stats")) return undefined;
  const [, kind, uuid] = /^\/competition\/(categories|fighters|bouts)\/([\w-]+)\/?$/.exec(rest) ?? [];
  return kind === undefined || uuid === undefined
    ? `/api/events/${id}/share.png`
    : `/api/events/${id}/${kind}/${uuid}/share.png`;
}
