/** A statement has room for so many rows, also those of a person with all their fields: both engines bound its values. */
const ROWS_AT_ONCE = 500;

export function* chunksOf<One>(rows: readonly One[]): Generator<One[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE);
}
