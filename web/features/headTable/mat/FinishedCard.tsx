import { useState } from "react";
import type { Fighting } from "#contract/entity.ts";
import { boutWords } from "#web/i18n/ru/sport/bout.ts";
import { mats } from "#web/i18n/ru/headTable/mats.ts";
import { METHOD_WORDS } from "#web/i18n/ru/sport/sport.ts";
import { scoreText } from "#web/sport/facts/boutText.ts";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";
import { BoutPair } from "#web/sport/bout/BoutPair.tsx";
import { methodOf } from "#contract/boutMethod.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { List } from "#web/kit/layout/layout.tsx";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import styles from "./FinishedCard.module.css";

type Props = { view: CompetitionView; bouts: readonly Fighting[]; correctHref: (bout: Fighting) => string };

const SHOWN = 8;

/** What is over on this mat, the latest first, with the way to correct it. */
export function FinishedCard({ view, bouts, correctHref }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <Card className={styles.card}>
      <CardHead>
        <Heading level={2} look="h3">
          {mats.finished}
        </Heading>
        {bouts.length > SHOWN && !isWhole ? (
          <Button variant="ghost" size="sm" onClick={() => setIsWhole(true)}>
            {mats.allFinished(bouts.length)}
          </Button>
        ) : null}
      </CardHead>
      {bouts.length === 0 ? <EmptyState title={mats.noFinished} level={3} /> : null}
      <List as="ol" lines="below" inset={[8, 16]} className={styles.list}>
        {bouts.slice(0, isWhole ? bouts.length : SHOWN).map((bout) => (
          <FinishedRow key={bout.uuid} view={view} bout={bout} href={correctHref(bout)} />
        ))}
      </List>
    </Card>
  );
}

function FinishedRow({ view, bout, href }: { view: CompetitionView; bout: Fighting; href: string }) {
  const method = methodOf(bout);
  return (
    <li>
      <span>
        <BoutPair view={view} bout={bout} size="shortLine" />
      </span>
      <b className={styles.score}>{scoreText(bout)}</b>
      <small>
        {[bout.number === null ? "" : boutWords.number(bout.number), method && METHOD_WORDS[method]]
          .filter(Boolean)
          .join(", ")}
        {bout.finishedAt === null ? null : (
          <>
            , <ClockTime atMs={Date.parse(bout.finishedAt)} />
          </>
        )}
      </small>
      <Anchor className={styles.correct} href={href}>
        {mats.correct}
      </Anchor>
    </li>
  );
}
