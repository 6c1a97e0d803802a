import type { ReactNode } from "react";
import type { Fighting } from "#contract/competition/entity.ts";
import type { StartWindow } from "#domain/schedule/estimate.ts";
import { personName } from "#web/i18n/names.ts";
import { boutWords } from "#texts/sport/bout.ts";
import { boutPage as text } from "#texts/spectating/boutPage.ts";
import { boutRound } from "#web/sport/facts/boutRound.ts";
import { endingWords } from "#web/sport/facts/boutExtras.ts";
import { isFinished } from "#web/sport/facts/boutPhase.ts";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import { StartTime } from "#web/sport/time/StartTime.tsx";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Card } from "#web/kit/Card.tsx";
import { BoutBadge } from "#web/sport/bout/BoutBadge.tsx";
import { categoryName } from "#web/sport/facts/boutText.ts";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";
import styles from "./BoutFacts.module.css";

type Props = { view: CompetitionView; bout: Fighting; window: StartWindow | undefined; eventId: number };

/** State, place, time and result of a bout, each with its word. */
export function BoutFacts({ view, bout, window, eventId }: Props) {
  const carpet = bout.carpet === null ? undefined : view.carpets.get(bout.carpet.uuid);
  const winner = view.fighters.get(bout.winner?.uuid ?? "");
  return (
    <Card>
      <dl className={styles.facts} aria-label={text.facts}>
        <Fact name={text.status}>
          <BoutBadge view={view} bout={bout} />
        </Fact>
        {isFinished(bout) ? (
          <Fact name={text.result}>
            <b>{winner ? personName(winner) : boutWords.drawn}</b>
            <br />
            {endingWords(bout)}
          </Fact>
        ) : null}
        <Fact name={text.category}>
          <Anchor href={`/events/${eventId}/competition/categories/${bout.category.uuid}`}>
            {categoryName(view, bout)}
          </Anchor>
        </Fact>
        {boutRound(bout) === "" ? null : <Fact name={text.round}>{boutRound(bout)}</Fact>}
        <Fact name={text.carpet}>
          {carpet ? (
            <Anchor href={`/events/${eventId}/carpets/${carpet.uuid}`}>{carpet.name}</Anchor>
          ) : (
            text.noCarpet
          )}
        </Fact>
        <Times bout={bout} window={window} />
      </dl>
    </Card>
  );
}

function Times({ bout, window }: Pick<Props, "bout" | "window">) {
  const { startedAt, finishedAt } = bout;
  return (
    <>
      {startedAt !== null ? (
        <Fact name={text.start}>
          <ClockTime atMs={Date.parse(startedAt)} />
        </Fact>
      ) : window && !isFinished(bout) ? (
        <Fact name={text.start}>
          <StartTime window={window} />
        </Fact>
      ) : null}
      {finishedAt === null ? null : (
        <Fact name={text.ended}>
          <ClockTime atMs={Date.parse(finishedAt)} />
        </Fact>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
