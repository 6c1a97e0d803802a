import { useState } from "react";
import { CORNERS, causeOf, type Corner } from "#domain/bout/vocabulary.ts";
import { boutDialogs } from "#web/i18n/ru/boutDialogs.ts";
import { scoreOf } from "#web/routes/view/competitionView.ts";
import { Banner } from "#web/ui/Banner.tsx";
import { FieldSet } from "#web/ui/FieldSet.tsx";
import { NumberField } from "#web/ui/NumberField.tsx";
import { Radio } from "#web/ui/Radio.tsx";
import { SelectField } from "#web/ui/SelectField.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { ActDialog } from "./ActDialog.tsx";
import styles from "./ActDialog.module.css";
import { hasBegun } from "./matBouts.ts";
import { namesOf } from "./NoShowDialog.tsx";
import type { DialogProps } from "./useBoutActs.tsx";

const text = boutDialogs.result;
type HandMethod = keyof typeof text.methods;
const HAND_METHODS: readonly HandMethod[] = [
  "points",
  "submission",
  "decision",
  "walkover",
  "injury",
  "medical",
  "withdrawal",
  "dq_technical",
  "dq_disciplinary",
  "overweight",
  "double_dq",
];
/** Nothing was fought, so there is nothing to count. */
const WITHOUT_SCORE: ReadonlySet<HandMethod> = new Set(["walkover", "overweight"]);
const MIN_REASON = 3;

/** A result from paper: winner, score, how and why. */
export function ResultDialog({ desk, bout, onClose }: DialogProps) {
  const names = namesOf(desk.view, bout);
  const [winner, setWinner] = useState<Corner>();
  const [method, setMethod] = useState<HandMethod>("points");
  const [reason, setReason] = useState("");
  const [points, setPoints] = useState(() => {
    const [red = 0, blue = 0] = bout.slots.map(({ fighter }) => scoreOf(bout, fighter).scores);
    return { red: String(red), blue: String(blue) };
  });
  const hasWinner = causeOf(method) !== undefined;
  const hasScore = !WITHOUT_SCORE.has(method);
  const score = { red: parsePoints(points.red), blue: parsePoints(points.blue) };
  const isScoreRight = !hasScore || (Number.isInteger(score.red) && Number.isInteger(score.blue));
  const isComplete =
    (winner !== undefined || !hasWinner) && reason.trim().length >= MIN_REASON && isScoreRight;
  const confirm = () =>
    desk.perform(
      `result ${bout.uuid} ${method} ${winner ?? ""} ${points.red} ${points.blue} ${reason}`,
      (api, id) =>
        api.acts.result(bout.uuid, {
          data: {
            id,
            method,
            winner: hasWinner ? (winner ?? null) : null,
            score: hasScore ? score : null,
            reason,
          },
        }),
      { done: text.done },
    );
  return (
    <ActDialog
      title={text.title}
      confirm={winner === undefined || !hasWinner ? text.confirmNobody : text.confirm(names[winner])}
      canConfirm={isComplete}
      onClose={onClose}
      onConfirm={confirm}
    >
      {hasBegun(bout) ? <Banner tone="wait">{text.running}</Banner> : <p>{text.lead}</p>}
      <SelectField
        label={text.how}
        value={method}
        options={HAND_METHODS.map((value) => ({ value, label: text.methods[value] }))}
        onChange={({ target }) => setMethod(HAND_METHODS.find((one) => one === target.value) ?? method)}
      />
      {hasWinner ? (
        <FieldSet label={text.winner}>
          {CORNERS.map((corner) => (
            <Radio
              key={corner}
              name="winner"
              label={names[corner]}
              checked={winner === corner}
              onChange={() => setWinner(corner)}
            />
          ))}
        </FieldSet>
      ) : null}
      {hasScore ? (
        <div className={styles.scores}>
          {CORNERS.map((corner) => (
            <NumberField
              key={corner}
              inputMode="numeric"
              label={text.score(names[corner])}
              value={points[corner]}
              onChange={({ target }) => setPoints({ ...points, [corner]: target.value })}
            />
          ))}
        </div>
      ) : null}
      <TextField
        label={boutDialogs.common.reason}
        hint={boutDialogs.common.reasonHint}
        value={reason}
        maxLength={300}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActDialog>
  );
}

const parsePoints = (words: string): number =>
  /^[-−]?\d{1,3}$/.test(words.trim()) ? Number(words.trim().replace("−", "-")) : Number.NaN;
