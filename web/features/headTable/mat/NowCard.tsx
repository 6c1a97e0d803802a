import type { Fighting } from "#contract/entity.ts";
import { eventMats } from "#web/i18n/ru/spectating/eventMats.ts";
import { mats } from "#web/i18n/ru/headTable/mats.ts";
import { boutLine } from "#web/sport/facts/boutText.ts";
import { NowBoard } from "#web/sport/bout/NowBoard.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import styles from "./NowCard.module.css";
import type { BoutActs } from "#web/features/headTable/acts/useBoutActs.tsx";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { Stack } from "#web/kit/layout/layout.tsx";

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
    <Stack gap={8}>
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
    </Stack>
  );
}
