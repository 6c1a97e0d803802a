import { use } from "react";
import { hoursOf } from "#domain/follow/catchUp.ts";
import type { Followed } from "#domain/follow/follow.ts";
import { formatDayMonth } from "#texts/dates.ts";
import { catchUpWords as words } from "#texts/following/catchUp.ts";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { useServerNow } from "#web/platform/clock/useServerNow.ts";
import { Spoiler } from "#web/sport/spoilers/Spoiler.tsx";
import { useTimes } from "#web/sport/time/ClockTime.tsx";
import { HallZone, useHallDay } from "#web/sport/time/hallZone.ts";
import styles from "./CatchUp.module.css";
import type { SeenDay } from "./catchUpDay.ts";
import { NewsLine } from "./NewsLine.tsx";
import type { AllLines, Line } from "./newsSince.ts";
import { useNews, type AllNews } from "./useNews.ts";

/** Enough for a day of a club; more is read in the brackets. */
const MOST_OUTCOMES = 60;
/** Of a whole club that is late. */
const MOST_CHANGES = 30;

type Props = { days: readonly SeenDay[]; followed: readonly Followed[] };

/** «Что было с 13:00 (5)»: one line that unfolds. It stands there without news too, so that nothing moves (FO11). */
export function CatchUp({ days, followed }: Props) {
  const now = useServerNow();
  const news = useNews(days, followed);
  const { changes, outcomes, lastMs, chosenMs } = news;
  const sinceMs = chosenMs ?? (Number.isFinite(lastMs) ? lastMs : undefined);
  return (
    <details className={styles.catchUp}>
      <summary>
        <Icon name="clock" size={18} />
        <Title sinceMs={sinceMs} nowMs={now()} count={changes.length + outcomes.length} />
      </summary>
      <Hours news={news} />
      <Lists changes={changes} outcomes={outcomes} />
    </details>
  );
}

type TitleProps = { sinceMs: number | undefined; nowMs: number; count: number };

function Title({ sinceMs, nowMs, count }: TitleProps) {
  const since = useSinceWords();
  if (sinceMs === undefined) return <span>{words.loading}</span>;
  const title = words.title(since(sinceMs, nowMs));
  return (
    <span>
      {count === 0 ? words.none(title) : title}
      {count === 0 ? null : <b className={styles.count}>{count}</b>}
    </span>
  );
}

/** «13:00», of another day «13:00 18 ноября». */
function useSinceWords(): (sinceMs: number, nowMs: number) => string {
  const [times, dayOf] = [useTimes(), useHallDay()];
  return (sinceMs, nowMs) => {
    const day = dayOf(sinceMs) === dayOf(nowMs) ? "" : formatDayMonth(dayOf(sinceMs));
    return [times(sinceMs), day].filter(Boolean).join(" ");
  };
}

/** FO13 */
function Hours({ news: { days, chosenMs, lastMs, choose } }: { news: AllNews }) {
  const zoneMs = use(HallZone);
  const nowMs = useServerNow()();
  const since = useSinceWords();
  if (zoneMs === undefined) return null;
  const hours = hoursOf({ bouts: days.flatMap(({ bouts }) => bouts) }, nowMs, zoneMs);
  const last = Number.isFinite(lastMs) ? words.last(since(lastMs, nowMs)) : words.loading;
  return (
    <SelectField
      className={styles.hours}
      label={words.since}
      value={chosenMs === undefined ? "" : String(chosenMs)}
      onChange={({ currentTarget: { value } }) => choose(value === "" ? undefined : Number(value))}
      options={[
        { value: "", label: last },
        ...hours.map((hour) => ({ value: String(hour), label: words.from(since(hour, nowMs)) })),
      ]}
    />
  );
}

/** What changed may be read by everybody; results are behind their cover where they are hidden (NS5). */
function Lists({ changes, outcomes }: AllLines) {
  if (changes.length + outcomes.length === 0) return <p className={styles.note}>{words.nothing}</p>;
  return (
    <>
      <List lines={changes} most={MOST_CHANGES} more={words.moreChanges} />
      {outcomes.length === 0 ? null : (
        <Spoiler>
          <List lines={outcomes} most={MOST_OUTCOMES} more={words.more} />
        </Spoiler>
      )}
    </>
  );
}

type ListProps = { lines: readonly Line[]; most: number; more: (count: number) => string };

function List({ lines, most, more }: ListProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <ul className={styles.list}>
        {lines.slice(0, most).map(({ seen, news }) => (
          <li key={[news.type, news.type === "placed" ? news.category : news.bout, news.fighter].join(" ")}>
            <NewsLine seen={seen} news={news} />
          </li>
        ))}
      </ul>
      {lines.length > most ? <p className={styles.note}>{more(lines.length - most)}</p> : null}
    </>
  );
}
