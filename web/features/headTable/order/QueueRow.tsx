import type { Fighting } from "#contract/competition/entity.ts";
import type { Desk } from "#contract/day/matActs.ts";
import { boutWarnings, Warnings } from "#web/features/headTable/acts/Warnings.tsx";
import { boutName } from "#web/features/headTable/desk/boutName.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { PresenceToggle } from "#web/features/headTable/desk/PresenceMarks.tsx";
import board from "./BoardRow.module.css";
import styles from "./QueueRow.module.css";
import type { SortHandle } from "./useSorting.ts";
import { mats } from "#texts/headTable/mats.ts";
import { boutStates } from "#texts/sport/bout.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Menu, type MenuAction } from "#web/kit/Menu.tsx";
import { cx } from "#web/kit/cx.ts";
import { BoutPair } from "#web/sport/bout/BoutPair.tsx";
import { hasBegun, isPaired } from "#web/sport/facts/boutPhase.ts";
import { boutPlace, waitingText } from "#web/sport/facts/boutText.ts";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";

type QueueRowProps = {
  desk: DeskState;
  bout: Fighting;
  /** Absent while it waits for its pair. */
  position: number | undefined;
  presence: Desk["presence"];
  menu: () => readonly MenuAction[];
  /** Absent when the bout cannot be moved. */
  handle: SortHandle | undefined;
};

const HANDLE = cx(board.handle, styles.handle);

/** One bout of a queue: where it stands, when, who, what is wrong with it. */
export function QueueRow({ desk, bout, position, presence, menu, handle }: QueueRowProps) {
  const { view, plan } = desk;
  const category = view.categories.get(bout.category.uuid);
  const name = boutName(view, bout);
  const place = boutPlace(bout);
  return (
    <div className={styles.row} data-paired={isPaired(bout) || undefined}>
      {handle ? (
        <button type="button" {...handle} className={HANDLE} aria-label={mats.handle(name)}>
          <Icon name="drag" />
        </button>
      ) : (
        <span className={HANDLE} />
      )}
      <span className={styles.position}>{position}</span>
      <span className={styles.time}>
        <ClockTime atMs={plan.starts.get(bout.uuid)?.startMs} />
      </span>
      <span className={styles.pair}>
        <BoutPair
          view={view}
          bout={bout}
          size="queue"
          open={(index) => waitingText(view, bout, index)}
          renderAside={(fighter) =>
            position === undefined ? null : <PresenceToggle {...{ desk, bout, fighter, presence }} />
          }
        />
      </span>
      <span className={styles.what}>
        <span className={styles.line} title={category?.title}>
          <b>{category && categoryTitle(category).main}</b> {category && categoryTitle(category).detail}
        </span>
        <span className={styles.line} title={place}>
          {place}
        </span>
        {bout.state === "called" ? (
          <Badge tone="wait" icon="bell">
            {mats.calledTimes(bout.calls.length)}
          </Badge>
        ) : null}
      </span>
      <Menu label={mats.menu(name)} actions={menu} />
      <div className={styles.warnings}>
        {hasBegun(bout) ? (
          <Button
            size="sm"
            variant="live"
            href={`/competition/${desk.competition.uuid}/fighting/${bout.uuid}`}
          >
            {mats.toTable(boutStates[bout.state])}
          </Button>
        ) : null}
        <Warnings warnings={boutWarnings(view, plan, bout)} />
      </div>
    </div>
  );
}
