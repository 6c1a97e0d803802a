import { memo, type KeyboardEvent } from "react";
import { entryList as words } from "#texts/entries/entryList.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { cx } from "#web/kit/cx.ts";
import type { ListColumn } from "./columns.ts";
import type { ActiveCell } from "./activeCell.ts";
import styles from "./LineTable.module.css";
import type { PreviewLine } from "./previewList.ts";

type Props = {
  line: PreviewLine;
  index: number;
  cells: readonly string[];
  columns: readonly ListColumn[];
  order: readonly number[];
  active: ActiveCell | undefined;
  /** Where the tab key comes in. */
  isFirst: boolean;
  isReadOnly: boolean;
  className: string;
  onActivate: (cell: ActiveCell) => void;
  /** Writing into a cell was ended with a key: the focus goes back to the cell. */
  onLeave: (cell: ActiveCell) => void;
  onShow: (line: number) => void;
  onEdit: (line: number, column: number, text: string) => void;
};

export const LineRow = memo(function LineRow(props: Props) {
  const { line, index, cells, columns, order, active, isFirst, className } = props;
  const number = line.read.line;
  return (
    <tr
      aria-rowindex={index + 2}
      className={cx(
        line.problems.length > 0 && styles.wrong,
        line.state === "similar" && styles.similar,
        className,
      )}
    >
      <th scope="row" className={styles.number}>
        {number}
      </th>
      {order.map((column, place) => (
        <LineCell
          key={column}
          {...props}
          column={column}
          field={columns[column]?.field}
          text={cells[column] ?? ""}
          problem={line.problems.find((one) => one.column === column)?.text}
          isActive={active?.column === column}
          isEdited={active?.column === column && active.isEdited}
          isReachable={active === undefined ? isFirst && place === 0 : active.column === column}
        />
      ))}
      <td className={styles.state}>
        <State line={line} onShow={props.onShow} />
        <span className={styles.beside} aria-hidden>
          {line.problems[0]?.text}
        </span>
      </td>
    </tr>
  );
});

type CellProps = Pick<Props, "line" | "isReadOnly" | "onActivate" | "onLeave" | "onEdit"> & {
  column: number;
  field: ListColumn["field"];
  text: string;
  problem: string | undefined;
  isActive: boolean;
  isEdited: boolean;
  isReachable: boolean;
};

function LineCell(props: CellProps) {
  const { line, column, field, text, problem, isActive, isEdited, isReachable, isReadOnly } = props;
  const number = line.read.line;
  const activate = (isEditing: boolean) =>
    props.onActivate({ line: number, column, isEdited: isEditing && !isReadOnly });
  const name = words.cell(number, field === undefined ? words.columns.none : words.fields[field]);
  return (
    <td
      data-cell={`${number}:${column}`}
      tabIndex={isReachable ? 0 : -1}
      aria-invalid={problem === undefined ? undefined : true}
      aria-readonly={isReadOnly || undefined}
      className={cx(
        styles.cell,
        field === undefined && styles.unused,
        (field === "fullName" || field === "lastName") && styles.name,
      )}
      // A second press on a cell writes into it; one that is wrong is waiting for that.
      onClick={() => (isEdited ? undefined : activate(isActive || problem !== undefined))}
      onFocus={() => (isActive ? undefined : activate(false))}
    >
      {isEdited ? (
        <CellInput
          label={name}
          text={text}
          onDone={(typed, isByKey) => {
            if (typed !== text) props.onEdit(number, column, typed);
            const cell = { line: number, column, isEdited: false };
            if (isByKey) props.onLeave(cell);
            else props.onActivate(cell);
          }}
        />
      ) : (
        <span className={cx(styles.text, problem !== undefined && styles.bad)}>{text}</span>
      )}
      {problem === undefined ? null : <span className={styles.why}>{problem}</span>}
    </td>
  );
}

type InputProps = { label: string; text: string; onDone: (typed: string, isByKey: boolean) => void };

/** Enter and leaving keep what was typed; Esc gives back what was there. */
function CellInput({ label, text, onDone }: InputProps) {
  const finish = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (event.key === "Escape") event.currentTarget.value = text;
    if (event.key === "Enter" || event.key === "Escape") {
      event.preventDefault();
      onDone(event.currentTarget.value.trim(), true);
    }
  };
  return (
    <input
      aria-label={label}
      defaultValue={text}
      className={styles.input}
      // The cell was opened to be written into.
      ref={(input) => input?.focus()}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onKeyDown={finish}
      onBlur={({ currentTarget }) => onDone(currentTarget.value.trim(), false)}
    />
  );
}

const TONES = {
  ok: "ok",
  known: "ok",
  second: "ok",
  repeated: "neutral",
  club: "wait",
  similar: "wait",
  error: "bad",
} as const;

function State({ line, onShow }: Pick<Props, "line" | "onShow">) {
  const { state, repeats, decided, read } = line;
  const said = state === "repeated" ? words.repeated(repeats) : words.states[state];
  const isOk = state === "ok" || state === "known" || state === "second";
  const badge = (
    <Badge
      tone={TONES[state]}
      icon={isOk ? "check" : undefined}
      className={cx(state === "similar" && styles.ask)}
    >
      {said}
    </Badge>
  );
  if (decided.question === undefined && decided.pair === undefined) return badge;
  return (
    <button
      type="button"
      className={styles.stateButton}
      aria-label={words.people.show(said, read.line)}
      onClick={() => onShow(read.line)}
    >
      {badge}
    </button>
  );
}
