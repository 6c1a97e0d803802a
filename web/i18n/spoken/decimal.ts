import { decimalMark } from "#texts/numbers.ts";

/** A number as a field shows it: «76,4», “76.4”. */
export const writeDecimal = (value: number): string => String(value).replace(".", decimalMark);

/** Where a point stands before the tenths, commas stand between thousands: “12,500”, “1,200.50”. */
const THOUSANDS = /^[+−-]?\d{1,3}(?:,\d{3})+(?=$|\.)/;

/** What people type as `Number` reads it: a comma or a point, blanks between thousands, the minus of the typesetter. */
export function plainDecimal(typed: string, mark: string = decimalMark): string {
  const text = typed.replaceAll(/\s/g, "");
  const whole = mark === "." ? text.replace(THOUSANDS, (found) => found.replaceAll(",", "")) : text;
  return whole.replace(",", ".").replace("−", "-");
}
