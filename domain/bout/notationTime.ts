/** `m:ss`, with milliseconds only when there are some: 0:31, 12:05.25. */
export function writeTime(ms: number): string {
  const sign = ms < 0 ? "-" : "";
  const whole = Math.abs(ms);
  const minutes = Math.floor(whole / 60_000);
  const seconds = String(Math.floor(whole / 1000) % 60).padStart(2, "0");
  const rest = String(whole % 1000)
    .padStart(3, "0")
    .replace(/0+$/, "");
  return `${sign}${minutes}:${seconds}${rest === "" ? "" : `.${rest}`}`;
}

export function parseTime(text: string): number | undefined {
  const [, sign, minutes, seconds, fraction = ""] = /^(-?)(\d+):(\d\d)(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  if (minutes === undefined || seconds === undefined) return undefined;
  const ms = Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(fraction.padEnd(3, "0"));
  return sign === "-" ? -ms : ms;
}
