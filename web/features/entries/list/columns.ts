import type { TableRow } from "#web/platform/files/readXlsx.ts";
import { listWords } from "#texts/entries/listWords.ts";

export const LIST_FIELDS = [
  "fullName",
  "lastName",
  "firstName",
  "middleName",
  "birth",
  "sex",
  "weight",
  "weightOrCategory",
  "category",
  "club",
  "city",
  "region",
  "coach",
  "rank",
  "belt",
  "level",
  "licence",
  "consent",
] as const;
export type ListField = (typeof LIST_FIELDS)[number];
/** A column of a list: what stands over it in the file, and what it is taken for; nothing when it is left out. */
export type ListColumn = { readonly head: string; readonly field: ListField | undefined };

/** What people said of a head before, by its text. */
export type Remembered = ReadonlyMap<string, ListField | undefined>;
export type ListTable = { readonly columns: readonly ListColumn[]; readonly rows: readonly TableRow[] };

const LOOKED_AT = 15;

/** The heads may stand below a title; without any the columns are taken in the order of an old list (EN18). */
export function recogniseTable(rows: readonly TableRow[], remembered: Remembered): ListTable {
  const best = rows
    .slice(0, LOOKED_AT)
    .map((row, index) => ({ index, fields: fieldsOf(row.cells, remembered) }))
    .filter(({ fields }) => fields.some(isName))
    .toSorted((one, other) => countKnown(other.fields) - countKnown(one.fields))[0];
  const body = best === undefined ? rows : rows.slice(best.index + 1);
  const heads = best === undefined ? [] : (rows[best.index]?.cells ?? []);
  const width = Math.max(heads.length, ...body.map(({ cells }) => cells.length));
  const usual = usualFields(body);
  const columns = Array.from({ length: width }, (_, index) => ({
    head: heads[index] ?? "",
    field: best === undefined ? usual[index] : best.fields[index],
  })).filter(({ head }, index) => head !== "" || body.some(({ cells }) => (cells[index] ?? "") !== ""));
  const kept = Array.from({ length: width }, (_, index) => index).filter(
    (index) => (heads[index] ?? "") !== "" || body.some(({ cells }) => (cells[index] ?? "") !== ""),
  );
  return withMissing({
    columns,
    rows: body.map(({ line, cells }) => ({ line, cells: kept.map((index) => cells[index] ?? "") })),
  });
}

/** What a line may lack can be written in, also where the file has no column for it. */
function withMissing({ columns, rows }: ListTable): ListTable {
  const has = (...fields: readonly ListField[]) =>
    columns.some(({ field }) => field !== undefined && fields.includes(field));
  const missing: ListField[] = [
    ...(has("birth") ? [] : (["birth"] as const)),
    ...(has("sex") ? [] : (["sex"] as const)),
    ...(has("weight", "weightOrCategory") ? [] : (["weight"] as const)),
    ...(has("category") ? [] : (["category"] as const)),
    ...(has("club") ? [] : (["club"] as const)),
  ];
  const whole = columns.length + missing.length;
  return {
    columns: [...columns, ...missing.map((field) => ({ head: "", field }))],
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: Array.from({ length: whole }, (_, index) => cells[index] ?? ""),
    })),
  };
}

function fieldsOf(cells: readonly string[], remembered: Remembered): (ListField | undefined)[] {
  const taken = new Set<ListField>();
  return cells.map((head) => {
    const key = foldText(head);
    const field = remembered.has(key) ? remembered.get(key) : fieldOfHead(key);
    if (field === undefined || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  });
}

function fieldOfHead(key: string): ListField | undefined {
  return listWords.heads.find(([, pattern]) => pattern.test(key))?.[0];
}

const USUAL: readonly ListField[] = [
  "lastName",
  "firstName",
  "birth",
  "sex",
  "weight",
  "club",
  "category",
  "consent",
];

/** A list without heads: names in one column where most first cells have two words. */
function usualFields(rows: readonly TableRow[]): readonly ListField[] {
  const whole = rows.filter(({ cells: [first = ""] }) => /\S\s+\S/.test(first)).length;
  return whole * 2 > rows.length ? ["fullName", ...USUAL.slice(2)] : USUAL;
}

const isName = (field: ListField | undefined) => field === "fullName" || field === "lastName";
const countKnown = (fields: readonly (ListField | undefined)[]) =>
  fields.filter((field) => field !== undefined).length;

/** A field belongs to one column: who had it before is left out. */
export function assignColumn(
  columns: readonly ListColumn[],
  index: number,
  field: ListField | undefined,
): ListColumn[] {
  return columns.map((column, at) => {
    if (at === index) return { ...column, field };
    return field !== undefined && column.field === field ? { ...column, field: undefined } : column;
  });
}

export const foldText = (text: string) =>
  text.trim().toLowerCase().replaceAll("ё", "е").replaceAll(/\s+/g, " ");
