import type { Placed } from "#contract/draw/drawnCategory.ts";
import type { Fighting } from "#contract/competition/entity.ts";
import { SPOILER } from "#web/sport/spoilers/Spoiler.tsx";
import { personName } from "#web/i18n/names.ts";
import { home } from "#texts/spectating/home.ts";
import { boutOnMat, isAhead } from "#web/sport/facts/boutPhase.ts";
import { StartTime } from "#web/sport/time/StartTime.tsx";
import type { StartWindows } from "#web/sport/facts/startWindows.ts";
import { Icon } from "#web/kit/Icon.tsx";
import { Medal } from "#web/sport/marks/Medal.tsx";
import { pairText } from "#web/sport/facts/boutText.ts";
import styles from "./CategoryNow.module.css";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";

type Props = {
  view: CompetitionView;
  bouts: readonly Fighting[];
  starts: StartWindows;
  medallists: readonly Placed[];
};

/** What is worth knowing of a category now: who fights, who won, or where it will be. */
export function CategoryNow({ view, bouts, starts, medallists }: Props) {
  const now = boutOnMat(bouts);
  const champion = medallists.find(({ place }) => place === 1)?.fighter;
  if (champion !== undefined) {
    return (
      <span className={styles.now}>
        <Medal place={1} label={home.page.place(1)} />
        <b {...SPOILER}>{personName(champion)}</b>
      </span>
    );
  }
  const bout = now ?? bouts.find((one) => isAhead(view.competition, one));
  const carpet = view.carpets.get(bout?.carpet?.uuid ?? "");
  if (carpet === undefined) return null;
  return (
    <span className={styles.now}>
      <Icon name="mat" size={16} />
      <span>
        <b>{carpet.name}</b>{" "}
        {now ? pairText(view, now) : <StartTime window={bout && starts.get(bout.uuid)} />}
      </span>
    </span>
  );
}
