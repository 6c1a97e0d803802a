import { useState } from "react";
import type { Competition, TeamFormulaView } from "#contract/entity.ts";
import { teamResults } from "#contract/teamResults.ts";
import { formulaEffect, type FormulaEffect } from "#domain/teams/formulaEffect.ts";
import { FORMULA_NAMES, FORMULAS } from "#domain/teams/formulas.ts";
import { formatCount } from "#web/i18n/numbers.ts";
import { teamAdmin } from "#web/i18n/ru/teams/teamAdmin.ts";
import { formulaWords, teamWords } from "#web/i18n/ru/teams/teams.ts";
import { Button } from "#web/kit/Button.tsx";
import { Checkbox } from "#web/kit/fields/Checkbox.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";
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
  const [draft, setDraft] = useState(() => draftOf(competition.teamScoring.formula));
  const [isBusy, setIsBusy] = useState(false);
  const points = readPoints(draft.points);
  const formula: TeamFormulaView | undefined = points && { ...draft, points };
  const save = async () => {
    if (formula === undefined) return;
    setIsBusy(true);
    const isDone = await act((api) => api.teamScoring.saveFormula(competition.uuid, formula), text.saved);
    setIsBusy(false);
    if (isDone) onClose();
  };
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, name: "own", ...part }));
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={text.dialog}
      closeLabel={teamAdmin.dialogClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {teamAdmin.cancel}
          </Button>
          <Button disabled={formula === undefined} isBusy={isBusy} onClick={() => void save()}>
            {text.save}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <SelectField
          label={text.preset}
          value={draft.name}
          options={FORMULA_NAMES.map((name) => ({ value: name, label: teamWords.names[name] }))}
          onChange={({ currentTarget }) => setDraft((now) => presetOf(currentTarget.value, now))}
        />
        <TextField
          label={text.points}
          hint={text.pointsHint}
          inputMode="numeric"
          value={draft.points}
          error={points === undefined ? text.wrong : undefined}
          onChange={({ currentTarget }) => change({ points: currentTarget.value })}
        />
        <Checkbox
          label={text.bestOnly}
          checked={draft.bestOnlyPerCategory}
          onChange={({ currentTarget }) => change({ bestOnlyPerCategory: currentTarget.checked })}
        />
        <Checkbox
          label={text.skipSingle}
          checked={draft.skipSingle}
          onChange={({ currentTarget }) => change({ skipSingle: currentTarget.checked })}
        />
        <Checkbox
          label={text.skipSameTeam}
          checked={draft.skipSameTeamOnly}
          onChange={({ currentTarget }) => change({ skipSameTeamOnly: currentTarget.checked })}
        />
        {formula === undefined ? null : (
          <>
            <p className={styles.note}>{formulaWords(formula)}.</p>
            <Effect competition={competition} formula={formula} teamNames={teamNames} />
          </>
        )}
      </div>
    </Dialog>
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

type Draft = Omit<TeamFormulaView, "points"> & { readonly points: string };

const draftOf = ({ points, ...rest }: TeamFormulaView): Draft => ({ ...rest, points: points.join(", ") });

function presetOf(value: string, now: Draft): Draft {
  const name = FORMULA_NAMES.find((known) => known === value);
  if (name === undefined || name === "own") return { ...now, name: "own" };
  const {
    points,
    skipSingle = false,
    skipSameTeamOnly = false,
    bestOnlyPerCategory = false,
  } = FORMULAS[name];
  return { name, points: points.join(", "), skipSingle, skipSameTeamOnly, bestOnlyPerCategory };
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
