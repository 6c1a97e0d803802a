import { advantagesActive, penaltiesActive } from "#domain/ruleset/switches.ts";
import type { Bout } from "#domain/bout/bout.ts";
import type { ScoreEvent } from "#domain/bout/event.ts";
import { causeOf, CORNERS, METHODS, type ByCorner } from "#domain/bout/vocabulary.ts";
import { corrections as text } from "#web/i18n/ru/corrections/corrections.ts";
import { METHOD_WORDS } from "#web/i18n/ru/sport/sport.ts";
import { Button } from "#web/kit/Button.tsx";
import { FieldSet } from "#web/kit/fields/FieldSet.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { Radio } from "#web/kit/fields/Radio.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Tag } from "#web/kit/Tag.tsx";
import styles from "./ChangeForm.module.css";
import { withEdit, type Draft, type DraftKind } from "./correctionDraft.ts";
import { ProtocolList } from "./ProtocolList.tsx";
import { scoreWords } from "./protocolLines.ts";

type Props = {
  bout: Bout;
  names: ByCorner<string>;
  draft: Draft;
  onChange: (draft: Draft) => void;
};

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
      {draft.kind === "result" ? <ResultFields {...{ names, draft, onChange }} /> : null}
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

const METHOD_OPTIONS = METHODS.map((method) => ({ value: method, label: METHOD_WORDS[method] })).filter(
  ({ label }, index, all) => all.findIndex((one) => one.label === label) === index,
);

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
