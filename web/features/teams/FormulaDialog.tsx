import type { Competition, TeamFormulaView } from "#contract/competition/entity.ts";
import { teamResults } from "#contract/awarding/teamResults.ts";
import { formulaEffect, type FormulaEffect } from "#domain/teams/formulaEffect.ts";
import { FORMULA_NAMES, FORMULAS } from "#domain/teams/formulas.ts";
import { formatCount } from "#texts/numbers.ts";
import { teamAdmin } from "#texts/teams/teamAdmin.ts";
import { formulaWords, teamWords } from "#texts/teams/teams.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { choices, defineForm, type Raw, type Values } from "#web/kit/forms/fields.ts";
import { own, required, saying } from "#web/kit/forms/rules.ts";
import { Heading } from "#web/kit/Heading.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import styles from "./teams.module.css";
import type { TeamAct } from "./useTeamActs.ts";

const text = teamAdmin.formula;

type Props = {
  competition: Competition;
  teamNames: ReadonlyMap<number, string>;
  act: TeamAct;
  onClose: () => void;
};

/** Another formula, with everything it would change, before anything is saved (TM10). */
export function FormulaDialog({ competition, teamNames, act, onClose }: Props) {
  return (
    <ActDialog
      title={text.dialog}
      confirm={text.save}
      closeLabel={teamAdmin.dialogClose}
      size="lg"
      isPersistent={false}
      isPressableEarly
      fields={fieldsOf(competition.teamScoring.formula)}
      onConfirm={(values) => {
        const formula = formulaOf(values);
        return (
          formula !== undefined &&
          act((api) => api.teamScoring.saveFormula(competition.uuid, { data: formula }), text.saved)
        );
      }}
      onClose={onClose}
    >
      {({ values, field }) => {
        const formula = formulaOf(values);
        return (
          <>
            {field("name")}
            {field("points")}
            {field("bestOnlyPerCategory")}
            {field("skipSingle")}
            {field("skipSameTeamOnly")}
            {formula === undefined ? null : (
              <>
                <p className={styles.note}>{formulaWords(formula)}.</p>
                <Effect competition={competition} formula={formula} teamNames={teamNames} />
              </>
            )}
          </>
        );
      }}
    </ActDialog>
  );
}

type EffectProps = Pick<Props, "competition" | "teamNames"> & { formula: TeamFormulaView };

function Effect({ competition, formula, teamNames }: EffectProps) {
  const { formula: before, adjustments } = competition.teamScoring;
  const byHand = adjustments.map(({ team, points }) => ({ team: team.id, points }));
  const effects = formulaEffect(teamResults(competition), before, formula, byHand).filter(
    (one) => one.before.points !== 0 || one.after.points !== 0,
  );
  const changed = effects.filter((one) => one.rise !== 0 || one.before.points !== one.after.points);
  return (
    <section aria-live="polite">
      <Heading level={3} look="h3">
        {text.effect}
      </Heading>
      {effects.length === 0 ? <p>{text.effectEmpty}</p> : null}
      {effects.length > 0 && changed.length === 0 ? <p>{text.effectNone}</p> : null}
      {changed.length === 0 ? null : (
        <Table caption={text.effect} isDense>
          <thead>
            <tr>
              <HeadCell>{text.team}</HeadCell>
              <HeadCell>{text.was}</HeadCell>
              <HeadCell>{text.becomes}</HeadCell>
              <HeadCell />
            </tr>
          </thead>
          <tbody>
            {changed.map((one) => (
              <tr key={one.team}>
                <Cell>{teamNames.get(Number(one.team))}</Cell>
                <Cell>{text.line(one.before.place, formatCount(one.before.points, "point"))}</Cell>
                <Cell>{text.line(one.after.place, formatCount(one.after.points, "point"))}</Cell>
                <Cell>
                  <Rise rise={one.rise} />
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}

function Rise({ rise }: Pick<FormulaEffect, "rise">) {
  if (rise === 0) return null;
  const places = Math.abs(rise);
  return (
    <>
      <span aria-hidden="true" data-rise={rise > 0 ? "up" : "down"} className={styles.rise}>
        {rise > 0 ? text.up(places) : text.down(places)}
      </span>
      <VisuallyHidden>{rise > 0 ? text.upWords(places) : text.downWords(places)}</VisuallyHidden>
    </>
  );
}

function fieldsOf({ name, points, ...ticks }: TeamFormulaView) {
  /** Whoever changes one part of a preset makes a formula of their own. */
  const sets = () => ({ name: "own" });
  const tick = (part: keyof typeof ticks, label: string) =>
    ({ kind: "checkbox", label, initial: ticks[part], sets }) as const;
  return defineForm({
    name: {
      kind: "select",
      label: text.preset,
      initial: name,
      options: choices(FORMULA_NAMES, (one) => teamWords.names[one]),
      sets: presetOf,
    },
    points: {
      kind: "text",
      label: text.points,
      hint: text.pointsHint,
      inputMode: "numeric",
      initial: points.join(", "),
      rules: [
        saying(required, text.wrong),
        own((typed) => (readPoints(String(typed)) === undefined ? text.wrong : undefined)),
      ],
      sets,
    },
    bestOnlyPerCategory: tick("bestOnlyPerCategory", text.bestOnly),
    skipSingle: tick("skipSingle", text.skipSingle),
    skipSameTeamOnly: tick("skipSameTeamOnly", text.skipSameTeam),
  });
}

/** Undefined while the points are no list of points. */
function formulaOf({ name, points: typed, ...ticks }: Values<ReturnType<typeof fieldsOf>>) {
  const points = readPoints(typed);
  return points && ({ ...ticks, name: name || "own", points } satisfies TeamFormulaView);
}

function presetOf(value: unknown): Readonly<Record<string, Raw>> {
  const name = FORMULA_NAMES.find((known) => known === value);
  if (name === undefined || name === "own") return {};
  const {
    points,
    skipSingle = false,
    skipSameTeamOnly = false,
    bestOnlyPerCategory = false,
  } = FORMULAS[name];
  return { points: points.join(", "), skipSingle, skipSameTeamOnly, bestOnlyPerCategory };
}

const MOST_PLACES = 32;
const MOST_POINTS = 1000;

/** Undefined when it is no list of points. */
function readPoints(typed: string): readonly number[] | undefined {
  // Nothing between two commas could be a nought or a slip: that is asked, not guessed.
  const parts = typed
    .trim()
    .replace(/[,;]$/, "")
    .split(/\s*[,;]\s*|\s+/);
  if (parts.length > MOST_PLACES) return undefined;
  if (!parts.every((part) => /^\d{1,4}$/.test(part) && Number(part) <= MOST_POINTS)) return undefined;
  return parts.map(Number);
}
