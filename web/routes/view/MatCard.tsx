import type { Carpet, Fighting } from "#contract/entity.ts";
import { boutStates, boutWords } from "#web/i18n/ru/bout.ts";
import { events } from "#web/i18n/ru/events.ts";
import { formatNumber, formatShare } from "#web/i18n/numbers.ts";
import { announcedName } from "#web/sport/fighterName.ts";
import { Anchor } from "#web/ui/Anchor.tsx";
import { CornerMark } from "#web/ui/CornerMark.tsx";
import { VisuallyHidden } from "#web/ui/VisuallyHidden.tsx";
import { ProgressBar } from "#web/ui/ProgressBar.tsx";
import { cornersOf, isPaired, matLine, matSign, scoreOf, type CompetitionView } from "./competitionView.ts";
import { pairText } from "./boutText.ts";
import { BoutClock } from "./BoutClock.tsx";
import { Extras } from "./Extras.tsx";
import styles from "./MatCard.module.css";

type Props = { view: CompetitionView; carpet: Carpet; href: string };

/** One mat as spectators see it: who, what score, how long, who is next. */
export function MatCard({ view, carpet, href }: Props) {
  const { now, queue, progress } = matLine(view, carpet);
  const next = queue.find(isPaired);
  const shown = now ?? next;
  const category = shown && view.categories.get(shown.category.uuid);
  return (
    <article className={styles.mat} data-state={now?.state}>
      <Anchor className={styles.head} href={href}>
        <span className={styles.sign} aria-hidden="true">
          {matSign(carpet.name)}
        </span>
        <VisuallyHidden>{carpet.name}</VisuallyHidden>
        <span className={styles.what}>
          <b>{category?.title ?? carpet.name}</b>
          <small>{statusText(shown, progress.done === progress.total)}</small>
        </span>
        {now ? (
          <BoutClock className={styles.clock} clock={now.clock} serverTime={view.competition.serverTime} />
        ) : null}
      </Anchor>
      {shown ? <Corners view={view} bout={shown} hasScore={now !== undefined} /> : null}
      {now && next ? (
        <p className={styles.next}>
          <span>{events.carpets.next}</span>
          {pairText(view, next)}
        </p>
      ) : null}
      <p className={styles.progress}>
        <ProgressBar label={events.carpets.progress} value={progress.done} max={progress.total} isThin />
        {formatShare(progress.done, progress.total, "bout")}
      </p>
    </article>
  );
}

function statusText(bout: Fighting | undefined, isDone: boolean): string {
  if (bout === undefined) return isDone ? events.carpets.done : events.carpets.free;
  const number = bout.number === null ? "" : `${boutWords.number(bout.number)}, `;
  return number + boutStates[bout.state].toLocaleLowerCase("ru");
}

function Corners({ view, bout, hasScore }: { view: CompetitionView; bout: Fighting; hasScore: boolean }) {
  return cornersOf(view, bout).map((fighter, index) => {
    const corner = index === 0 ? "red" : "blue";
    const score = scoreOf(bout, fighter?.uuid);
    return (
      <div key={corner} className={styles.corner}>
        <CornerMark corner={corner} letter={boutWords[`${corner}Letter`]} label={boutWords[corner]} />
        <span className={styles.who}>
          <b>{fighter ? announcedName(fighter) : boutWords.tbd}</b>
          <small>{[fighter?.team?.name, fighter?.team?.city].filter(Boolean).join(", ")}</small>
        </span>
        {hasScore ? (
          <>
            <Extras view={view} score={score} className={styles.extras} />
            <span className={styles.score}>{formatNumber(score.scores)}</span>
          </>
        ) : null}
      </div>
    );
  });
}
