import type { ClaimDecision, ResultClaim } from "#contract/entry/resultClaim.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { formatDate } from "#texts/dates.ts";
import { claims } from "#texts/people/claims.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { useIsOnline } from "#web/platform/browser/useIsOnline.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import styles from "./entries.module.css";

const words = claims.organiser;
const DONE = { accept: words.accepted, reject: words.rejected, reopen: words.reopened } as const;

type Props = { uuid: string; claims: readonly ResultClaim[] };

/** People who say that results of this tournament are theirs: record and profile side by side (PS17). */
export function ResultClaims({ uuid, claims: all }: Props) {
  const api = useApi();
  const reload = useReload();
  const isReadOnly = !useIsOnline();
  const decide = async ({ id }: ResultClaim, decision: ClaimDecision) => {
    await api.resultClaims.decide(uuid, String(id), { data: { decision } });
    showToast({ type: "success", message: DONE[decision] });
    await reload();
  };
  return (
    <Card aria-label={words.title}>
      <CardHead>
        <CardTitle title={words.title} lead={words.lead(all.filter(({ state }) => state === "new").length)} />
      </CardHead>
      <ul className={styles.pending}>
        {all.map((claim) => (
          <li key={claim.id}>
            <Side
              title={words.record}
              who={claim.record}
              more={claim.record.categories.map(titleWords).join(", ")}
            />
            <Side title={words.profile} who={claim.profile} more={claim.profile.account} />
            <Badge tone={claim.isSameDay ? "ok" : "wait"}>
              {claim.isSameDay ? words.sameDay : words.sameYear}
            </Badge>
            {claim.state === "accepted" || claim.state === "rejected" ? (
              <Badge>{words.states[claim.state]}</Badge>
            ) : null}
            {claim.state === "new" ? (
              <>
                <Act claim={claim} act="accept" {...{ isReadOnly, decide }} />
                <Act claim={claim} act="reject" {...{ isReadOnly, decide }} />
              </>
            ) : (
              <Act claim={claim} act="reopen" {...{ isReadOnly, decide }} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type SideProps = { title: string; who: ResultClaim["record"] | ResultClaim["profile"]; more: string };

function Side({ title, who: { name, birth, club }, more }: SideProps) {
  // A year alone is no date.
  const born = birth !== null && birth.length > 4 ? formatDate(birth) : birth;
  return (
    <span className={styles.who}>
      <small>{title}</small>
      <b>{name}</b>
      <small>{[born, club, more].filter(Boolean).join(" · ")}</small>
    </span>
  );
}

type ActProps = {
  claim: ResultClaim;
  act: ClaimDecision;
  isReadOnly: boolean;
  decide: (claim: ResultClaim, decision: ClaimDecision) => Promise<void>;
};

function Act({ claim, act, isReadOnly, decide }: ActProps) {
  return (
    <ActButton
      variant={act === "accept" ? "primary" : "secondary"}
      disabled={isReadOnly}
      aria-label={words.of(words[act], claim.record.name)}
      onPress={() => decide(claim, act)}
    >
      {words[act]}
    </ActButton>
  );
}
