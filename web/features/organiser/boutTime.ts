const SHORTEST = 30;
const LONGEST = 1800;

/** «6» and «5:30» in seconds; undefined for what is no time of a bout, `null` for nothing at all. */
export function readBoutTime(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const match = /^(\d{1,2})(?:[:.,](\d{2}))?$/.exec(text.trim());
  if (!match) return undefined;
  const seconds = Number(match[1]) * 60 + Number(match[2] ?? 0);
  return Number(match[2] ?? 0) < 60 && seconds >= SHORTEST && seconds <= LONGEST ? seconds : undefined;
}

export function writeBoutTime(seconds: number | null): string {
  if (seconds === null) return "";
  const rest = seconds % 60;
  return rest === 0 ? String(seconds / 60) : `${Math.floor(seconds / 60)}:${String(rest).padStart(2, "0")}`;
}
