import type { CompetitionView } from "./competitionView.ts";
import { MatCard } from "./MatCard.tsx";
import styles from "./MatGrid.module.css";

type Props = {
  view: CompetitionView;
  /** The mats' own pages live under it, by uuid. */
  base: string;
};

export function MatGrid({ view, base }: Props) {
  return (
    <div className={styles.grid}>
      {view.competition.carpets.map((carpet) => (
        <MatCard key={carpet.uuid} view={view} carpet={carpet} href={`${base}/${carpet.uuid}`} />
      ))}
    </div>
  );
}
