import type { SortHandle } from "./useSorting.ts";
import type { Fighting } from "#contract/entity.ts";
import { boutWords } from "#web/i18n/ru/sport/bout.ts";
import { mats } from "#web/i18n/ru/headTable/mats.ts";
import { waitingText } from "#web/sport/facts/boutText.ts";
import { BoutPair } from "#web/sport/bout/BoutPair.tsx";
import { isPaired } from "#web/sport/facts/boutPhase.ts";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Menu, type MenuAction } from "#web/kit/Menu.tsx";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import styles from "./QueueRow.module.css";
import { boutName } from "#web/features/headTable/desk/boutName.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { boutWarnings } from "#web/features/headTable/desk/warnings.ts";
import { Warnings } from "#web/features/headTable/acts/Warnings.tsx";

type Props = {
  desk: DeskState;
  bout: Fighting;
  position: number;
  menu: readonly MenuAction[];
  /** Absent when the bout cannot be moved. */
  handle: SortHandle | undefined;
};

/** One bout of a queue: where it stands, when, who, what is wrong with it. */
export function QueueRow({ desk, bout, position, menu, handle }: Props) {
  const { view, plan } = desk;
  const category = view.categories.get(bout.category.uuid);
  const name = boutName(view, bout);
  return (
    <div className={styles.row} data-paired={isPaired(bout) || undefined}>
      {handle ? (
        <button type="button" {...handle} className={styles.handle} aria-label={mats.handle(name)}>
          <Icon name="drag" />
        </button>
      ) : (
        <span className={styles.handle} />
      )}
      <span className={styles.position}>{position}</span>
      <span className={styles.time}>
        <ClockTime atMs={plan.starts.get(bout.uuid)?.startMs} />
      </span>
      <span className={styles.pair}>
        <BoutPair view={view} bout={bout} size="queue" open={(index) => waitingText(view, bout, index)} />
      </span>
      <span className={styles.what}>
        <b>{category && categoryTitle(category).main}</b>
        <span>
          {category && categoryTitle(category).detail}
          {bout.number === null ? null : `, ${boutWords.number(bout.number)}`}
        </span>
        {bout.state === "called" ? (
          <Badge tone="wait" icon="bell">
            {mats.calledTimes(bout.calls.length)}
          </Badge>
        ) : null}
      </span>
      <Menu label={mats.menu(name)} actions={menu} />
      <div className={styles.warnings}>
        <Warnings warnings={boutWarnings(view, plan, bout)} />
      </div>
    </div>
  );
}
