import type { Fighting } from "#contract/entity.ts";
import type { Desk } from "#contract/matActs.ts";
import { mats } from "#web/i18n/ru/headTable/mats.ts";
import { BoutPair } from "#web/sport/bout/BoutPair.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { CallPanel } from "#web/features/headTable/acts/CallPanel.tsx";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import styles from "./NextCard.module.css";
import type { BoutActs } from "#web/features/headTable/acts/useBoutActs.tsx";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { boutWarnings, personWarnings } from "#web/features/headTable/desk/warnings.ts";
import { Warnings } from "#web/features/headTable/acts/Warnings.tsx";

type Props = {
  desk: DeskState;
  acts: BoutActs;
  bout: Fighting | undefined;
  people: Desk["people"];
  /** Another bout is on the mat. */
  isBusy: boolean;
};

/** The pair that gets ready: are they here, may they start. */
export function NextCard({ desk, acts, bout, people, isBusy }: Props) {
  if (bout === undefined)
    return (
      <Card>
        <EmptyState title={mats.nobodyNext} level={2}>
          {mats.nobodyNextText}
        </EmptyState>
      </Card>
    );
  return (
    <Card className={styles.card}>
      <CardHead>
        <Heading level={2} look="h3">
          {mats.preparing(bout.number)}
        </Heading>
        <span className={styles.when}>
          <ClockTime atMs={desk.plan.starts.get(bout.uuid)?.startMs} words={mats.about} />
        </span>
      </CardHead>
      <BoutPair
        view={desk.view}
        bout={bout}
        size="next"
        renderUnder={({ uuid }) => <Warnings warnings={personWarnings(people, uuid)} />}
        renderAside={({ uuid }) => <Rest restedMs={desk.plan.restedMs.get(uuid)} />}
      />
      <div className={styles.body}>
        <Warnings warnings={boutWarnings(desk.view, desk.plan, bout)} />
        <CallPanel desk={desk} acts={acts} bout={bout} />
        <Button
          size="lg"
          isBlock
          variant={isBusy ? "secondary" : "live"}
          href={`/competition/${desk.competition.uuid}/fighting/${bout.uuid}`}
        >
          <Icon name="play" />
          {mats.start(bout.number)}
        </Button>
        {isBusy ? <p className={styles.note}>{mats.startBusy}</p> : null}
      </div>
    </Card>
  );
}

function Rest({ restedMs }: { restedMs: number | undefined }) {
  return (
    <span className={styles.rest}>
      {restedMs === undefined ? mats.notFought : mats.rested(Math.floor(restedMs / 60_000))}
    </span>
  );
}
