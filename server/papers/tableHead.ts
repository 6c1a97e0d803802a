import type { Column } from "./paper.ts";

/** `covered` lies under a cell that is two rows high. */
export type HeadCell =
  | "covered"
  | (Pick<Column, "title" | "align" | "corner"> & { readonly columnSpan: number; readonly rowSpan: number });

/** The rows of heads over a table: two where columns are grouped. */
export function headRowsOf(columns: readonly Column[]): readonly (readonly HeadCell[])[] {
  if (columns.every(({ group }) => group === undefined))
    return [columns.map((column) => ({ ...headOf(column), rowSpan: 1 }))];
  const upper = columns.flatMap((column, at): HeadCell[] => {
    const { group } = column;
    if (group === undefined) return [{ ...headOf(column), rowSpan: 2 }];
    if (columns[at - 1]?.group === group) return [];
    const after = columns.slice(at).findIndex((other) => other.group !== group);
    const columnSpan = after === -1 ? columns.length - at : after;
    return [{ title: group, align: "center", columnSpan, rowSpan: 1 }];
  });
  const lower = columns.map((column): HeadCell =>
    column.group === undefined ? "covered" : { ...headOf(column), rowSpan: 1 },
  );
  return [upper, lower];
}

const headOf = ({ title, align, corner }: Column) => ({
  title,
  columnSpan: 1,
  ...(align === undefined ? {} : { align }),
  ...(corner === undefined ? {} : { corner }),
});
