import { MOST_STEPS } from "#contract/fee/pricing.ts";
import { decidePriceList, parseRubles, PRICE_FIELDS, writeRubles } from "#domain/fee/priceList.ts";
import type { PriceList, PriceStep } from "#domain/fee/priceSteps.ts";
import { decimalMark } from "#texts/numbers.ts";
import { feeWords, fees } from "#texts/fees/fees.ts";
import type { Declaration, Raw } from "#web/kit/forms/fields.ts";
import { own, type RuleContext } from "#web/kit/forms/rules.ts";
import { textOf } from "#web/kit/forms/fields.ts";
import { nameOf, rawRows, rowFields, type Rows } from "../rowFields.ts";

const { prices: words } = fees;
const PREFIX = "step";
const CELLS = ["until", ...PRICE_FIELDS] as const;
type CellName = (typeof CELLS)[number];

const price = (label: string) =>
  ({ kind: "text", label, inputMode: "decimal", autoComplete: "off" }) as const;

const LABELS: Readonly<Record<CellName, string>> = {
  until: words.until,
  first: words.first,
  further: words.further,
};

/** One more row than there are prices, up to the most an event may have. */
export const PRICING_ROWS: Rows = {
  prefix: PREFIX,
  needed: PRICE_FIELDS,
  most: MOST_STEPS,
  isEven: true,
  cells: {
    until: { kind: "date", label: LABELS.until },
    first: price(LABELS.first),
    further: price(LABELS.further),
  },
};

/** Every cell says what is wrong with itself, in the words of the rule that the server checks with. */
export function pricingFields(): Declaration {
  const fields = rowFields(PRICING_ROWS);
  const checked = Array.from({ length: PRICING_ROWS.most }, (_, index) =>
    CELLS.map((cell) => {
      const name = nameOf(PREFIX, index, cell);
      const field = fields[name];
      if (field === undefined || field.kind === "submit") return [];
      const check = own((_value, context) => problemAt(context, index, cell), { seesOthers: true });
      // A date may be missing in a row that is not the last.
      const rule = cell === "until" ? { ...check, seesEmpty: true } : check;
      return [[name, { ...field, rules: [...(field.rules ?? []), rule] }]] as const;
    }).flat(),
  );
  return {
    ...fields,
    ...Object.fromEntries(checked.flat()),
    submit: { kind: "submit", label: words.save, needsChange: true },
  };
}

type Typed = { readonly row: number; readonly cells: Readonly<Record<CellName, string>> };

/** The rows that say something. */
function typedRows(values: Readonly<Record<string, unknown>>): Typed[] {
  return Array.from({ length: PRICING_ROWS.most }, (_, row) => ({
    row,
    cells: {
      until: textOf(values[nameOf(PREFIX, row, "until")]),
      first: textOf(values[nameOf(PREFIX, row, "first")]),
      further: textOf(values[nameOf(PREFIX, row, "further")]),
    },
  })).filter(({ cells }) => CELLS.some((cell) => cells[cell] !== ""));
}

/** What is no price at all is told before how the prices fit together. */
function problemAt({ values }: RuleContext, row: number, cell: CellName): string | undefined {
  const rows = typedRows(values);
  const typed = rows.find((one) => one.row === row);
  if (typed === undefined) return undefined;
  if (cell !== "until") {
    const read = parseRubles(typed.cells[cell], decimalMark);
    return read.ok || typed.cells[cell] === "" ? undefined : feeWords.problem(read.problem);
  }
  const decided = decidePriceList(rows.map((one) => ({ ...stepOf(one), first: 0, further: 0 })));
  if (decided.ok || rows[decided.problem.step]?.row !== row) return undefined;
  return feeWords.problem(decided.problem.code);
}

function stepOf({ cells }: Typed): PriceStep {
  const [first, further] = PRICE_FIELDS.map((field) => parseRubles(cells[field], decimalMark));
  return {
    ...(cells.until !== "" && { until: cells.until }),
    first: first?.ok ? first.value : 0,
    further: further?.ok ? further.value : 0,
  };
}

export const pricingOfForm = (values: Readonly<Record<string, unknown>>): PriceList =>
  typedRows(values).map(stepOf);

export const rawOfPricing = (pricing: PriceList): Map<string, Raw> =>
  new Map(
    rawRows(
      PREFIX,
      pricing.map(({ until, first, further }) => ({
        until,
        first: writeRubles(first, decimalMark),
        further: writeRubles(further, decimalMark),
      })),
    ),
  );
