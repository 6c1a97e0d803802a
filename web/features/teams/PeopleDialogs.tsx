import type { Fighter } from "#contract/competition/entity.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { reasonField } from "#web/kit/forms/limits.ts";
import { own, required, saying } from "#web/kit/forms/rules.ts";
import { personName } from "#web/i18n/names.ts";
import { formatCount } from "#texts/numbers.ts";
import { teamAdmin } from "#texts/teams/teamAdmin.ts";
import styles from "./teams.module.css";
import type { TeamAct } from "./useTeamActs.ts";

type Option = { readonly value: string; readonly label: string };

type MergeProps = {
  teams: readonly Option[];
  /** Chosen already, when the page itself has seen that two may be one. */
  first?: readonly [from: string, into: string] | undefined;
  sizeOf: (teamId: number) => number;
  act: TeamAct;
  onClose: () => void;
};

/** Two names of one club become one team (TM12). */
export function MergeDialog({ teams, first, sizeOf, act, onClose }: MergeProps) {
  const text = teamAdmin.merge;
  const countOf = (from: string) => formatCount(sizeOf(Number(from)), "fighter");
  const team = { kind: "select", placeholder: text.choose, options: teams } as const;
  return (
    <ActDialog
      title={text.dialog}
      confirm={text.confirm}
      closeLabel={teamAdmin.dialogClose}
      isDangerous
      isPressableEarly
      fields={{
        from: {
          ...team,
          label: text.from,
          initial: first?.[0] ?? "",
          rules: [saying(required, text.same), ANOTHER_TEAM],
        },
        into: { ...team, label: text.into, initial: first?.[1] ?? "" },
        reason: reasonField({ label: teamAdmin.reason, hint: text.reasonHint }),
      }}
      onClose={onClose}
      onConfirm={({ from, into, reason }) =>
        act(
          (api) => api.teamScoring.merge(Number(from), { data: { into: Number(into), reason } }),
          text.done(countOf(from)),
        )
      }
    >
      {({ values: { from, into }, field }) => (
        <>
          <p>{text.text}</p>
          {field("from")}
          {field("into")}
          {from === "" || into === "" || from === into ? null : (
            <p className={styles.note}>
              {text.effect(countOf(from), teams.find(({ value }) => value === into)?.label ?? "")}
            </p>
          )}
          {field("reason")}
        </>
      )}
    </ActDialog>
  );
}

const ANOTHER_TEAM = own(
  (from, { values: { into } }) => (into === "" || into === from ? teamAdmin.merge.same : undefined),
  { seesOthers: true },
);

type AssignProps = {
  fighters: readonly Fighter[];
  teams: readonly Option[];
  act: TeamAct;
  onClose: () => void;
};

const NO_TEAM = "none";

/** An athlete who competes for another team than the entry said. */
export function AssignDialog({ fighters, teams, act, onClose }: AssignProps) {
  const text = teamAdmin.assign;
  const find = (chosen: unknown) => fighters.find(({ id }) => String(id) === chosen);
  return (
    <ActDialog
      title={text.dialog}
      confirm={text.confirm}
      closeLabel={teamAdmin.dialogClose}
      fields={{
        fighter: {
          kind: "select",
          label: text.fighter,
          placeholder: text.chooseFighter,
          options: fighters.map((one) => ({ value: String(one.id), label: personName(one) })),
          rules: [required],
          sets: (chosen) => ({ team: String(find(chosen)?.team?.id ?? NO_TEAM) }),
        },
        team: {
          kind: "select",
          label: text.team,
          options: [{ value: NO_TEAM, label: text.noTeam }, ...teams],
          initial: NO_TEAM,
        },
      }}
      onClose={onClose}
      onConfirm={({ fighter, team }) =>
        act(
          (api) => api.teamScoring.assign(Number(fighter), team === NO_TEAM ? null : Number(team)),
          text.done,
        )
      }
    >
      {({ values, field }) => {
        const fighter = find(values.fighter);
        return (
          <>
            {field("fighter", { hint: fighter && text.now(fighter.team?.name ?? text.noTeam) })}
            {field("team")}
          </>
        );
      }}
    </ActDialog>
  );
}
