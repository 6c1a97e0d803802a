import { useState } from "react";
import type { Fighter } from "#contract/entity.ts";
import { fullName } from "#web/i18n/names.ts";
import { formatCount } from "#web/i18n/numbers.ts";
import { teamAdmin } from "#web/i18n/ru/teamAdmin.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { ReasonDialog } from "#web/ui/ReasonDialog.tsx";
import { SelectField } from "#web/ui/SelectField.tsx";
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
  const [from, setFrom] = useState(first?.[0] ?? "");
  const [into, setInto] = useState(first?.[1] ?? "");
  const [isAsked, setIsAsked] = useState(false);
  const isRight = from !== "" && into !== "" && from !== into;
  const error = isAsked && !isRight ? text.same : undefined;
  const count = formatCount(sizeOf(Number(from)), "fighter");
  const merge = async (reason: string) => {
    setIsAsked(true);
    if (!isRight) return false;
    return act((api) => api.teamScoring.merge(Number(from), Number(into), reason), text.done(count));
  };
  const intoName = teams.find(({ value }) => value === into)?.label ?? "";
  return (
    <ReasonDialog
      title={text.dialog}
      confirm={text.confirm}
      words={{ ...teamAdmin, reasonHint: text.reasonHint }}
      isDangerous
      onClose={onClose}
      onConfirm={merge}
    >
      <p>{text.text}</p>
      <SelectField
        label={text.from}
        placeholder={text.choose}
        options={teams}
        value={from}
        error={error}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <SelectField
        label={text.into}
        placeholder={text.choose}
        options={teams}
        value={into}
        onChange={({ currentTarget }) => setInto(currentTarget.value)}
      />
      {isRight ? <p className={styles.note}>{text.effect(count, intoName)}</p> : null}
    </ReasonDialog>
  );
}

type AssignProps = {
  fighters: readonly Fighter[];
  teams: readonly Option[];
  act: TeamAct;
  onClose: () => void;
};

/** An athlete who competes for another team than the entry said. */
export function AssignDialog({ fighters, teams, act, onClose }: AssignProps) {
  const text = teamAdmin.assign;
  const [chosen, setChosen] = useState("");
  const [team, setTeam] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const fighter = fighters.find(({ id }) => String(id) === chosen);
  const save = async () => {
    if (fighter === undefined) return;
    setIsBusy(true);
    const isDone = await act(
      (api) => api.teamScoring.assign(fighter.id, team === "" ? null : Number(team)),
      text.done,
    );
    setIsBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog
      isOpen
      isPersistent
      onClose={onClose}
      title={text.dialog}
      closeLabel={teamAdmin.dialogClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {teamAdmin.cancel}
          </Button>
          <Button disabled={fighter === undefined} isBusy={isBusy} onClick={() => void save()}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <SelectField
          label={text.fighter}
          placeholder={text.chooseFighter}
          options={fighters.map((one) => ({ value: String(one.id), label: fullName(one) }))}
          value={chosen}
          hint={fighter && text.now(fighter.team?.name ?? text.noTeam)}
          onChange={({ currentTarget }) => {
            setChosen(currentTarget.value);
            const next = fighters.find(({ id }) => String(id) === currentTarget.value);
            setTeam(String(next?.team?.id ?? ""));
          }}
        />
        <SelectField
          label={text.team}
          options={[{ value: "", label: text.noTeam }, ...teams]}
          value={team}
          onChange={({ currentTarget }) => setTeam(currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
