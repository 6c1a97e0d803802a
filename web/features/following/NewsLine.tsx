import type { News } from "#domain/follow/catchUp.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { useTimes } from "#web/sport/time/ClockTime.tsx";
import styles from "./CatchUp.module.css";
import type { SeenDay } from "./catchUpDay.ts";
import { newsWords } from "./newsWords.ts";

/** One thing that happened, with the way to it. */
export function NewsLine({ seen, news }: { seen: SeenDay; news: News }) {
  const times = useTimes();
  const told = newsWords(seen, news, times);
  const eventId = seen.view.competition.event?.id;
  if (told === undefined || eventId === undefined) return null;
  return (
    <Anchor className={styles.line} href={`/events/${eventId}/competition/${told.path}`}>
      <span className={styles.time}>{"atMs" in news ? times(news.atMs) : null}</span>
      <span className={styles.words}>
        <b>{told.name}</b>
        <small>{told.text}</small>
      </span>
      {told.figure === undefined ? null : <b className={styles.figure}>{told.figure}</b>}
    </Anchor>
  );
}
