import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { DisplayPanel } from "#web/features/displays/face.ts";
import { DrawAllCard, NoticesCard } from "#web/features/drawing/face.ts";
import { BreakButton } from "#web/features/headTable/acts/BreakButton.tsx";
import { undoOf, UndoButton } from "#web/features/headTable/acts/UndoButton.tsx";
import { ATTENTION_ID, AttentionCard, useAttention, type Attention } from "./AttentionCard.tsx";
import styles from "./DashboardPage.module.css";
import { DayCategories } from "./DayCategories.tsx";
import { FindAthleteCard } from "./FindAthleteCard.tsx";
import { LastHeard } from "./LastHeard.tsx";
import { NoCategories, NoCarpets } from "./NoCarpets.tsx";
import { ReadinessCard } from "./ReadinessCard.tsx";
import { StatusCard } from "./StatusCard.tsx";
import { dayEnd } from "#web/features/headTable/desk/dayPlan.ts";
import { useDeskOutline, type DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { useFreshDesk, type FreshDesk } from "#web/features/headTable/desk/useFreshDesk.ts";
import type { loadDashboardPage } from "#web/features/headTable/loadPages.server.ts";
import { BalanceButton } from "#web/features/headTable/order/BalanceButton.tsx";
import { MatBoard } from "#web/features/headTable/order/MatBoard.tsx";
import { OrderBoard } from "#web/features/headTable/order/OrderBoard.tsx";
import { formatNumber } from "#texts/numbers.ts";
import { attentionWords } from "#texts/headTable/attention.ts";
import { deskWords } from "#texts/headTable/desk.ts";
import { mats } from "#texts/headTable/mats.ts";
import { papers } from "#texts/papers.ts";
import { sheets } from "#texts/headTable/sheets.ts";
import { operation } from "#texts/headTable/operation.ts";
import { competitionStatuses } from "#texts/sport/bout.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Frozen } from "#web/kit/fields/FieldSet.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { ProgressBar } from "#web/kit/ProgressBar.tsx";
import { Segmented } from "#web/kit/Segmented.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import { useParkedBeacon } from "#web/platform/realtime/beacon.ts";
import { useMay } from "#web/platform/session/decideAccess.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { boundTitle } from "#web/sport/facts/categoryTitle.ts";
import { progressOf } from "#web/sport/facts/competitionView.ts";
import { LiveBoutsContext } from "#web/sport/facts/livePoints.ts";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import { memo, useMemo, useState } from "react";

export function DashboardPage({ loaderData }: PageProps<typeof loadDashboardPage>) {
  const loaded = readCompetition(loaderData.competition);
  const fresh = useFreshDesk(loaded, loaderData.desks);
  // A bout that is let go stands in its place first; what is told beside the mats follows.
  const { desk, settled, store } = useDeskOutline(loaded, fresh.look);
  useParkedBeacon();
  const { competition } = desk;
  const attention = useAttention(settled, fresh.desk);
  const { isHead, mayAct } = fresh.desk;
  const undo = useMemo(() => undoOf(settled, fresh.desk), [settled, fresh.desk]);
  return (
    <>
      <VisuallyHidden>
        <h1>{operation.dashboard.title}</h1>
      </VisuallyHidden>
      <LastHeard />
      <Row gap={12} wraps className={styles.top} data-head={isHead || undefined}>
        <Figures
          competition={settled.competition}
          endMs={dayEnd(settled.plan)}
          alarms={attention.open.length}
        />
        <Row gap={12} justify="end" wraps className={styles.acts}>
          <Button size="sm" variant="ghost" href={`/competition/${competition.uuid}/papers`}>
            {papers.title}
          </Button>
          <Frozen isOn={competition.status === "closed" || !mayAct}>
            <UndoButton undo={undo} activity={desk.activity} />
            <Button size="sm" variant="ghost" href={`/competition/${competition.uuid}/sheets`}>
              {sheets.link}
            </Button>
            {isHead ? <BalanceButton desk={settled} /> : null}
          </Frozen>
        </Row>
      </Row>
      <OpsPage className={styles.layout}>
        <div className={styles.main}>
          {competition.carpets.length === 0 ? (
            <NoCarpets competition={competition} />
          ) : (
            <LiveBoutsContext value={store}>
              <Frozen isOn={!mayAct}>
                <DayBoard desk={desk} canArrange={isHead} />
              </Frozen>
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
  const mayAnnounce = useMay("announce");
  return (
    <>
      {isHead ? <StatusCard desk={desk} /> : null}
      {isHead ? <DrawAllCard desk={desk} /> : null}
      {isHead || mayAnnounce ? <NoticesCard desk={desk} /> : null}
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

/** The page of awarding has them all. */
const WAITING = 4;

function Waiting({ competition }: { competition: Competition }) {
  const base = `/competition/${competition.uuid}`;
  const waiting = competition.categories.filter(({ status }) => status === "finished");
  if (waiting.length === 0) return null;
  return (
    <Card isClipped>
      <CardHead>
        <CardTitle title={operation.dashboard.waiting} />
        <TextLink href={`${base}/awarding`}>{mats.allFinished(waiting.length)}</TextLink>
      </CardHead>
      {waiting.slice(0, WAITING).map(({ uuid, title }) => (
        <Anchor key={uuid} className={styles.award} href={`${base}/awarding/${uuid}`}>
          <Icon name="medal" />
          {boundTitle(title)}
        </Anchor>
      ))}
    </Card>
  );
}

const text = deskWords.order;

const VIEWS = ["mats", "categories", "all"] as const;
type View = (typeof VIEWS)[number];

type Props = {
  desk: DeskState;
  /** Who is meant for one mat leaves the order of the competition alone. */
  canArrange: boolean;
};

/** What is ahead: bouts or whole categories side by side by mat, or all bouts in the competition's own order (CP5). */
function DayBoard({ desk, canArrange }: Props) {
  const [view, setView] = useState<View>("mats");
  // Stays the same while it reads the same: the boards are not painted again for it.
  const { uuid, status, carpets, programme, serverTime } = desk.competition;
  const [loadedAtMs] = useState(serverTime);
  const choice = useMemo(
    () =>
      canArrange ? (
        <>
          <Segmented
            label={text.view}
            value={view}
            segments={VIEWS.map((value) => ({ value, label: text[value] }))}
            onChange={setView}
          />
          <BreakButton {...{ uuid, status, carpets, programme, loadedAtMs }} />
        </>
      ) : null,
    [view, canArrange, uuid, status, carpets, programme, loadedAtMs],
  );
  if (view === "all" && canArrange) return <OrderBoard desk={desk} choice={choice} />;
  const unit = view === "categories" && canArrange ? "category" : "bout";
  return <MatBoard key={unit} desk={desk} choice={choice} unit={unit} />;
}
