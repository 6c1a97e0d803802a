import { memo } from "react";
import type { Fighting } from "#contract/competition/entity.ts";
import { eventMats } from "#texts/spectating/eventMats.ts";
import { boutRound } from "#web/sport/facts/boutRound.ts";
import { BoutPair } from "#web/sport/bout/BoutPair.tsx";
import { endingWords } from "#web/sport/facts/boutExtras.ts";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { categoryName, scoreText } from "#web/sport/facts/boutText.ts";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";
import { cx } from "#web/kit/cx.ts";
import row from "#web/features/spectating/boutRow.module.css";
import styles from "./FinishedBouts.module.css";
import { isSameBout } from "#web/sport/facts/sameBout.ts";

type Props = { view: CompetitionView; bouts: readonly Fighting[]; boutHref: (uuid: string) => string };

export function FinishedBouts({ view, bouts, boutHref }: Props) {
  return (
    <Card isClipped>
      <CardHead>
        <CardTitle title={eventMats.finished} />
        <span className={styles.count}>{bouts.length}</span>
      </CardHead>
      {bouts.length === 0 ? (
        <EmptyState title={eventMats.noFinished} level={3} />
      ) : (
        <ol className={cx(row.list, styles.list)}>
          {bouts.map((bout) => (
            <li key={bout.uuid}>
              <Anchor className={row.bout} href={boutHref(bout.uuid)}>
                <FinishedBout view={view} bout={bout} />
              </Anchor>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

const FinishedBout = memo(FinishedBoutOf, isSameBout);

function FinishedBoutOf({ view, bout }: { view: CompetitionView; bout: Fighting }) {
  const details = [categoryName(view, bout), boutRound(bout).toLocaleLowerCase("ru"), endingWords(bout)]
    .filter(Boolean)
    .join(", ");
  return (
    <>
      <span>
        <BoutPair view={view} bout={bout} size="line" />
      </span>
      <span className={row.score}>{scoreText(bout)}</span>
      <small>{details}</small>
      <small>{bout.finishedAt === null ? null : <ClockTime atMs={Date.parse(bout.finishedAt)} />}</small>
    </>
  );
}
