import { Grid } from "#web/kit/layout/layout.tsx";
import type { StartWindows } from "#web/sport/facts/startWindows.ts";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";
import { MatCard } from "./MatCard.tsx";
import styles from "./MatGrid.module.css";

type Props = {
  view: CompetitionView;
  /** The mats' own pages live under it, by uuid. */
  base: string;
  starts: StartWindows;
  boutHref: (uuid: string) => string;
};

export function MatGrid({ view, base, starts, boutHref }: Props) {
  return (
    <Grid gap={20} least={420} isFilled className={styles.grid}>
      {view.competition.carpets.map((carpet) => (
        <MatCard
          key={carpet.uuid}
          view={view}
          carpet={carpet}
          starts={starts}
          href={`${base}/${carpet.uuid}`}
          boutHref={boutHref}
        />
      ))}
    </Grid>
  );
}
