import { placements } from "#domain/draw/placements.ts";
import { sport } from "#web/i18n/ru/sport.ts";
import { Heading } from "#web/ui/Heading.tsx";
import { Medal } from "#web/ui/Medal.tsx";
import type { PictureLinks } from "./BoutCard.tsx";
import type { Drawn } from "./categoryPicture.ts";
import { FighterCell } from "./FighterCell.tsx";
import styles from "./Podium.module.css";

const LAST_MEDAL = 3;

/** Who won what, once everything is decided; nothing before that. */
export function Podium({ drawn, links }: { drawn: Drawn; links?: PictureLinks | undefined }) {
  const { isComplete, places } = placements(drawn.draw, drawn.progress);
  if (!isComplete) return null;
  const medallists = places
    .filter(({ place }) => place <= LAST_MEDAL)
    .flatMap(({ place, seeds }) =>
      seeds.flatMap((seed) => {
        const fighter = drawn.entrants[seed - 1];
        return fighter === undefined ? [] : [{ place, fighter }];
      }),
    );
  return (
    <section className={styles.podium}>
      <Heading level={2} look="h3">
        {sport.podium.title}
      </Heading>
      <ol className={styles.places}>
        {medallists.map(({ place, fighter }) => (
          <li key={fighter.uuid} className={styles.place}>
            <Medal place={place} className={styles.medal} />
            <FighterCell fighter={fighter} href={links?.fighter?.(fighter.uuid)} />
          </li>
        ))}
      </ol>
      {medallists.some(({ place }) => place === 1) ? null : <p>{sport.podium.vacantGold}</p>}
    </section>
  );
}
