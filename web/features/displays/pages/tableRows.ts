import { useAmount } from "../scales.ts";

/** As many rows of a table as can be read from afar. */
export const useTableRows = (): number => useAmount(8, { 1.25: 6, 1.5: 5, 2: 4 });
