import type { ComponentProps, ReactNode } from "react";
import type { Carpet, Fighting } from "#contract/entity.ts";
import { formatNumber } from "#web/i18n/numbers.ts";
import { shortName } from "#web/i18n/names.ts";
import { boutWords } from "#web/i18n/ru/bout.ts";
import { mats } from "#web/i18n/ru/mats.ts";
import { BoutClock } from "#web/routes/view/BoutClock.tsx";
import { pairText, waitingText } from "#web/routes/view/boutText.ts";
import { cornersOf, matSign, scoreOf, type Progress } from "#web/routes/view/competitionView.ts";
import { categoryTitle } from "#web/sport/categoryTitle.ts";
import { Anchor } from "#web/ui/Anchor.tsx";
import { CornerMark } from "#web/ui/CornerMark.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { ProgressBar } from "#web/ui/ProgressBar.tsx";
import { ClockTime } from "#web/sport/ClockTime.tsx";
import type { DayPlan } from "./dayPlan.ts";
import styles from "./BoardColumn.module.css";
import type { DeskState } from "./useDesk.ts";
import { boutWarnings } from "./warnings.ts";
import { Warnings } from "./Warnings.tsx";

type Props = {
  desk: DeskState;
  carpet: Carpet;
  now: Fighting | undefined;
  progress: Progress;
  endMs: number | undefined;
  /** When the mat would end if what is held were let go here. */
  previewEndMs: number | undefined;
  hidden: number;
  children: ReactNode;
};

/** One mat of the dashboard: what is on, the head of its queue, when it ends. */
export function BoardColumn({ desk, carpet, now, progress, endMs, previewEndMs, hidden, children }: Props) {
  const shift =
    previewEndMs === undefined || endMs === undefined ? 0 : Math.round((previewEndMs - endMs) / 60_000);
  return (
    <section className={styles.mat} data-state={now?.state} aria-label={carpet.name}>
      <Anchor
        className={styles.head}
        href={`/competition/${desk.competition.uuid}/refereeing/carpet/${carpet.uuid}`}
      >
        <span className={styles.sign}>{matSign(carpet.name)}</span>
        <span className={styles.end}>
          {progress.done === progress.total ? null : (
            <ClockTime atMs={previewEndMs ?? endMs} words={mats.endsAt} />
          )}
          {shift === 0 ? null : <b>{mats.shifted(shift)}</b>}
        </span>
        {now ? (
          <BoutClock className={styles.clock} clock={now.clock} serverTime={desk.competition.serverTime} />
        ) : null}
      </Anchor>
      {now ? <Now desk={desk} bout={now} /> : <p className={styles.free}>{mats.noneOnMat}</p>}
      <ol className={styles.queue} data-sort-list={carpet.uuid}>
        {children}
      </ol>
      {hidden > 0 ? <p className={styles.more}>{mats.more(hidden)}</p> : null}
      <p className={styles.progress}>
        <ProgressBar label={mats.left} value={progress.done} max={progress.total} isThin />
        {progress.done} / {progress.total}
      </p>
    </section>
  );
}

function Now({ desk: { view }, bout }: { desk: DeskState; bout: Fighting }) {
  return cornersOf(view, bout).map((fighter, index) => {
    const corner = index === 0 ? "red" : "blue";
    return (
      <div key={corner} className={styles.corner}>
        <CornerMark corner={corner} letter={boutWords[`${corner}Letter`]} label={boutWords[corner]} />
        <span>{fighter ? shortName(fighter) : boutWords.tbd}</span>
        <b>{formatNumber(scoreOf(bout, fighter?.uuid).scores)}</b>
      </div>
    );
  });
}

type RowProps = {
  desk: DeskState;
  plan: DayPlan;
  bout: Fighting;
  handle: ComponentProps<"button"> | undefined;
};

export function BoardRow({ desk: { view }, plan, bout, handle }: RowProps) {
  const category = view.categories.get(bout.category.uuid);
  const name = mats.bout(bout.number, pairText(view, bout));
  return (
    <div className={styles.row}>
      {handle ? (
        <button type="button" {...handle} className={styles.handle} aria-label={mats.handle(name)}>
          <Icon name="drag" />
        </button>
      ) : (
        <span className={styles.handle} />
      )}
      <span className={styles.time}>
        <ClockTime atMs={plan.starts.get(bout.uuid)?.startMs} />
      </span>
      <span className={styles.who}>
        {cornersOf(view, bout)
          .map((fighter, index) => (fighter ? shortName(fighter) : waitingText(view, bout, index)))
          .join(" — ")}
        <small>
          {category && categoryTitle(category).main}
          {bout.number === null ? null : `, ${boutWords.number(bout.number)}`}
        </small>
        <Warnings warnings={boutWarnings(view, plan, bout)} />
      </span>
    </div>
  );
}
