import { useState } from "react";
import type { Competition } from "#contract/competition/entity.ts";
import type { Adjustment } from "#contract/awarding/teamScoring.ts";
import { likelyDuplicates } from "#domain/teams/duplicates.ts";
import { compareNames } from "#web/i18n/names.ts";
import { teamAdmin as text } from "#texts/teams/teamAdmin.ts";
import { formulaWords, teamWords } from "#texts/teams/teams.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { AdjustmentCard } from "./AdjustmentCard.tsx";
import { FormulaDialog } from "./FormulaDialog.tsx";
import { AssignDialog, MergeDialog } from "./PeopleDialogs.tsx";
import styles from "./teams.module.css";
import { useTeamActs } from "./useTeamActs.ts";

type TeamLike = { readonly id: number; readonly name: string; readonly city: string | null };
type Props = {
  competition: Competition;
  teams: readonly TeamLike[];
  adjustments: readonly Adjustment[];
  may: TeamRights;
};

/** Points are decided, athletes are the organiser's, clubs are those of every event. */
type TeamRights = { readonly decide: boolean; readonly assign: boolean; readonly merge: boolean };

type Asked =
  | { readonly what: "formula" | "assign" }
  | { readonly what: "merge"; readonly pair?: readonly [string, string] };

/** How teams are counted, and who is in them: what a secretary puts right beside the table. */
export function TeamAdmin({ competition, teams, adjustments, may }: Props) {
  const act = useTeamActs();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const options = teams
    .map(({ id, name, city }) => ({ value: String(id), label: [name, city].filter(Boolean).join(", ") }))
    .toSorted((a, b) => collator.compare(a.label, b.label));
  const fighters = [
    ...new Map(
      competition.categories.flatMap((one) => one.fighters.map((fighter) => [fighter.id, fighter])),
    ).values(),
  ].toSorted(compareNames);
  const { formula } = competition.teamScoring;
  return (
    <div className={styles.side}>
      <Card heading={text.formula.title}>
        <CardBody className={styles.form}>
          <p>
            <b>{teamWords.names[formula.name]}.</b> {formulaWords(formula)}.
          </p>
          <TeamButtons teams={teams} may={may} onAsk={setAsked} />
        </CardBody>
      </Card>
      <AdjustmentCard
        competitionUuid={competition.uuid}
        adjustments={adjustments}
        teams={options}
        act={act}
        isAdmin={may.decide}
      />
      {asked?.what === "formula" ? (
        <FormulaDialog
          competition={competition}
          teamNames={new Map(teams.map(({ id, name }) => [id, name]))}
          act={act}
          onClose={close}
        />
      ) : null}
      {asked?.what === "merge" ? (
        <MergeDialog
          teams={options}
          first={asked.pair}
          sizeOf={(id) => fighters.filter(({ team }) => team?.id === id).length}
          act={act}
          onClose={close}
        />
      ) : null}
      {asked?.what === "assign" ? (
        <AssignDialog fighters={fighters} teams={options} act={act} onClose={close} />
      ) : null}
    </div>
  );
}

type ButtonsProps = Pick<Props, "teams" | "may"> & { onAsk: (asked: Asked) => void };

/** Only what the server would do for who looks at it (RL30). */
export function TeamButtons({ teams, may, onAsk }: ButtonsProps) {
  const button = (what: Asked["what"], label: string) => (
    <Button variant="secondary" isBlock onClick={() => onAsk({ what })}>
      {label}
    </Button>
  );
  if (!may.decide && !may.assign && !may.merge) return <p className={styles.note}>{text.onlyAdmins}</p>;
  return (
    <>
      {may.decide ? button("formula", text.formula.change) : null}
      {may.assign ? button("assign", text.assign.button) : null}
      {may.merge ? (
        <>
          {button("merge", text.merge.button)}
          <Similar teams={teams} onMerge={(pair) => onAsk({ what: "merge", pair })} />
        </>
      ) : (
        <p className={styles.note}>{text.merge.onlyAdmins}</p>
      )}
    </>
  );
}

type SimilarProps = { teams: readonly TeamLike[]; onMerge: (pair: readonly [string, string]) => void };

/** Two entries that look like one club: said before somebody has to notice it in the standings. */
function Similar({ teams, onMerge }: SimilarProps) {
  return likelyDuplicates(teams).map((same) => {
    const [into, from] = same;
    if (into === undefined || from === undefined) return null;
    return (
      <Banner
        key={into.id}
        tone="wait"
        icon="warn"
        title={text.merge.similar}
        action={
          <Button size="sm" variant="secondary" onClick={() => onMerge([String(from.id), String(into.id)])}>
            {text.merge.confirm}
          </Button>
        }
      >
        {text.merge.similarText}{" "}
        {same.map(({ name, city }) => [name, city].filter(Boolean).join(", ")).join("; ")}
      </Banner>
    );
  });
}

const collator = new Intl.Collator("ru");
