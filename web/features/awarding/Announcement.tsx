import { announcement } from "#domain/awarding/podium.ts";
import { awarding as text } from "#web/i18n/ru/awarding.ts";
import { announcedName } from "#web/sport/facts/fighterName.ts";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Medal } from "#web/sport/marks/Medal.tsx";
import styles from "./Announcement.module.css";
import type { AwardingLine } from "./awardingDay.ts";
import { clubWords, reasonWords } from "./placeWords.ts";

type Props = { line: Pick<AwardingLine, "places" | "readiness" | "category" | "picture"> };

/** What the announcer reads, in large type: third, third, second, first, each with its reason (AW4, AW5). */
export function Announcement({ line: { places, readiness, category, picture } }: Props) {
  if (readiness.status !== "ready" || places.length === 0) return null;
  return (
    <Card>
      <CardHead>
        <CardTitle title={text.announce} />
      </CardHead>
      <p className={styles.lead}>{text.announceLead(category.title)}</p>
      <ol className={styles.list}>
        {announcement(places).map(({ place, uuid, reason }) => {
          const fighter = picture.fighters.get(uuid);
          return (
            <li key={uuid} className={styles.place}>
              <Medal place={place} />
              <span className={styles.words}>
                <small>{text.places[place - 1] ?? text.place(place)}</small>
                <b>{fighter === undefined ? "" : announcedName(fighter)}</b>
                <span>{clubWords(fighter)}</span>
                <small>{reasonWords(reason)}</small>
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
