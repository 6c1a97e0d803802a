import type { Bout } from "#domain/bout/bout.ts";
import type { CorrectionEvent } from "#domain/bout/event.ts";
import type { ByCorner } from "#domain/bout/vocabulary.ts";
import { formatClock } from "#web/i18n/numbers.ts";
import { boutWords } from "#web/i18n/ru/bout.ts";
import { corrections as text } from "#web/i18n/ru/corrections.ts";
import { protocolWords } from "#web/i18n/ru/protocol.ts";
import { Button } from "#web/ui/Button.tsx";
import { CornerMark } from "#web/ui/CornerMark.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { VisuallyHidden } from "#web/ui/VisuallyHidden.tsx";
import styles from "./ProtocolList.module.css";
import { protocolLines, scoreWords, type ProtocolLine } from "./protocolLines.ts";

type Props = {
  bout: Bout;
  names: ByCorner<string>;
  edits: ReadonlyMap<string, CorrectionEvent>;
  /** Absent while the list is only read. */
  onEdit?: ((target: string, edit: CorrectionEvent | undefined) => void) | undefined;
};

/** The log of the bout; while actions are being corrected each of them has its buttons. */
export function ProtocolList({ bout, names, edits, onEdit }: Props) {
  const lines = protocolLines(bout, names);
  if (lines.length === 0) return <EmptyState title={text.protocolEmpty} level={3} />;
  return (
    <ol className={styles.list}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line} data-taken={line.isTakenBack || undefined}>
          <time>{line.elapsedMs === undefined ? "" : formatClock(bout.clock.periodMs - line.elapsedMs)}</time>
          {line.corner === undefined ? (
            <span />
          ) : (
            <CornerMark
              corner={line.corner}
              letter={boutWords[`${line.corner}Letter`]}
              label={boutWords[line.corner]}
            />
          )}
          <What line={line} edit={edits.get(line.id)} />
          {onEdit && line.score ? <Edits line={line} edit={edits.get(line.id)} onEdit={onEdit} /> : null}
        </li>
      ))}
    </ol>
  );
}

function What({ line, edit }: { line: ProtocolLine; edit: CorrectionEvent | undefined }) {
  if (line.isTakenBack)
    return (
      <span className={styles.what}>
        <del>{line.what}</del> <VisuallyHidden>{protocolWords.takenBack}</VisuallyHidden>
      </span>
    );
  return (
    <span className={styles.what}>
      {edit === undefined ? <b>{line.what}</b> : <del>{line.what}</del>}
      {edit === undefined ? null : <small>{editWords(edit)}</small>}
    </span>
  );
}

function editWords(edit: CorrectionEvent): string {
  if (edit.type === "undone") return text.taken;
  return edit.type === "replaced" ? text.replacedBy(scoreWords(edit.by)) : text.moved;
}

const VALUES = [2, 3, 4];

type EditsProps = {
  line: ProtocolLine;
  edit: CorrectionEvent | undefined;
  onEdit: NonNullable<Props["onEdit"]>;
};

function Edits({ line: { id, score }, edit, onEdit }: EditsProps) {
  if (edit !== undefined)
    return (
      <Button size="sm" variant="secondary" onClick={() => onEdit(id, undefined)}>
        {text.putBack}
      </Button>
    );
  const others = score?.type === "points-scored" ? VALUES.filter((value) => value !== score.points) : [];
  return (
    <span className={styles.edits}>
      {others.map((points) => (
        <Button
          key={points}
          size="sm"
          variant="ghost"
          aria-label={text.replacedBy(`+${points}`)}
          onClick={() =>
            score?.type === "points-scored" &&
            onEdit(id, { type: "replaced", target: id, by: { ...score, points } })
          }
        >
          +{points}
        </Button>
      ))}
      <Button size="sm" variant="ghost" onClick={() => onEdit(id, { type: "moved-to-opponent", target: id })}>
        {text.toOpponent}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => onEdit(id, { type: "undone", target: id })}>
        {text.takeBack}
      </Button>
    </span>
  );
}
