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
import { useNews, type AllNews, type Line } from "./useNews.ts";

/** Enough for a day of a club; more is read in the brackets. */
const MOST_NEWS = 60;

type Props = { days: readonly SeenDay[]; followed: readonly Followed[] };

/** «Что было с 13:00 (5)»: one line that unfolds. It stands there without news too, so that nothing moves (FO11). */
export function CatchUp({ days, followed }: Props) {
  const now = useServerNow();
  const news = useNews(days, followed);
  const { lines, lastMs, chosenMs } = news;
  const sinceMs = chosenMs ?? (Number.isFinite(lastMs) ? lastMs : undefined);
  return (
    <details className={styles.catchUp}>
      <summary>
        <Icon name="clock" size={18} />
        <Title sinceMs={sinceMs} nowMs={now()} count={lines.length} />
      </summary>
      <Hours news={news} />
      <Lists lines={lines} />
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
function Lists({ lines }: { lines: readonly Line[] }) {
  const shown = lines.slice(0, MOST_NEWS);
  const changes = shown.filter(({ news: { type } }) => type === "moved" || type === "shifted");
  const results = shown.filter(({ news: { type } }) => type === "fought" || type === "placed");
  if (lines.length === 0) return <p className={styles.note}>{words.nothing}</p>;
  return (
    <>
      {changes.length === 0 ? null : <List lines={changes} />}
      {results.length === 0 ? null : (
        <Spoiler>
          <List lines={results} />
        </Spoiler>
      )}
      {lines.length > MOST_NEWS ? (
        <p className={styles.note}>{words.more(lines.length - MOST_NEWS)}</p>
      ) : null}
    </>
  );
}

function List({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={styles.list}>
      {lines.map(({ seen, news }) => (
        <li key={[news.type, news.type === "placed" ? news.category : news.bout, news.fighter].join(" ")}>
          <NewsLine seen={seen} news={news} />
        </li>
      ))}
    </ul>
  );
}
