import type { Fighting } from "#contract/entity.ts";
import { CORNERS, causeOf, type ByCorner } from "#domain/bout/vocabulary.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { choices, defineForm } from "#web/kit/forms/fields.ts";
import { shortReasonField } from "#web/kit/forms/limits.ts";
import { between, required } from "#web/kit/forms/rules.ts";
import { boutDialogs } from "#web/i18n/ru/headTable/boutDialogs.ts";
import { scoreOf } from "#web/sport/facts/competitionView.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Grid } from "#web/kit/layout/layout.tsx";
import { hasBegun } from "#web/features/headTable/desk/matBouts.ts";
import { namesOf } from "./NoShowDialog.tsx";
import type { DialogProps } from "./boutDialog.ts";

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
const WITHOUT_SCORE: ReadonlySet<unknown> = new Set<HandMethod>(["walkover", "overweight"]);
const WITHOUT_WINNER: ReadonlySet<unknown> = new Set(
  HAND_METHODS.filter((method) => causeOf(method) === undefined),
);

/** A result from paper: winner, score, how and why. */
export function ResultDialog({ desk, bout, onClose }: DialogProps) {
  const names = namesOf(desk.view, bout);
  return (
    <ActDialog
      title={text.title}
      confirm={({ method, winner }) =>
        winner === "" || WITHOUT_WINNER.has(method) ? text.confirmNobody : text.confirm(names[winner])
      }
      fields={fieldsFor(bout, names)}
      onClose={onClose}
      onConfirm={({ method, winner, red, blue, reason }) => {
        if (method === "") return false;
        const hasWinner = winner !== "" && !WITHOUT_WINNER.has(method);
        const score = WITHOUT_SCORE.has(method) ? null : { red: red ?? 0, blue: blue ?? 0 };
        return desk.perform(
          `result ${bout.uuid} ${method} ${winner} ${red} ${blue} ${reason}`,
          (api, id) =>
            api.acts.result(bout.uuid, {
              data: { id, method, winner: hasWinner ? winner : null, score, reason },
            }),
          { done: text.done },
        );
      }}
    >
      {({ values: { method }, field }) => (
        <>
          {hasBegun(bout) ? <Banner tone="wait">{text.running}</Banner> : <p>{text.lead}</p>}
          {field("method")}
          {field("winner")}
          {WITHOUT_SCORE.has(method) ? null : (
            <Grid least={180} gap={12}>
              {CORNERS.map((corner) => field(corner))}
            </Grid>
          )}
          {field("reason")}
        </>
      )}
    </ActDialog>
  );
}

const MOST_POINTS = 999;

function fieldsFor(bout: Fighting, names: ByCorner<string>) {
  const [red = 0, blue = 0] = bout.slots.map(({ fighter }) => scoreOf(bout, fighter).scores);
  const score = {
    kind: "number",
    inputMode: "numeric",
    rules: [required, between(-MOST_POINTS, MOST_POINTS)],
    isAsked: ({ method }: Readonly<Record<string, unknown>>) => !WITHOUT_SCORE.has(method),
  } as const;
  return defineForm({
    method: {
      kind: "select",
      label: text.how,
      options: choices(HAND_METHODS, (one) => text.methods[one]),
      initial: "points",
    },
    winner: {
      kind: "radio",
      label: text.winner,
      options: choices(CORNERS, (corner) => names[corner]),
      rules: [required],
      isAsked: ({ method }) => !WITHOUT_WINNER.has(method),
    },
    red: { ...score, label: text.score(names.red), initial: String(red) },
    blue: { ...score, label: text.score(names.blue), initial: String(blue) },
    reason: shortReasonField({ label: boutDialogs.common.reason, hint: boutDialogs.common.reasonHint }),
  });
}
