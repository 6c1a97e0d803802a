import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { entryList as words } from "#web/i18n/ru/entries/entryList.ts";
import { cx } from "#web/kit/cx.ts";
import type { TableRow } from "#web/platform/files/readXlsx.ts";
import { ColumnHead } from "./ColumnHead.tsx";
import { LIST_FIELDS, type ListColumn, type ListField } from "./columns.ts";
import { LineRow } from "./LineRow.tsx";
import styles from "./list.module.css";
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

/** Which cell the keyboard is in; `isEdited` while it is being written into. */
export type ActiveCell = { readonly line: number; readonly column: number; readonly isEdited: boolean };

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
  useFocus(box, active, seen.offsetOf, lines);
  const move = (event: KeyboardEvent) => {
    if (active === undefined || active.isEdited) return;
    const next = nextCell(event.key, active, lines, order);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };
  const width = order.reduce((sum, index) => sum + widthOf(columns[index]?.field), 44 + 132);
  return (
    <div ref={box} className={styles.box} onScroll={seen.onScroll}>
      <table
        role="grid"
        aria-label={words.table}
        aria-rowcount={lines.length + 1}
        className={styles.table}
        style={{ minWidth: width }}
        onKeyDown={move}
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

/** The focus follows the active cell, and the table scrolls to it. */
function useFocus(
  box: { readonly current: HTMLDivElement | null },
  active: ActiveCell | undefined,
  offsetOf: (index: number) => number,
  lines: readonly PreviewLine[],
): void {
  useEffect(() => {
    if (active === undefined || box.current === null) return;
    const index = lines.findIndex(({ read }) => read.line === active.line);
    const { scrollTop, clientHeight } = box.current;
    const [top, bottom] = [offsetOf(index), offsetOf(index + 1)];
    const head = box.current.querySelector("thead")?.clientHeight ?? 0;
    if (index >= 0 && top < scrollTop) box.current.scrollTop = top;
    else if (index >= 0 && bottom + head > scrollTop + clientHeight)
      box.current.scrollTop = bottom + head - clientHeight;
    const find = () =>
      box.current?.querySelector<HTMLElement>(`[data-cell="${active.line}:${active.column}"]`);
    const focus = () => {
      const cell = find();
      if (cell === null || cell === undefined || cell.contains(document.activeElement)) return;
      cell.focus({ preventScroll: true });
      cell.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    focus();
    // A row that comes into view by the scrolling is drawn a moment later.
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
    // Only when the cell changes: a list that is computed anew must not pull the page.
  }, [active]);
}

const PAGE_ROWS = 10;

function nextCell(
  key: string,
  { line, column }: ActiveCell,
  lines: readonly PreviewLine[],
  order: readonly number[],
): ActiveCell | undefined {
  const row = lines.findIndex(({ read }) => read.line === line);
  const place = order.indexOf(column);
  const at = (nextRow: number, nextPlace: number): ActiveCell => ({
    line: lines[Math.min(Math.max(nextRow, 0), lines.length - 1)]?.read.line ?? line,
    column: order[Math.min(Math.max(nextPlace, 0), order.length - 1)] ?? column,
    isEdited: false,
  });
  switch (key) {
    case "ArrowUp":
      return at(row - 1, place);
    case "ArrowDown":
      return at(row + 1, place);
    case "ArrowLeft":
      return at(row, place - 1);
    case "ArrowRight":
      return at(row, place + 1);
    case "PageUp":
      return at(row - PAGE_ROWS, place);
    case "PageDown":
      return at(row + PAGE_ROWS, place);
    case "Home":
      return at(row, 0);
    case "End":
      return at(row, order.length - 1);
    case "Enter":
    case "F2":
      return { line, column, isEdited: true };
    default:
      return undefined;
  }
}
