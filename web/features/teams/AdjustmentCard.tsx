import { useState } from "react";
import type { Adjustment } from "#contract/teamScoring.ts";
import { teamAdmin } from "#web/i18n/ru/teamAdmin.ts";
import { teamWords } from "#web/i18n/ru/teams.ts";
import { newUuid } from "#web/offline/device.ts";
import { useMoments } from "#web/sport/useMoments.ts";
import { Badge } from "#web/ui/Badge.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#web/ui/Card.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import { NumberField } from "#web/ui/NumberField.tsx";
import { ReasonDialog } from "#web/ui/ReasonDialog.tsx";
import { SelectField } from "#web/ui/SelectField.tsx";
import styles from "./teams.module.css";
import type { TeamAct } from "./useTeamActs.ts";

const text = teamAdmin.adjust;

type Option = { readonly value: string; readonly label: string };
type Props = {
  competitionUuid: string;
  adjustments: readonly Adjustment[];
  teams: readonly Option[];
  act: TeamAct;
  isAdmin: boolean;
};

/** Points by hand with their reasons; revoked ones stay to be read (TM11). */
export function AdjustmentCard({ competitionUuid, adjustments, teams, act, isAdmin }: Props) {
  const [asked, setAsked] = useState<"add" | Adjustment>();
  const moments = useMoments();
  return (
    <Card>
      <CardHead>
        <Heading level={2} look="h3">
          {text.title}
        </Heading>
        {isAdmin ? (
          <Button size="sm" variant="secondary" onClick={() => setAsked("add")}>
            {text.add}
          </Button>
        ) : null}
      </CardHead>
      {adjustments.length === 0 ? <CardBody>{text.none}</CardBody> : null}
      <ul className={styles.list}>
        {adjustments.map((one) => (
          <li key={one.id} data-revoked={one.revoked !== null || undefined}>
            <b>
              {one.team.name}: {teamWords.signed(one.points)}
            </b>
            {one.revoked === null ? null : <Badge icon="undo">{text.revokedBadge}</Badge>}
            <q>{one.reason}</q>
            <small>{text.by(one.author, moments(one.at))}</small>
            {one.revoked === null ? null : (
              <small>{text.revoked(one.revoked.author, one.revoked.reason)}</small>
            )}
            {isAdmin && one.revoked === null ? (
              <Button size="sm" variant="ghost" onClick={() => setAsked(one)}>
                {text.revoke}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {asked === "add" ? (
        <AddDialog {...{ competitionUuid, teams, act }} onClose={() => setAsked(undefined)} />
      ) : null}
      {asked === undefined || asked === "add" ? null : (
        <ReasonDialog
          title={text.revokeTitle}
          confirm={text.revoke}
          words={teamAdmin}
          isDangerous
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => act((api) => api.teamScoring.revoke(asked.id, reason), text.revokeDone)}
        >
          <p>
            {asked.team.name}: {teamWords.signed(asked.points)}. {text.revokeText}
          </p>
        </ReasonDialog>
      )}
    </Card>
  );
}

type AddProps = Pick<Props, "competitionUuid" | "teams" | "act"> & { onClose: () => void };

function AddDialog({ competitionUuid, teams, act, onClose }: AddProps) {
  const [id] = useState(newUuid);
  const [team, setTeam] = useState("");
  const [typed, setTyped] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const points = readPoints(typed);
  const save = async (reason: string) => {
    setIsAsked(true);
    if (points === undefined || team === "") return false;
    return act(
      (api) => api.teamScoring.adjust(competitionUuid, { id, team: Number(team), points, reason }),
      text.done,
    );
  };
  return (
    <ReasonDialog
      title={text.dialog}
      confirm={text.confirm}
      words={teamAdmin}
      onClose={onClose}
      onConfirm={save}
    >
      <SelectField
        label={text.team}
        placeholder={text.choose}
        options={teams}
        value={team}
        error={isAsked && team === "" ? text.wrongTeam : undefined}
        onChange={({ currentTarget }) => setTeam(currentTarget.value)}
      />
      <NumberField
        label={text.points}
        hint={text.pointsHint}
        inputMode="text"
        value={typed}
        error={isAsked && points === undefined ? text.wrong : undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </ReasonDialog>
  );
}

const MOST = 1000;

function readPoints(typed: string): number | undefined {
  const sign = typed.trim().replace("−", "-");
  const points = /^[+-]?\d{1,4}$/.test(sign) ? Number(sign) : 0;
  return points === 0 || Math.abs(points) > MOST ? undefined : points;
}
