const STEPS = 4;

/**
 * The lines of a chart, lowest first, around its values and zero: at most five, six where values lie on both sides of
 * zero. Each is a whole number of units, so that none is told twice (SS9).
 */
export function lineGrid(values: readonly number[], unit: number): readonly number[] {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = Math.max(unit, Math.ceil((most - least) / STEPS / unit) * unit);
  const from = Math.floor(least / step);
  const until = Math.max(from + 1, Math.ceil(most / step));
  return Array.from({ length: until - from + 1 }, (_, index) => (from + index) * step);
}
