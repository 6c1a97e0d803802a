import type { Bout } from "#domain/bout/bout.ts";
import type { CorrectionEvent } from "#domain/bout/event.ts";
import type { ByCorner, Corner } from "#domain/bout/vocabulary.ts";
import { formatClock } from "#web/i18n/numbers.ts";
import { corrections as text, protocolWords } from "#web/i18n/ru/corrections/corrections.ts";
import { ColourMark } from "#web/sport/marks/CornerMark.tsx";
import { Button } from "#web/kit/Button.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
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
    <ol>
      {lines.map((line) => (
        <li key={line.id} className={styles.line} data-taken={line.isTakenBack || undefined}>
          <time>{line.elapsedMs === undefined ? "" : formatClock(bout.clock.periodMs - line.elapsedMs)}</time>
          {line.corner === undefined ? <span /> : <ColourMark corner={colourOf(bout, line.corner)} />}
          <What line={line} words={editWords(edits.get(line.id), bout)} />
          {onEdit && line.score ? <Edits line={line} edit={edits.get(line.id)} onEdit={onEdit} /> : null}
        </li>
      ))}
    </ol>
  );
}

/** Swapped athletes have changed the colour (BD5). */
const colourOf = ({ sides }: Bout, corner: Corner): Corner => (sides[0] === corner ? "red" : "blue");

function What({ line, words }: { line: ProtocolLine; words: string | undefined }) {
  if (line.isTakenBack)
    return (
      <span className={styles.what}>
        <del>{line.what}</del> <VisuallyHidden>{protocolWords.takenBack}</VisuallyHidden>
      </span>
    );
  return (
    <span className={styles.what}>
      {words === undefined ? <b>{line.what}</b> : <del>{line.what}</del>}
      {words === undefined ? null : <small>{words}</small>}
    </span>
  );
}

function editWords(edit: CorrectionEvent | undefined, { setup }: Bout): string | undefined {
  if (edit === undefined) return undefined;
  if (edit.type === "undone") return text.taken;
  return edit.type === "replaced" ? text.replacedBy(scoreWords(edit.by, setup.rules)) : text.moved;
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
