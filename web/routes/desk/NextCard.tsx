import type { Fighter, Fighting } from "#contract/entity.ts";
import type { Desk } from "#contract/matActs.ts";
import { boutWords } from "#web/i18n/ru/bout.ts";
import { mats } from "#web/i18n/ru/mats.ts";
import { cornersOf } from "#web/routes/view/competitionView.ts";
import { announcedName } from "#web/sport/fighterName.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card, CardHead } from "#web/ui/Card.tsx";
import { CornerMark } from "#web/ui/CornerMark.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { CallPanel } from "./CallPanel.tsx";
import { ClockTime } from "#web/sport/ClockTime.tsx";
import type { DayPlan } from "./dayPlan.ts";
import styles from "./NextCard.module.css";
import type { BoutActs } from "./useBoutActs.tsx";
import type { DeskState } from "./useDesk.ts";
import { boutWarnings, personWarnings } from "./warnings.ts";
import { Warnings } from "./Warnings.tsx";

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
      {cornersOf(desk.view, bout).map((fighter, index) =>
        fighter === undefined ? null : (
          <Corner
            key={fighter.uuid}
            corner={index === 0 ? "red" : "blue"}
            fighter={fighter}
            plan={desk.plan}
            people={people}
          />
        ),
      )}
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

type CornerProps = { corner: "red" | "blue"; fighter: Fighter; plan: DayPlan; people: Desk["people"] };

function Corner({ corner, fighter, plan, people }: CornerProps) {
  const restedMs = plan.restedMs.get(fighter.uuid);
  return (
    <div className={styles.corner}>
      <CornerMark corner={corner} letter={boutWords[`${corner}Letter`]} label={boutWords[corner]} />
      <div className={styles.who}>
        <b>{announcedName(fighter)}</b>
        <small>{[fighter.team?.name, fighter.team?.city].filter(Boolean).join(", ")}</small>
        <Warnings warnings={personWarnings(people, fighter.uuid)} />
      </div>
      <span className={styles.rest}>
        {restedMs === undefined ? mats.notFought : mats.rested(Math.floor(restedMs / 60_000))}
      </span>
    </div>
  );
}
