import type { Carpet, Competition, Fighting } from "#contract/competition/entity.ts";
import { screen as text } from "#texts/displays/screen.ts";
import { nextOnMat, boutOnMat } from "#web/sport/facts/boutPhase.ts";
import { FitText } from "#web/sport/board/FitText.tsx";
import { BoutPair } from "#web/sport/bout/BoutPair.tsx";
import { peopleOf } from "#web/sport/facts/boutSides.ts";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import { LiveClock, type PictureTime } from "#web/sport/time/LiveClock.tsx";
import { matSign } from "#contract/competition/matSign.ts";
import type { StartWindows } from "#web/sport/facts/startWindows.ts";
import { useWindowWords } from "#web/sport/time/StartTime.tsx";
import { useAmount, vars } from "./scales.ts";
import { usePartOf } from "./usePart.ts";
import styles from "./MatsPage.module.css";
import { ScreenNote } from "./ScreenFrame.tsx";
import { useBreak } from "#web/sport/time/useBreak.ts";
import { boutsOnMat } from "#web/sport/facts/todayBouts.ts";

type Props = { competition: Competition; starts: StartWindows; time: PictureTime };

/** More rows than this could not be read from the last row of seats: the mats then take turns. */
const ROWS = 6;

/** Every mat: who is on it, the score, the time, and who gets ready. */
export function MatsPage({ competition, ...rest }: Props) {
  const rows = useAmount(ROWS, { 1.25: 3, 1.5: 2, 2: 1 });
  const shown = usePartOf("mats", competition.carpets, rows);
  if (shown.length === 0) return <ScreenNote>{text.soon}</ScreenNote>;
  return (
    <div className={styles.page}>
      <div className={styles.columns} aria-hidden="true">
        <span>{text.columns.carpet}</span>
        <span>{text.columns.now}</span>
        <span>{text.columns.next}</span>
      </div>
      <ul className={styles.mats} style={vars({ rows: Math.max(2, shown.length) })}>
        {shown.map((carpet) => (
          <Mat key={carpet.uuid} carpet={carpet} competition={competition} {...rest} />
        ))}
      </ul>
    </div>
  );
}

function Mat({ carpet, competition, starts, time }: Props & { carpet: Carpet }) {
  const windowWords = useWindowWords();
  const pause = useBreak(competition, carpet.uuid);
  const bouts = boutsOnMat(competition, carpet);
  const on = boutOnMat(bouts);
  const now = on ?? nextOnMat(competition, carpet, undefined, starts);
  const next = nextOnMat(competition, carpet, now?.uuid, starts);
  const isDone = bouts.length > 0 && bouts.every(({ state }) => state === "finished");
  return (
    <li className={styles.mat} data-state={on?.state ?? "next"} aria-label={carpet.name}>
      <span className={styles.sign} aria-hidden="true">
        {matSign(carpet.name)}
      </span>
      {now === undefined || (pause !== undefined && on === undefined) ? (
        <p className={styles.free}>
          <FitText text={pause ?? (isDone ? text.done : text.free)} className={styles.freeWords} />
        </p>
      ) : (
        <Now competition={competition} bout={now} isOn={on !== undefined} starts={starts} time={time} />
      )}
      <div className={styles.next}>
        {next === undefined ? null : (
          <>
            <BoutPair bout={next} view={peopleOf(competition)} size="wallQueue" />
            <small>
              {[windowWords(starts.get(next.uuid)), weightOf(competition, next)].filter(Boolean).join(", ")}
            </small>
          </>
        )}
      </div>
    </li>
  );
}

type NowProps = Props & { bout: Fighting; isOn: boolean };

function Now({ competition, bout, isOn: isFought, starts, time }: NowProps) {
  const windowWords = useWindowWords();
  const hasScore = isFought && bout.state !== "called";
  return (
    <>
      <div className={styles.pair}>
        <BoutPair bout={bout} view={peopleOf(competition)} size="wallMat" hasScore={hasScore} />
      </div>
      <p className={styles.clock}>
        {hasScore ? (
          <>
            <LiveClock clock={bout.clock} time={time} />
            <small>{bout.state === "running" ? weightOf(competition, bout) : pauseWords(bout)}</small>
          </>
        ) : (
          <>
            <small>{bout.state === "called" ? text.called : text.out}</small>
            <FitText
              text={windowWords(starts.get(bout.uuid)) || weightOf(competition, bout)}
              className={styles.out}
            />
          </>
        )}
      </p>
    </>
  );
}

const pauseWords = ({ state }: Fighting) => (state === "time-over" ? text.timeOver : text.paused);

function weightOf({ categories }: Competition, bout: Fighting): string {
  const category = categories.find(({ uuid }) => uuid === bout.category.uuid);
  return category === undefined ? "" : categoryTitle(category).main;
}
