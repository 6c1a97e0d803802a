import type { Fighting } from "#contract/entity.ts";
import { fullName } from "#web/i18n/names.ts";
import { boutWords } from "#web/i18n/ru/bout.ts";
import { events } from "#web/i18n/ru/events.ts";
import { Card, CardHead } from "#web/ui/Card.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import { endingText, scoreText } from "./boutText.ts";
import { cornersOf, type CompetitionView } from "./competitionView.ts";
import styles from "./FinishedBouts.module.css";

type Props = { view: CompetitionView; bouts: readonly Fighting[] };

export function FinishedBouts({ view, bouts }: Props) {
  return (
    <Card className={styles.card}>
      <CardHead>
        <Heading level={2} look="h3">
          {events.carpets.finished}
        </Heading>
        <span className={styles.count}>{bouts.length}</span>
      </CardHead>
      {bouts.length === 0 ? (
        <EmptyState title={events.carpets.noFinished} level={3} />
      ) : (
        <ol>
          {bouts.map((bout) => (
            <FinishedBout key={bout.uuid} view={view} bout={bout} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function FinishedBout({ view, bout }: { view: CompetitionView; bout: Fighting }) {
  const [red, blue] = cornersOf(view, bout).map((fighter) => (
    <span key={fighter?.uuid} className={fighter?.uuid === bout.winner?.uuid ? styles.winner : undefined}>
      {fighter ? fullName(fighter) : boutWords.tbd}
    </span>
  ));
  const details = [view.categories.get(bout.category.uuid)?.title, endingText(bout)]
    .filter(Boolean)
    .join(", ");
  return (
    <li className={styles.bout}>
      <span>
        {red} — {blue}
      </span>
      <span className={styles.score}>{scoreText(bout)}</span>
      <small>{details}</small>
    </li>
  );
}
