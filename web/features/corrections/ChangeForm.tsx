import type { CorrectionChange } from "#contract/correction/correction.ts";
import type { Bout } from "#domain/bout/bout.ts";
import type { ScoreEvent, CorrectionEvent } from "#domain/bout/event.ts";
import {
  causeOf,
  CORNERS,
  METHODS,
  opponentOf,
  type ByCorner,
  type Corner,
  type Method,
} from "#domain/bout/vocabulary.ts";
import { advantagesActive, penaltiesActive } from "#domain/ruleset/switches.ts";
import styles from "./ChangeForm.module.css";
import { ProtocolList, scoreWords } from "./ProtocolList.tsx";
import { capital } from "#web/i18n/sentence.ts";
import { corrections as text } from "#texts/corrections/corrections.ts";
import { OFFICIAL_METHODS } from "#texts/sport/officialMethods.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Tag } from "#web/kit/Tag.tsx";
import { FieldSet } from "#web/kit/fields/FieldSet.tsx";
import { Radio } from "#web/kit/fields/Radio.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";

type Props = { bout: Bout; names: ByCorner<string>; draft: Draft; onChange: (draft: Draft) => void };

const KINDS: readonly DraftKind[] = ["result", "score", "swap", "reopen"];

/** What is wrong about the bout, said in one of four ways. */
export function ChangeForm({ bout, names, draft, onChange }: Props) {
  return (
    <Stack gap={20}>
      <FieldSet label={text.what}>
        {KINDS.map((kind) => (
          <Radio
            key={kind}
            name="kind"
            label={text.kinds[kind]}
            checked={draft.kind === kind}
            onChange={() => onChange({ ...draft, kind })}
          />
        ))}
      </FieldSet>
      {draft.kind === "result" ? (
        <>
          <ResultFields {...{ names, draft, onChange }} />
          {isAgainstPoints(draft, bout) ? (
            <Banner tone="wait" icon="warn" title={text.againstPoints}>
              {text.againstPointsText}
            </Banner>
          ) : null}
        </>
      ) : null}
      {draft.kind === "swap" ? <p className={styles.words}>{text.swapText}</p> : null}
      {draft.kind === "reopen" ? <p className={styles.words}>{text.reopenText}</p> : null}
      {draft.kind === "score" ? (
        <>
          <p className={styles.words}>{text.scoreText}</p>
          <div className={styles.actions}>
            <ProtocolList
              bout={bout}
              names={names}
              edits={draft.edits}
              onEdit={(target, edit) => onChange(withEdit(draft, target, edit))}
            />
          </div>
          <Additions {...{ bout, names, draft, onChange }} />
          <ResultFields {...{ names, draft, onChange }} />
        </>
      ) : null}
    </Stack>
  );
}

const METHOD_OPTIONS = METHODS.map((method) => ({ value: method, label: capital(OFFICIAL_METHODS[method]) }));

function ResultFields({ names, draft, onChange }: Omit<Props, "bout">) {
  const hasWinner = causeOf(draft.method) !== undefined;
  return (
    <>
      <SelectField
        label={text.how}
        options={METHOD_OPTIONS}
        value={draft.method}
        onChange={(event) => {
          const method = METHODS.find((word) => word === event.target.value);
          if (method) onChange({ ...draft, method });
        }}
      />
      {hasWinner ? (
        <FieldSet label={draft.kind === "score" ? text.resultAfter : text.winner}>
          {CORNERS.map((corner) => (
            <Radio
              key={corner}
              name="winner"
              label={names[corner]}
              checked={draft.winner === corner}
              onChange={() => onChange({ ...draft, winner: corner })}
            />
          ))}
        </FieldSet>
      ) : (
        <p className={styles.words}>{text.nobody}</p>
      )}
    </>
  );
}

function Additions({ bout, names, draft, onChange }: Props) {
  const { rules } = bout.setup;
  const offered = (corner: "red" | "blue"): ScoreEvent[] => [
    ...[2, 3, 4].map((points) => ({ type: "points-scored", corner, points }) as const),
    ...(advantagesActive(rules) ? [{ type: "advantage-given", corner } as const] : []),
    ...(penaltiesActive(rules) ? [{ type: "penalty-given", corner } as const] : []),
  ];
  return (
    <Stack gap={16}>
      {CORNERS.map((corner) => (
        <FieldSet key={corner} label={`${text.add}: ${names[corner]}`}>
          <Row as="span" gap={8} wraps>
            {offered(corner).map((event) => (
              <Button
                key={scoreWords(event, rules)}
                size="sm"
                variant="secondary"
                onClick={() => onChange({ ...draft, added: [...draft.added, event] })}
              >
                {scoreWords(event, rules)}
              </Button>
            ))}
          </Row>
        </FieldSet>
      ))}
      {draft.added.length === 0 ? null : (
        <Row as="span" gap={8} wraps>
          {draft.added.map((event, index) => (
            <Tag
              // Equal additions are told apart only by their place.
              key={`${index}-${scoreWords(event, rules)}`}
              removeLabel={text.takeBack}
              onRemove={() => onChange({ ...draft, added: draft.added.filter((_, at) => at !== index) })}
            >
              {`${text.added}: ${scoreWords(event, rules)}, ${names[event.corner]}`}
            </Tag>
          ))}
        </Row>
      )}
    </Stack>
  );
}

type DraftKind = Exclude<CorrectionChange["kind"], "revert">;

/** A correction while it is being worded. */
export type Draft = {
  readonly kind: DraftKind;
  readonly winner: Corner | undefined;
  readonly method: Method;
  /** By the id of the action: what is wrong with it. */
  readonly edits: ReadonlyMap<string, CorrectionEvent>;
  readonly added: readonly ScoreEvent[];
};

export function openDraft({ outcome }: Bout): Draft {
  return {
    kind: "result",
    winner: outcome?.winner,
    method: outcome?.method ?? "points",
    edits: new Map(),
    added: [],
  };
}

/** The actions say that the other one is ahead: whoever means it may still save it. */
export function isAgainstPoints({ kind, method, winner }: Draft, { score }: Pick<Bout, "score">): boolean {
  if (kind !== "result" || method !== "points" || winner === undefined) return false;
  return score[winner].points < score[opponentOf(winner)].points;
}

export function withEdit(draft: Draft, target: string, edit: CorrectionEvent | undefined): Draft {
  const edits = new Map(draft.edits);
  if (edit === undefined) edits.delete(target);
  else edits.set(target, edit);
  return { ...draft, edits };
}

/** Undefined while there is nothing to preview: the result as it is, or no action marked. */
export function draftToChange(draft: Draft, { outcome }: Bout): CorrectionChange | undefined {
  const { kind, method, edits, added } = draft;
  const hasWinner = causeOf(method) !== undefined;
  if (hasWinner && draft.winner === undefined && (kind === "result" || kind === "score")) return undefined;
  const winner = hasWinner ? draft.winner : undefined;
  const isSameResult = winner === outcome?.winner && method === outcome?.method;
  const result = { method, ...(winner && { winner }) };
  if (kind === "result") return isSameResult ? undefined : { kind, ...result };
  if (kind !== "score") return { kind };
  const changes = [...edits.values(), ...added];
  if (changes.length === 0) return undefined;
  return { kind, changes, ...(!isSameResult && { result }) };
}
