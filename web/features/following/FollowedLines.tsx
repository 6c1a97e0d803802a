import type { EventDays } from "#domain/schedule/eventDays.ts";
import { SPOILER } from "#web/sport/spoilers/Spoiler.tsx";
import { daysBetween } from "#web/i18n/plainDate.ts";
import { formatDays } from "#texts/dates.ts";
import { personName, shortName } from "#web/i18n/names.ts";
import { boutStates } from "#texts/sport/bout.ts";
import { follow } from "#texts/following/follow.ts";
import { followed as text } from "#texts/following/followed.ts";
import { formatShare } from "#texts/numbers.ts";
import { isOnMat } from "#web/sport/facts/boutPhase.ts";
import { coveredPair } from "#web/sport/facts/boutText.ts";
import { Covered } from "#web/sport/spoilers/Covered.tsx";
import { useWindowWords } from "#web/sport/time/StartTime.tsx";
import { cornersOf, progressOf } from "#web/sport/facts/competitionView.ts";
import type { OwnPerson } from "#web/sport/person/myPeople.ts";
import styles from "./FollowedList.module.css";
import { categoryNow, teamNow, type DayNow } from "./followedNow.ts";

/** A club in a glance: the rest is a tap away. */
const MOST_AHEAD = 3;

export function TeamLines({ day, teamRef }: { day: DayNow; teamRef: string }) {
  const team = teamNow(day, teamRef);
  if (team === undefined) return null;
  const { ahead, total, medals } = team;
  const won = text.team.medalWords(medals);
  return (
    <>
      {ahead.slice(0, MOST_AHEAD).map((person) => (
        <PersonLine key={person.fighter.uuid} day={day} person={person} />
      ))}
      {ahead.length > MOST_AHEAD ? (
        <span className={styles.line}>{text.team.more(ahead.length - MOST_AHEAD)}</span>
      ) : null}
      {ahead.length === 0 ? <span className={styles.line}>{text.team.done(total)}</span> : null}
      {won === "" && ahead.length > 0 ? null : (
        <span className={styles.line} {...SPOILER}>
          {won === "" ? text.team.noMedals : text.team.medals(won)}
        </span>
      )}
    </>
  );
}

function PersonLine({ day: { view }, person: { fighter, now } }: { day: DayNow; person: OwnPerson }) {
  const windowWords = useWindowWords();
  const carpet = now.type === "none" || now.bout.carpet === null ? undefined : now.bout.carpet.uuid;
  const mat = carpet === undefined ? undefined : view.carpets.get(carpet)?.name;
  const time = now.type === "next" ? windowWords(now.window) : "";
  return (
    <span className={styles.line} data-now={now.type}>
      {personName(fighter)}
      <b>
        {now.type === "on-mat"
          ? text.team.onMat(mat)
          : [time, mat].filter(Boolean).join(", ") || text.team.waits}
      </b>
    </span>
  );
}

export function CategoryLines({ day, uuid }: { day: DayNow; uuid: string }) {
  const windowWords = useWindowWords();
  const now = categoryNow(day, uuid);
  if (now === undefined) return null;
  const { bout, progress, winner } = now;
  const share = formatShare(progress.done, progress.total, "bout");
  if (progress.total === 0) return <span className={styles.line}>{text.category.noBouts}</span>;
  if (bout === undefined) {
    const isOver = progress.done === progress.total;
    return (
      <span className={styles.line} {...(isOver ? SPOILER : undefined)}>
        {winner === undefined
          ? isOver
            ? text.category.over
            : text.category.noNext
          : text.category.winner(winner)}
        <b>{share}</b>
      </span>
    );
  }
  const pair = cornersOf(day.view, bout)
    .map((fighter) => (fighter ? shortName(fighter) : follow.strip.waits))
    .join(" — ");
  const mat = bout.carpet === null ? undefined : day.view.carpets.get(bout.carpet.uuid)?.name;
  const when = isOnMat(bout) ? boutStates[bout.state] : windowWords(day.windows.get(bout.uuid));
  return (
    <>
      <span className={styles.line} data-now={isOnMat(bout) ? "on-mat" : "next"}>
        <span>
          {`${isOnMat(bout) ? text.category.now : text.category.next}: `}
          <Covered bout={bout} words={() => coveredPair(day.view, bout)}>
            {pair}
          </Covered>
        </span>
        <b>{[when, mat].filter(Boolean).join(", ")}</b>
      </span>
      <span className={styles.line}>{share}</span>
    </>
  );
}

type EventProps = {
  /** Undefined while no day is known. */
  days: EventDays | undefined;
  day: DayNow | undefined;
  today: string;
};

export function EventLines({ days, day, today }: EventProps) {
  const windowWords = useWindowWords();
  const competition = day?.view.competition;
  const { done, total } = progressOf(competition?.fightings ?? []);
  if (competition?.status === "in_progress") {
    const end = windowWords(day?.end);
    return (
      <span className={styles.line} data-now="on-mat">
        {text.event.live(done, total)}
        {end === "" ? null : <b>{text.event.end(end)}</b>}
      </span>
    );
  }
  if (competition?.status === "closed") return <span className={styles.line}>{text.event.over(total)}</span>;
  return <span className={styles.line}>{dateWords(days, today)}</span>;
}

function dateWords(days: EventDays | undefined, today: string): string {
  if (days === undefined) return text.event.undated;
  const dates = formatDays(days);
  if (days.last < today) return text.event.was(dates);
  return text.event.begins(dates, Math.max(0, daysBetween(today, days.first)));
}
