import { useState } from "react";
import type { Adjustment } from "#contract/awarding/teamScoring.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { reasonField } from "#web/kit/forms/limits.ts";
import { between, own, required, saying } from "#web/kit/forms/rules.ts";
import { teamAdmin } from "#texts/teams/teamAdmin.ts";
import { teamWords } from "#texts/teams/teams.ts";
import { newUuid } from "#web/platform/offline/device.ts";
import { useMoments } from "#web/sport/time/useMoments.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
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
        <Row gap={12} rowGap={8} justify="between" wraps className={styles.head}>
          <CardTitle title={text.title} />
          {isAdmin ? (
            <Button size="sm" variant="secondary" onClick={() => setAsked("add")}>
              {text.add}
            </Button>
          ) : null}
        </Row>
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
        <ActDialog
          title={text.revokeTitle}
          confirm={text.revoke}
          closeLabel={teamAdmin.dialogClose}
          isDangerous
          fields={{ reason: reasonField({ label: teamAdmin.reason, hint: teamAdmin.reasonHint }) }}
          onClose={() => setAsked(undefined)}
          onConfirm={({ reason }) =>
            act((api) => api.teamScoring.revoke(asked.id, { data: { reason } }), text.revokeDone)
          }
        >
          <p>
            {asked.team.name}: {teamWords.signed(asked.points)}. {text.revokeText}
          </p>
        </ActDialog>
      )}
    </Card>
  );
}

type AddProps = Pick<Props, "competitionUuid" | "teams" | "act"> & { onClose: () => void };

function AddDialog({ competitionUuid, teams, act, onClose }: AddProps) {
  const [id] = useState(newUuid);
  return (
    <ActDialog
      title={text.dialog}
      confirm={text.confirm}
      closeLabel={teamAdmin.dialogClose}
      isPressableEarly
      fields={{
        team: {
          kind: "select",
          label: text.team,
          placeholder: text.choose,
          options: teams,
          rules: [saying(required, text.wrongTeam)],
        },
        points: {
          kind: "number",
          label: text.points,
          hint: text.pointsHint,
          inputMode: "text",
          rules: [saying(required, text.wrong), saying(between(-MOST, MOST), text.wrong), NOT_NOUGHT],
        },
        reason: reasonField({ label: teamAdmin.reason, hint: teamAdmin.reasonHint }),
      }}
      onClose={onClose}
      onConfirm={({ team, points = 0, reason }) =>
        act(
          (api) =>
            api.teamScoring.adjust(competitionUuid, { data: { id, team: Number(team), points, reason } }),
          text.done,
        )
      }
    />
  );
}

const MOST = 1000;
const NOT_NOUGHT = own((points) => (points === 0 ? text.wrong : undefined));
