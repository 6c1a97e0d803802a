import type { Bout } from "#domain/bout/bout.ts";
import { isScore, undoneIds } from "#domain/bout/correction.ts";
import type { CorrectionEvent, BoutEvent, ScoreEvent } from "#domain/bout/event.ts";
import type { ByCorner, Corner } from "#domain/bout/vocabulary.ts";
import type { BoutRules } from "#domain/ruleset/rules.ts";
import styles from "./ProtocolList.module.css";
import { formatNumber } from "#texts/numbers.ts";
import { corrections as text, protocolWords } from "#texts/corrections/corrections.ts";
import { counterNames } from "#texts/counters.ts";
import { OFFICIAL_METHODS } from "#texts/sport/officialMethods.ts";
import { Button } from "#web/kit/Button.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import { clockAt, faultEffects } from "#web/features/refereeing/face.ts";
import { ColourMark } from "#web/sport/marks/CornerMark.tsx";

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
          <time>{line.at}</time>
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

function What({ line: { what, isTakenBack }, words }: { line: ProtocolLine; words: string | undefined }) {
  return (
    <Row as="span" gap={8} rowGap={0} align="baseline" wraps className={styles.what}>
      {isTakenBack || words !== undefined ? <del>{what}</del> : <b>{what}</b>}{" "}
      {isTakenBack ? <VisuallyHidden>{protocolWords.takenBack}</VisuallyHidden> : null}
      {isTakenBack || words === undefined ? null : <small>{words}</small>}
    </Row>
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
    <Row as="span" gap={4} align="stretch" wraps className={styles.edits}>
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
    </Row>
  );
}

type ProtocolLine = {
  readonly id: string;
  readonly corner: Corner | undefined;
  readonly what: string;
  /** What was taken back stays in the protocol, struck through (CR5). */
  readonly isTakenBack: boolean;
  /** What the clock showed when it happened; known only for what counts. */
  readonly at: string | undefined;
  /** Set for what can be put right one by one. */
  readonly score: ScoreEvent | undefined;
};

/** The log of a bout as a protocol: what was given, what was decided, what was taken back. */
function protocolLines(bout: Bout, names: ByCorner<string>): readonly ProtocolLine[] {
  const undone = undoneIds(bout.recorded);
  const counting = new Map(bout.log.map((entry) => [entry.id, entry]));
  const isRevoked = revokedResults(bout);
  const effects = faultEffects(bout, names);
  return bout.recorded.flatMap(({ id, event }) => {
    const logged = counting.get(id);
    const shown = logged?.event ?? event;
    const what = wordsOf(shown, names, bout.setup.rules);
    if (what === undefined) return [];
    const score = logged !== undefined && isScore(shown) ? shown : undefined;
    return {
      id,
      corner: "corner" in shown ? shown.corner : undefined,
      what: [what, effects[id]].filter(Boolean).join("; "),
      isTakenBack: undone.has(id) || isRevoked.has(id),
      at: logged && clockAt(bout.setup.rules, logged),
      score,
    };
  });
}

/** A score as a line shows it: «+2», «преимущество». */
export function scoreWords(event: ScoreEvent, rules: Pick<BoutRules, "preset">): string {
  const names = counterNames(rules);
  switch (event.type) {
    case "points-scored":
      return event.points < 0 ? formatNumber(event.points) : `+${formatNumber(event.points)}`;
    case "advantage-given":
      return names.advantages.one;
    case "penalty-given":
      return names.penalties.one;
    case "warning-given":
      return names.warnings.one;
    case "escape-timed":
      return protocolWords.escape;
  }
}

function wordsOf(event: BoutEvent, names: ByCorner<string>, rules: BoutRules): string | undefined {
  if (isScore(event)) return scoreWords(event, rules);
  if (event.type === "result-declared") {
    const how = OFFICIAL_METHODS[event.method];
    return event.winner === undefined
      ? protocolWords.ended(how)
      : protocolWords.won(names[event.winner], how);
  }
  if (event.type === "result-revoked") return protocolWords.revoked(event.reason);
  if (event.type === "bout-rewound") return protocolWords.rewound(event.reason);
  return event.type === "note-added" ? protocolWords.note(event.text) : undefined;
}

function revokedResults({ log }: Bout): ReadonlySet<string> {
  const last = log.findLastIndex(({ event }) => event.type === "result-revoked");
  return new Set(
    log
      .slice(0, Math.max(0, last))
      .flatMap(({ id, event }) => (event.type === "result-declared" ? [id] : [])),
  );
}
