import type { Fighting } from "#contract/entity.ts";
import { eventMats } from "#web/i18n/ru/eventMats.ts";
import { mats } from "#web/i18n/ru/mats.ts";
import { boutLine } from "#web/routes/view/boutText.ts";
import { NowBoard } from "#web/routes/view/NowBoard.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/Card.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import styles from "./NowCard.module.css";
import type { BoutActs } from "./useBoutActs.tsx";
import type { DeskState } from "./useDesk.ts";

type Props = { desk: DeskState; acts: BoutActs; bout: Fighting | undefined };

/** The bout on the mat with the way to its table, and back to the queue when it was begun by mistake. */
export function NowCard({ desk, acts, bout }: Props) {
  if (bout === undefined)
    return (
      <Card>
        <EmptyState title={mats.noneOnMat} level={2} />
      </Card>
    );
  return (
    <div className={styles.now}>
      <NowBoard view={desk.view} bout={bout} title={eventMats.now} detail={boutLine(desk.view, bout)} />
      <Button
        variant="live"
        size="lg"
        isBlock
        href={`/competition/${desk.competition.uuid}/fighting/${bout.uuid}`}
      >
        <Icon name="fwd" />
        {mats.openTable}
      </Button>
      <div className={styles.more}>
        <Button variant="secondary" onClick={() => acts.open("return", bout)}>
          <Icon name="undo" size={18} />
          {mats.returnToQueue}
        </Button>
        <Button variant="secondary" onClick={() => acts.open("result", bout)}>
          {mats.actions.result}
        </Button>
      </div>
    </div>
  );
}
