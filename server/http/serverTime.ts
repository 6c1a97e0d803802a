/** The server's time of an answer whose body is kept and sent again as it is. */
export const SERVER_TIME = "x-server-time";

export function serverTimeOf(
  header: number | string | readonly string[] | null | undefined,
): number | undefined {
  return typeof header === "string" && /^\d+$/.test(header) ? Number(header) : undefined;
}
