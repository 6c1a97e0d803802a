import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import { memo, useMemo } from "react";
import type { Competition } from "#contract/entity.ts";
import { DisplayPanel } from "#web/features/displays/face.ts";
import { formatNumber } from "#web/i18n/numbers.ts";
import { competitionStatuses } from "#web/i18n/ru/sport/bout.ts";
import { attentionWords } from "#web/i18n/ru/headTable/attention.ts";
import { mats } from "#web/i18n/ru/headTable/mats.ts";
import { boundTitle } from "#web/sport/facts/categoryTitle.ts";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import { LiveBoutsContext } from "#web/sport/facts/livePoints.ts";
import { useParkedBeacon } from "#web/platform/realtime/beacon.ts";
import { operation } from "#web/i18n/ru/headTable/operation.ts";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { DayCategories } from "./DayCategories.tsx";
import { NoCategories, NoCarpets } from "./NoCarpets.tsx";
import { progressOf } from "#web/sport/facts/competitionView.ts";
import { BalanceButton } from "#web/features/headTable/order/BalanceButton.tsx";
import { ATTENTION_ID, AttentionCard, useAttention, type Attention } from "./AttentionCard.tsx";
import { DayBoard } from "./DayBoard.tsx";
import { DrawAllCard, NoticesCard } from "#web/features/drawing/face.ts";
import { ReadinessCard } from "./ReadinessCard.tsx";
import { dayEnd } from "#web/features/headTable/desk/dayPlan.ts";
import { StatusCard } from "./StatusCard.tsx";
import { FindAthleteCard } from "./FindAthleteCard.tsx";
import { undoOf } from "#web/features/headTable/acts/undo.ts";
import { UndoButton } from "#web/features/headTable/acts/UndoButton.tsx";
import { useFreshDesk, type FreshDesk } from "#web/features/headTable/desk/useFreshDesk.ts";
import { useDeskOutline, type DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { ProgressBar } from "#web/kit/ProgressBar.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import styles from "./DashboardPage.module.css";
import type { loadDashboardPage } from "#web/features/headTable/loadPages.server.ts";
import type { LoaderData } from "#web/platform/session/pageArgs.ts";

type PageProps = {
  loaderData: LoaderData<typeof loadDashboardPage>;
};

export function DashboardPage({ loaderData }: PageProps) {
  const loaded = readCompetition(loaderData.competition);
  const fresh = useFreshDesk(loaded, loaderData.desks);
  // A bout that is let go stands in its place first; what is told beside the mats follows.
  const { desk, settled, store } = useDeskOutline(loaded, fresh.look);
  useParkedBeacon();
  const { competition } = desk;
  const attention = useAttention(settled, fresh.desk);
  const isHead = fresh.desk.ownCarpet === null;
  const undo = useMemo(() => undoOf(settled, fresh.desk), [settled, fresh.desk]);
  return (
    <>
      <VisuallyHidden>
        <h1>{operation.dashboard.title}</h1>
      </VisuallyHidden>
      <div className={styles.top} data-head={isHead || undefined}>
        <Figures
          competition={settled.competition}
          endMs={dayEnd(settled.plan)}
          alarms={attention.open.length}
        />
        <div className={styles.acts}>
          <UndoButton undo={undo} />
          {isHead ? <BalanceButton desk={settled} /> : null}
        </div>
      </div>
      <OpsPage className={styles.layout}>
        <div className={styles.main}>
          {competition.carpets.length === 0 ? (
            <NoCarpets competition={competition} />
          ) : (
            <LiveBoutsContext value={store}>
              <DayBoard desk={desk} canArrange={isHead} />
            </LiveBoutsContext>
          )}
        </div>
        <Rest desk={settled} fresh={fresh} attention={attention} isHead={isHead} />
      </OpsPage>
    </>
  );
}

type RestProps = { desk: DeskState; fresh: FreshDesk; attention: Attention; isHead: boolean };

/** Everything beside and under the mats. Attention and readiness are looked at every few seconds, the rest is not. */
const Rest = memo(function Rest({ desk, fresh, attention, isHead }: RestProps) {
  return (
    <>
      <div className={styles.side}>
        <AttentionCard desk={desk} attention={attention} />
        <Find desk={desk} isHead={isHead} />
        <ReadinessCard uuid={desk.competition.uuid} carpets={desk.competition.carpets} fresh={fresh} />
        <Side desk={desk} isHead={isHead} />
      </div>
      <Tail desk={desk} />
    </>
  );
});

type DeskProps = { desk: DeskState };

const Find = memo(FindAthleteCard);

const Side = memo(function Side({ desk, isHead }: DeskProps & { isHead: boolean }) {
  return (
    <>
      {isHead ? <StatusCard desk={desk} /> : null}
      {isHead ? <DrawAllCard desk={desk} /> : null}
      {isHead ? <NoticesCard desk={desk} /> : null}
      <Waiting competition={desk.competition} />
    </>
  );
});

const Tail = memo(function Tail({ desk: { competition, view, plan } }: DeskProps) {
  return (
    <div className={styles.tail}>
      {competition.categories.length === 0 ? <NoCategories /> : <DayCategories view={view} plan={plan} />}
      <DisplayPanel competition={competition} />
    </div>
  );
});

type FigureProps = { competition: Competition; endMs: number | undefined; alarms: number };

const Figures = memo(function Figures({ competition, endMs, alarms }: FigureProps) {
  const bouts = progressOf(competition.fightings);
  const over = competition.categories.filter(({ status }) => status === "finished" || status === "awarded");
  const toAward = competition.categories.filter(({ status }) => status === "finished");
  return (
    <dl className={styles.figures}>
      <div className={styles.alarms} data-any={alarms > 0 || undefined}>
        <dt>{attentionWords.figure}</dt>
        <dd>
          <a href={`#${ATTENTION_ID}`} aria-label={attentionWords.jump(formatNumber(alarms))}>
            {formatNumber(alarms)}
          </a>
        </dd>
      </div>
      <div>
        <dt>{operation.dashboard.bouts}</dt>
        <dd>
          {formatNumber(bouts.done)} <small>{operation.dashboard.of(formatNumber(bouts.total))}</small>
        </dd>
      </div>
      <div>
        <dt>{operation.dashboard.categories}</dt>
        <dd>
          {over.length} <small>{operation.dashboard.of(formatNumber(competition.categories.length))}</small>
        </dd>
      </div>
      <div className={styles.progress}>
        <dt>{operation.dashboard.progress}</dt>
        <dd className={styles.bar}>
          <ProgressBar label={operation.dashboard.progress} value={bouts.done} max={bouts.total} />
        </dd>
      </div>
      <div>
        <dt>{mats.board.dayEnd}</dt>
        <dd>{endMs === undefined ? "—" : <ClockTime atMs={endMs} words={mats.about} />}</dd>
      </div>
      <div>
        <dt>{operation.dashboard.toAward}</dt>
        <dd>{toAward.length}</dd>
      </div>
      <div className={styles.status}>
        <dt>{operation.dashboard.status}</dt>
        <dd>{competitionStatuses[competition.status]}</dd>
      </div>
    </dl>
  );
});

function Waiting({ competition }: { competition: Competition }) {
  const base = `/competition/${competition.uuid}`;
  const waiting = competition.categories.filter(({ status }) => status === "finished");
  return (
    <Card className={styles.waiting}>
      <CardHead>
        <Heading level={2} look="h3">
          {operation.dashboard.waiting}
        </Heading>
        <TextLink href={`${base}/awarding`}>{operation.dashboard.all}</TextLink>
      </CardHead>
      {waiting.length === 0 ? <EmptyState title={operation.dashboard.noneWaiting} level={3} /> : null}
      {waiting.map(({ uuid, title }) => (
        <Anchor key={uuid} className={styles.award} href={`${base}/awarding/${uuid}`}>
          <Icon name="medal" />
          {boundTitle(title)}
        </Anchor>
      ))}
    </Card>
  );
}
