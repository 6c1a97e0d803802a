import { announcement, podium, readiness } from "#domain/awarding/podium.ts";
import type { PlaceReason } from "#domain/awarding/reason.ts";
import { awarding as text } from "#web/i18n/ru/awarding.ts";
import { type CategoryPicture } from "#web/sport/categoryPicture.ts";
import { fightingToCategoryBout } from "#contract/drawnCategory.ts";
import { announcedName } from "#web/sport/fighterName.ts";
import { Banner } from "#web/ui/Banner.tsx";
import { Card, CardHead } from "#web/ui/Card.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import { Medal } from "#web/ui/Medal.tsx";
import styles from "./Announcement.module.css";

/** What the announcer reads, in large type: third, third, second, first, each with its reason (AW4, AW5). */
export function Announcement({ picture }: { picture: CategoryPicture }) {
  const { drawn, bouts, fighters } = picture;
  if (drawn === undefined) return null;
  const category = {
    draw: drawn.draw,
    entrants: drawn.entrants.map((fighter) => ({
      uuid: fighter?.uuid ?? "",
      weight: fighter?.weight ?? null,
    })),
    bouts: bouts.flatMap(fightingToCategoryBout),
  };
  const ready = readiness(category);
  if (ready.status === "tied")
    return (
      <Banner tone="wait" icon="warn" title={text.blocked}>
        {text.blockedText}
      </Banner>
    );
  if (ready.status !== "ready") return null;
  return (
    <Card>
      <CardHead>
        <Heading level={2} look="h3">
          {text.announce}
        </Heading>
      </CardHead>
      <ol className={styles.list}>
        {announcement(podium(category)).map(({ place, uuid, reason }) => {
          const fighter = fighters.get(uuid);
          const team = [fighter?.team?.name, fighter?.team?.city].filter(Boolean).join(", ");
          return (
            <li key={uuid} className={styles.place}>
              <Medal place={place} />
              <span className={styles.words}>
                <small>{text.places[place - 1] ?? text.place(place)}</small>
                <b>{fighter === undefined ? "" : announcedName(fighter)}</b>
                <span>{team}</span>
                <small>{reasonWords(reason)}</small>
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function reasonWords(reason: PlaceReason): string {
  if (reason.code === "alone") return text.alone;
  if (reason.code === "moved-up") return text.movedUp;
  if (reason.code !== "table") return text.bouts[reason.code];
  const { aheadBy, behindBy } = reason;
  return [aheadBy && text.ahead(text.criteria[aheadBy]), behindBy && text.behind(text.criteria[behindBy])]
    .filter(Boolean)
    .join(", ");
}
