import { useState } from "react";
import { REHEARSAL_SPEEDS, type Rehearsal } from "#contract/rehearsal/rehearsal.ts";
import { useMoments } from "#web/sport/time/useMoments.ts";
import { rehearsal as words } from "#texts/organiser/rehearsal.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { ProgressBar } from "#web/kit/ProgressBar.tsx";
import { Segmented } from "#web/kit/Segmented.tsx";
import { Text } from "#web/kit/Text.tsx";
import { useAct } from "#web/kit/useAct.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { useOrganised } from "#web/features/organiser/useOrganised.ts";
import { RehearsalLinks } from "./RehearsalLinks.tsx";
import { RehearsalMats } from "./RehearsalMats.tsx";
import { useRehearsal } from "./useRehearsal.ts";

type Calls = ReturnType<typeof useRehearsal>;
type Props = { loaded: Rehearsal | null };

/** A copy of the event to practise on: made, played at a speed, watched and ended (RH1, RH8, RH12). */
export function RehearsalPage({ loaded }: Props) {
  const { event, preparation } = useOrganised();
  const calls = useRehearsal(String(event.id), loaded);
  const { rehearsal, isLost } = calls;
  return (
    <Stack gap={24}>
      {isLost ? (
        <Banner tone="wait" icon="nowifi">
          {words.lost}
        </Banner>
      ) : null}
      {rehearsal === null ? (
        <Nothing eventId={event.id} isReady={preparation !== undefined} onMake={calls.make} />
      ) : (
        <>
          <PlayCard rehearsal={rehearsal} onChange={calls.change} />
          <RehearsalMats rehearsal={rehearsal} />
          <RehearsalLinks rehearsal={rehearsal} onChange={calls.change} />
          <EndCard rehearsal={rehearsal} onEnd={calls.end} />
        </>
      )}
    </Stack>
  );
}

type NothingProps = { eventId: number; isReady: boolean; onMake: Calls["make"] };

function Nothing({ eventId, isReady, onMake }: NothingProps) {
  const { none } = words;
  return (
    <Card heading={words.title} lead={words.lead}>
      <EmptyState
        title={isReady ? none.title : none.noCompetition}
        level={3}
        action={
          isReady ? (
            <ActButton onPress={onMake}>{none.make}</ActButton>
          ) : (
            <Button href={`/organiser/events/${eventId}/competition`}>{none.toCompetition}</Button>
          )
        }
      >
        {none.text}
      </EmptyState>
    </Card>
  );
}

type Changing = { rehearsal: Rehearsal; onChange: Calls["change"] };

function PlayCard({ rehearsal, onChange }: Changing) {
  const { state, finished, bouts, replayed, speed } = rehearsal;
  const { press: choose } = useAct((wanted: string) => {
    const found = REHEARSAL_SPEEDS.find((one) => String(one) === wanted);
    return found === undefined ? undefined : onChange({ speed: found });
  });
  const isPlaying = state === "playing";
  return (
    <Card heading={words.title} lead={words.lead}>
      <CardBody>
        <Stack gap={16}>
          <Row gap={12} wraps>
            <Badge tone={isPlaying ? "live" : "neutral"}>{words.states[state]}</Badge>
            <Text>{words.progress(finished, bouts)}</Text>
          </Row>
          <ProgressBar value={finished} max={Math.max(bouts, 1)} label={words.progress(finished, bouts)} />
          <Text tone="secondary">{replayed > 0 ? words.replayed(replayed) : words.invented}</Text>
          <Row gap={12} wraps>
            {state === "finished" ? null : (
              <ActButton
                variant={isPlaying ? "secondary" : "primary"}
                onPress={() => onChange({ isPlaying: !isPlaying })}
              >
                {isPlaying ? words.pause : state === "paused" ? words.resume : words.play}
              </ActButton>
            )}
            <Segmented
              label={words.speed}
              value={String(speed)}
              segments={REHEARSAL_SPEEDS.map((one) => ({ value: String(one), label: words.times(one) }))}
              onChange={choose}
            />
          </Row>
          <details>
            <summary>{words.real.title}</summary>
            <Text tone="secondary">{words.real.text}</Text>
            <Text tone="secondary">{words.real.jumps}</Text>
          </details>
        </Stack>
      </CardBody>
    </Card>
  );
}

function EndCard({ rehearsal, onEnd }: { rehearsal: Rehearsal; onEnd: Calls["end"] }) {
  const [isAsked, setIsAsked] = useState(false);
  const moments = useMoments();
  const { end } = words;
  return (
    <Card heading={end.title} lead={end.text(moments(rehearsal.deletedAt))}>
      <CardBody>
        <Button variant="danger" onClick={() => setIsAsked(true)}>
          {end.open}
        </Button>
        {isAsked ? (
          <ActDialog
            title={end.ask}
            confirm={end.confirm}
            isDangerous
            fields={{}}
            onConfirm={async () => {
              await onEnd();
              showToast({ type: "success", message: end.done });
            }}
            onClose={() => setIsAsked(false)}
          >
            <Text>{end.askText}</Text>
          </ActDialog>
        ) : null}
      </CardBody>
    </Card>
  );
}
