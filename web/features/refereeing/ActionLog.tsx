import { memo, useState } from "react";
import type { LoggedEvent } from "#domain/bout/bout.ts";
import { isScore } from "#domain/bout/correction.ts";
import type { ByCorner, Corner } from "#domain/bout/vocabulary.ts";
import type { BoutRules } from "#domain/ruleset/rules.ts";
import { control } from "#texts/refereeing/control.ts";
import type { CounterNames } from "#texts/counters.ts";
import { refereeing as text } from "#texts/refereeing/refereeing.ts";
import { ColourMark } from "#web/sport/marks/CornerMark.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Kbd } from "#web/kit/Kbd.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import styles from "./ActionLog.module.css";
import { clockAt, logLine } from "./table/actWords.ts";
import { isSameProps } from "#web/kit/sameProps.ts";
import type { TableAct } from "./table/tableAct.ts";

type Props = {
  log: readonly LoggedEvent[];
  rules: BoutRules;
  sides: readonly [Corner, Corner];
  surnames: ByCorner<string>;
  labelOf: (counter: string) => string;
  names: CounterNames;
  /** What faults brought, by their ids. */
  effects: Readonly<Record<string, string>>;
  /** Ids of what the server does not have yet, joined by spaces. */
  unsent: string;
  /** What one undo would take back, in words; absent when there is nothing. */
  undoes: string | undefined;
  canRedo: boolean;
  isLocked: boolean;
  /** In a sheet of its own, where nothing of it is left out. */
  isWhole?: boolean;
  onAct: (act: TableAct) => void;
  onUndo: (id: string) => void;
  onMove: (id: string) => void;
  onReplace: (entry: LoggedEvent) => void;
};

/** Every act, newest first: one button takes the newest back, each line can be put right by itself. */
export const ActionLog = memo(function ActionLog(props: Props) {
  const { log, rules, labelOf, names, undoes, canRedo, isLocked, isWhole, onAct } = props;
  const [openId, setOpenId] = useState<string>();
  const lines = log.flatMap((entry) => {
    const line = logLine(entry, labelOf, rules, names);
    return line === undefined ? [] : [{ entry, line }];
  });
  return (
    <div className={styles.log} data-whole={isWhole ? "" : undefined}>
      <div className={styles.top}>
        <button
          type="button"
          className={styles.undo}
          disabled={isLocked || undoes === undefined}
          onClick={() => onAct({ type: "undo" })}
        >
          <Icon name="undo" />
          <span>{undoes === undefined ? text.undoNothing : text.undo(undoes)}</span>
          <Kbd>{text.undoKey}</Kbd>
        </button>
        <button
          type="button"
          className={styles.redo}
          aria-label={control.redo}
          title={`${control.redo} (${control.redoKey})`}
          disabled={isLocked || !canRedo}
          onClick={() => onAct({ type: "redo" })}
        >
          <Icon name="undo" />
        </button>
      </div>
      {lines.length === 0 ? (
        <p className={styles.empty}>{text.logEmpty}</p>
      ) : (
        <ol>
          {lines.toReversed().map(({ entry, line }) => (
            <LogRow
              key={entry.id}
              {...props}
              entry={entry}
              line={line}
              isOpen={openId === entry.id && !isLocked}
              onToggle={() => setOpenId(openId === entry.id ? undefined : entry.id)}
            />
          ))}
        </ol>
      )}
    </div>
  );
}, isSameProps);

type RowProps = Props & {
  entry: LoggedEvent;
  line: { readonly corner: Corner | undefined; readonly what: string };
  isOpen: boolean;
  onToggle: () => void;
};

function LogRow(props: RowProps) {
  const { entry, line, sides, surnames, rules, effects, unsent, isLocked, isOpen, onToggle } = props;
  const { corner, what } = line;
  const colour = corner === undefined || sides[0] === corner ? "red" : "blue";
  const who = corner === undefined ? "" : surnames[corner];
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        disabled={isLocked}
        aria-expanded={isOpen}
        aria-label={control.rowMenu(`${what} ${who}`.trim())}
        onClick={onToggle}
      >
        <time>{clockAt(rules, entry)}</time>
        {corner === undefined ? null : <ColourMark corner={colour} />}
        <span className={styles.name}>{who}</span>
        {unsent.split(" ").includes(entry.id) ? (
          <span className={styles.unsent}>
            <Icon name="clock" size={16} />
            <VisuallyHidden>{text.unsent}</VisuallyHidden>
          </span>
        ) : null}
        <b>
          {what}
          <small>{noteOf(entry, effects[entry.id])}</small>
        </b>
      </button>
      {isOpen ? <RowActions {...props} /> : null}
    </li>
  );
}

function noteOf({ event, isAfterTime }: LoggedEvent, effects: string | undefined): string {
  if ("effects" in event && event.effects === "proposed") return control.proposedMark;
  if ("effects" in event && event.effects === "waived") return control.waivedMark;
  return [isAfterTime ? control.afterTime : "", effects].filter(Boolean).join(", ");
}

function RowActions({ entry, onUndo, onMove, onReplace, onToggle }: RowProps) {
  const act = (run: () => void) => () => {
    onToggle();
    run();
  };
  return (
    <div className={styles.actions}>
      <button type="button" onClick={act(() => onUndo(entry.id))}>
        {control.undoRow}
      </button>
      {isScore(entry.event) ? (
        <>
          <button type="button" onClick={act(() => onReplace(entry))}>
            {control.replaceRow}
          </button>
          <button type="button" onClick={act(() => onMove(entry.id))}>
            {control.moveRow}
          </button>
        </>
      ) : null}
    </div>
  );
}
