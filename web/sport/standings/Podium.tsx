import { draws } from "#web/i18n/ru/sport/draws.ts";
import { Heading } from "#web/kit/Heading.tsx";
import { Grid, Stack } from "#web/kit/layout/layout.tsx";
import { Medal } from "#web/sport/marks/Medal.tsx";
import type { PictureLinks } from "#web/sport/bout/BoutCard.tsx";
import { FighterCell } from "./FighterCell.tsx";
import type { Placed } from "#contract/drawnCategory.ts";
import styles from "./Podium.module.css";

type Props = { medallists: readonly Placed[]; links?: PictureLinks | undefined };

/** Who won what, once everything is decided. */
export function Podium({ medallists, links }: Props) {
  return (
    <Stack as="section" gap={12} className={styles.podium}>
      <Heading level={2} look="h3">
        {draws.podium.title}
      </Heading>
      <Grid as="ol" gap={12} least={240} className={styles.places}>
        {medallists.map(({ place, fighter }) => (
          <li key={fighter.uuid} className={styles.place}>
            <Medal place={place} className={styles.medal} />
            <FighterCell fighter={fighter} href={links?.fighter?.(fighter.uuid)} />
          </li>
        ))}
      </Grid>
      {medallists.some(({ place }) => place === 1) ? null : <p>{draws.podium.vacantGold}</p>}
    </Stack>
  );
}
