import { useMemo, useRef, useState, type KeyboardEvent } from "react";
import { entryList as words } from "#texts/entries/entryList.ts";
import { cx } from "#web/kit/cx.ts";
import type { TableRow } from "#web/platform/files/readXlsx.ts";
import { focusWhenDrawn, nextCell, reveal, type ActiveCell } from "./activeCell.ts";
import { ColumnHead } from "./ColumnHead.tsx";
import { LIST_FIELDS, type ListColumn, type ListField } from "./columns.ts";
import { LineRow } from "./LineRow.tsx";
import styles from "./LineTable.module.css";
import type { PreviewLine } from "./previewList.ts";
import { useWindow } from "./useWindow.ts";

type Props = {
  columns: readonly ListColumn[];
  rows: readonly TableRow[];
  lines: readonly PreviewLine[];
  isReadOnly: boolean;
  /** The line whose pair stands in the card beside. */
  shown: number | undefined;
  onShow: (line: number) => void;
  onEdit: (line: number, column: number, text: string) => void;
  onAssign: (column: number, field: ListField | undefined) => void;
};

const [ROW_PX, WRONG_ROW_PX] = [44, 64];

/** The lines in a table of cells that are put right in place; only what is near the eye is drawn (EN18). */
export function LineTable({ columns, rows, lines, isReadOnly, shown, onShow, onEdit, onAssign }: Props) {
  const cellsOf = useMemo(() => new Map(rows.map(({ line, cells }) => [line, cells])), [rows]);
  const order = useMemo(() => columnOrder(columns), [columns]);
  const heights = useMemo(
    () => lines.map(({ problems }) => (problems.length > 0 ? WRONG_ROW_PX : ROW_PX)),
    [lines],
  );
  const seen = useWindow(heights);
  const [active, setActive] = useState<ActiveCell>();
  const box = useRef<HTMLDivElement>(null);
  const goTo = (cell: ActiveCell) => {
    setActive(cell);
    if (box.current === null || cell.isEdited) return;
    const index = lines.findIndex(({ read }) => read.line === cell.line);
    reveal(box.current, seen.offsetOf(index), seen.offsetOf(index + 1));
    focusWhenDrawn(box.current, cell);
  };
  const move = (event: KeyboardEvent) => {
    if (active === undefined || active.isEdited) return;
    const next = nextCell(event.key, active, lines, order);
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  };
  // A table whose cells are gone through with arrows is a grid.
  const grid = { role: "grid", onKeyDown: move } as const;
  const width = order.reduce((sum, index) => sum + widthOf(columns[index]?.field), 44 + 132);
  return (
    <div ref={box} className={styles.box} onScroll={seen.onScroll}>
      <table
        {...grid}
        aria-label={words.table}
        aria-rowcount={lines.length + 1}
        className={styles.table}
        style={{ minWidth: width }}
      >
        <colgroup>
          <col style={{ width: 44 }} />
          {order.map((index) => (
            <col key={index} style={{ width: widthOf(columns[index]?.field) }} />
          ))}
          <col style={{ width: 132 }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {words.columns.line}
            </th>
            {order.map((index) => (
              <ColumnHead
                key={index}
                column={columns[index] ?? { head: "", field: undefined }}
                isDisabled={isReadOnly}
                onAssign={(field) => onAssign(index, field)}
              />
            ))}
            <th scope="col" className={styles.stateHead}>
              {words.columns.state}
            </th>
          </tr>
        </thead>
        <tbody>
          {seen.above > 0 ? <tr aria-hidden style={{ height: seen.above }} /> : null}
          {lines.slice(seen.from, seen.until).map((line, at) => (
            <LineRow
              key={line.read.line}
              line={line}
              index={seen.from + at}
              cells={cellsOf.get(line.read.line) ?? []}
              columns={columns}
              order={order}
              active={active?.line === line.read.line ? active : undefined}
              isFirst={active === undefined && seen.from + at === 0}
              isReadOnly={isReadOnly}
              className={cx(line.read.line === shown && styles.shown)}
              onActivate={setActive}
              onLeave={goTo}
              onShow={onShow}
              onEdit={onEdit}
            />
          ))}
          {seen.below > 0 ? <tr aria-hidden style={{ height: seen.below }} /> : null}
        </tbody>
      </table>
    </div>
  );
}

const WIDTHS: Partial<Record<ListField, number>> = {
  fullName: 190,
  sex: 76,
  weight: 92,
  club: 150,
  category: 170,
};
const widthOf = (field: ListField | undefined): number => (field && WIDTHS[field]) ?? 120;

/** What everybody looks at first stands left; what is not taken stands last. */
function columnOrder(columns: readonly ListColumn[]): number[] {
  const placeOf = ({ field, head }: ListColumn) => {
    if (field === undefined) return 2 * LIST_FIELDS.length;
    // What the file has not may stay empty.
    return LIST_FIELDS.indexOf(field) + (head === "" ? LIST_FIELDS.length : 0);
  };
  const hasHeads = columns.some(({ head }) => head !== "");
  return columns
    .map((column, index) => ({ index, place: hasHeads ? placeOf(column) : index }))
    .toSorted((one, other) => one.place - other.place || one.index - other.index)
    .map(({ index }) => index);
}
