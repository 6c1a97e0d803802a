import { personName } from "#web/i18n/names.ts";
import { useState } from "react";
import type { Profile } from "#contract/entry/profile.ts";
import type { Claimable, OwnClaim, OwnClaims as Claims } from "#contract/entry/resultClaim.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { formatDate } from "#texts/dates.ts";
import { claims as claimWords } from "#texts/people/claims.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { Fill, List, Row } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useApi, useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import styles from "./people.module.css";

const words = claimWords.own;
const TONES = { new: "wait", accepted: "ok", rejected: "bad", withdrawn: "neutral" } as const;

type Props = { profile: Profile; claims: Claims };

/** Past events whose results may be of this person, and what became of those that were claimed (PS15). */
export function OwnClaims({ profile, claims: { found, claims } }: Props) {
  if (found.length === 0 && claims.length === 0) return null;
  const isSelf = profile.relation === "self";
  return (
    <Card heading={isSelf ? words.self : words.other(personName(profile))} className={styles.claims}>
      {found.length === 0 ? null : (
        <CardBody>
          <Text tone="secondary">{words.found}</Text>
        </CardBody>
      )}
      <List lines="above" inset={[12, 20]}>
        {found.map((one) => (
          <li key={one.competition}>
            <Found profile={profile} found={one} />
          </li>
        ))}
        {claims.map((claim) => (
          <li key={`claim-${claim.competition}`}>
            <Claimed profile={profile} claim={claim} />
          </li>
        ))}
      </List>
    </Card>
  );
}

function Found({ profile, found }: { profile: Profile; found: Claimable }) {
  const api = useApi();
  const reload = useReload();
  return (
    <Row gap={12} rowGap={8} wraps>
      <What {...found} />
      <ActButton
        variant="secondary"
        aria-label={words.claimFor(found.event.name)}
        onPress={async () => {
          await api.resultClaims.make(profile.documentId, { data: { competition: found.competition } });
          showToast({ type: "success", message: words.sent });
          await reload();
        }}
      >
        {words.claim}
      </ActButton>
    </Row>
  );
}

function What({ event, categories }: Pick<Claimable, "event" | "categories">) {
  const where = categories.length === 0 ? words.hidden : categories.map(titleWords).join(", ");
  return (
    <Fill className={styles.claim}>
      <b>{event.name}</b>
      <small>{[formatDate(event.dateOfEvent), where].filter(Boolean).join(", ")}</small>
    </Fill>
  );
}

function Claimed({ profile, claim }: { profile: Profile; claim: OwnClaim }) {
  const api = useBackgroundApi();
  const reload = useReload();
  const [isAsked, setIsAsked] = useState(false);
  const { event, state, fighter, competition } = claim;
  const withdraw = async () => {
    await api.resultClaims.withdraw(profile.documentId, { data: { competition } });
    showToast({ type: "success", message: words.withdrawn });
    await reload();
  };
  return (
    <Row gap={12} rowGap={8} wraps>
      <What {...claim} />
      <Badge tone={TONES[state]}>{words.states[state]}</Badge>
      {fighter === null ? null : (
        <Button size="sm" variant="secondary" href={`/events/${event.id}/competition/fighters/${fighter}`}>
          {words.career}
        </Button>
      )}
      {state === "new" ? (
        <ActButton size="sm" variant="ghost" onPress={withdraw}>
          {words.withdraw}
        </ActButton>
      ) : null}
      {state === "accepted" ? (
        <Button size="sm" variant="ghost" onClick={() => setIsAsked(true)}>
          {words.remove}
        </Button>
      ) : null}
      {isAsked ? (
        <ActDialog
          title={words.removeAsk(event.name)}
          confirm={words.remove}
          isDangerous
          isPersistent={false}
          onConfirm={withdraw}
          onClose={() => setIsAsked(false)}
        >
          <Text>{words.removeText}</Text>
        </ActDialog>
      ) : null}
    </Row>
  );
}
