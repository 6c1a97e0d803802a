/** «2:47», «2.47», «2 47», «247» and «47» as an official types them in a hurry; milliseconds, or nothing. */
export function readClock(text: string): number | undefined {
  const [, minutes, seconds] =
    /^(\d{1,2})[\s:.,](\d{2})$/.exec(text.trim()) ?? /^(\d{0,2}?)(\d{1,2})$/.exec(text.trim()) ?? [];
  if (seconds === undefined || Number(seconds) > 59) return undefined;
  return (Number(minutes) * 60 + Number(seconds)) * 1000;
}
