import type { Fighting } from "#contract/competition/entity.ts";
import { hasFewerPoints } from "#domain/bout/handResult.ts";
import { CORNERS, causeOf, type ByCorner, type Corner, type Method } from "#domain/bout/vocabulary.ts";
import { hasBegun } from "#web/features/headTable/desk/matBouts.ts";
import { useSilentTable } from "#web/features/headTable/desk/useSilentTable.ts";
import { capital } from "#web/i18n/sentence.ts";
import { boutDialogs } from "#texts/headTable/boutDialogs.ts";
import { OFFICIAL_METHODS } from "#texts/sport/officialMethods.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { choices, defineForm } from "#web/kit/forms/fields.ts";
import { shortReasonField } from "#web/kit/forms/limits.ts";
import { required, between } from "#web/kit/forms/rules.ts";
import { Grid } from "#web/kit/layout/layout.tsx";
import { scoreOf } from "#web/sport/facts/competitionView.ts";
import { useTimes } from "#web/sport/time/ClockTime.tsx";
import styles from "./Warnings.module.css";
import { namesOf, type DialogProps } from "./BoutDialogs.tsx";

const resultText = boutDialogs.result;

const HAND_METHODS = [
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
] as const satisfies readonly Method[];
/** Nothing was fought, so there is nothing to count. */
const WITHOUT_SCORE: ReadonlySet<unknown> = new Set<Method>(["walkover", "overweight"]);
const WITHOUT_WINNER: ReadonlySet<unknown> = new Set(
  HAND_METHODS.filter((method) => causeOf(method) === undefined),
);

/** A result from paper: winner, score, how and why. */
export function ResultDialog({ desk, bout, onClose }: DialogProps) {
  const names = namesOf(desk.view, bout);
  const table = useSilentTable(desk.competition.uuid, bout);
  const times = useTimes();
  return (
    <ActDialog
      title={resultText.title}
      confirm={({ method, winner }) =>
        winner === "" || WITHOUT_WINNER.has(method)
          ? resultText.confirmNobody
          : resultText.confirm(names[winner])
      }
      fields={fieldsFor(bout, names)}
      asksBeforeLosing
      canConfirm={(values) => values.isSure || !isDoubtful(values)}
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
          { done: resultText.done },
        );
      }}
    >
      {({ values, values: { method }, field }) => (
        <>
          {/* What is told of the table comes after the dialog is there: nothing under it moves for that. */}
          {table !== undefined ? (
            <Banner
              key="silent"
              tone="bad"
              icon="nowifi"
              className={styles.about}
              title={resultText.silent(times(table.seenAt))}
            >
              {resultText.silentText(table.unsent ?? 0)}
            </Banner>
          ) : (
            <Banner key="heard" tone={hasBegun(bout) ? "wait" : "neutral"} className={styles.about}>
              {hasBegun(bout) ? resultText.running : resultText.lead}
            </Banner>
          )}
          {hasBegun(bout) ? <p>{resultText.stops}</p> : null}
          {field("method")}
          {field("winner")}
          {WITHOUT_SCORE.has(method) ? null : (
            <Grid least={180} gap={12}>
              {CORNERS.map((corner) => field(corner))}
            </Grid>
          )}
          {isDoubtful(values) ? (
            <>
              <Banner tone="wait">{resultText.fewer}</Banner>
              {field("isSure")}
            </>
          ) : null}
          {field("reason")}
        </>
      )}
    </ActDialog>
  );
}

type HandScore = {
  readonly method: string;
  readonly winner: Corner | "";
  readonly red: number | undefined;
  readonly blue: number | undefined;
};

/** The winner has fewer points than the other: asked once more before it is written. */
const isDoubtful = ({ method, winner, red = 0, blue = 0 }: HandScore): boolean =>
  winner !== "" && hasFewerPoints(method, winner, { red, blue });

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
      label: resultText.how,
      options: choices(HAND_METHODS, (one) => capital(OFFICIAL_METHODS[one])),
      initial: "points",
    },
    winner: {
      kind: "radio",
      label: resultText.winner,
      options: choices(CORNERS, (corner) => names[corner]),
      rules: [required],
      isAsked: ({ method }) => !WITHOUT_WINNER.has(method),
    },
    red: { ...score, label: resultText.score(names.red), initial: String(red) },
    blue: { ...score, label: resultText.score(names.blue), initial: String(blue) },
    isSure: { kind: "checkbox", label: resultText.isSure },
    reason: shortReasonField({ label: boutDialogs.common.reason, hint: boutDialogs.common.reasonHint }),
  });
}
