/** The chat is for visitors: officials at work are not interrupted by it. */
export function hasSupportChat(pathname: string, src: string | undefined): src is string {
  return src !== undefined && src !== "" && !/^\/competition(?:\/|$)/i.test(pathname);
}
