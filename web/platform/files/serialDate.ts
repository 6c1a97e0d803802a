const DAY_MS = 86_400_000;
/** Table programs count days from here; the day that 1900 never had is behind us. */
const FIRST_DAY_MS = Date.UTC(1899, 11, 30);
const [FIRST_SERIAL, LAST_SERIAL] = [61, 73_050];

/** «05.07.1999» for 36346; undefined for what is no day from 1900 to 2099. */
export function serialToDate(serial: number): string | undefined {
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return undefined;
  const day = new Date(FIRST_DAY_MS + Math.floor(serial) * DAY_MS).toISOString();
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
}
