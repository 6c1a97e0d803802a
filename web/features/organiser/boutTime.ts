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

/** «3 + 3», «2 × 3», «5:30»: lengths one after the other; undefined where one is no time of a bout. */
export function readBoutTimes(text: string): readonly number[] | undefined {
  const spread = text
    .toLowerCase()
    .replaceAll(/(\d+)\s*[xх×*]\s*(\d+(?:[:.,]\d{2})?)/g, (_, times: string, length: string) =>
      Array.from({ length: Math.min(Number(times), MOST_READ) }, () => length).join("+"),
    );
  const lengths = spread
    .split(/\s*[+;]\s*|,\s+|,(?=\d(?:\D|$))|\s+/)
    .filter((piece) => piece !== "")
    .map(readBoutTime);
  const known = lengths.filter((length) => typeof length === "number");
  return known.length === lengths.length ? known : undefined;
}

/** More than any bout has; the rule that says so names its own limit. */
const MOST_READ = 20;

export function writeBoutTimes(lengths: readonly number[]): string {
  const [first = 0] = lengths;
  return lengths.length > 1 && lengths.every((length) => length === first)
    ? `${lengths.length} × ${writeBoutTime(first)}`
    : lengths.map(writeBoutTime).join(" + ");
}
