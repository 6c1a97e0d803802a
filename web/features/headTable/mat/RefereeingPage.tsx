import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import type { Carpet, Fighting } from "#contract/competition/entity.ts";
import { DrawAllCard } from "#web/features/drawing/face.ts";
import { NoCategories, NoCarpets } from "#web/features/headTable/day/NoCarpets.tsx";
import { useDesk } from "#web/features/headTable/desk/useDesk.ts";
import { useFreshDesk } from "#web/features/headTable/desk/useFreshDesk.ts";
import type { loadRefereeingPage } from "#web/features/headTable/loadPages.server.ts";
import { tableWords } from "./MatCards.tsx";
import styles from "./RefereeingPage.module.css";
import board from "#web/features/headTable/order/BoardColumn.module.css";
import { cx } from "#web/kit/cx.ts";
import { ParkedNotice, parkedPath } from "#web/features/headTable/parked/ParkedNotice.tsx";
import { mats } from "#texts/headTable/mats.ts";
import { operation } from "#texts/headTable/operation.ts";
import { parked } from "#texts/headTable/parked.ts";
import { readiness } from "#texts/refereeing/readiness.ts";
import { eventMats } from "#texts/spectating/eventMats.ts";
import { boutStates } from "#texts/sport/bout.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { ProgressBar } from "#web/kit/ProgressBar.tsx";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { Grid, Row } from "#web/kit/layout/layout.tsx";
import { useServerNow } from "#web/platform/clock/useServerNow.ts";
import { useParkedBeacon } from "#web/platform/realtime/beacon.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { BoutPair } from "#web/sport/bout/BoutPair.tsx";
import { CallState } from "#web/sport/bout/CallState.tsx";
import { CategoryList } from "#web/sport/category/CategoryList.tsx";
import { isOnMat, isPaired } from "#web/sport/facts/boutPhase.ts";
import { categoryName, pairText } from "#web/sport/facts/boutText.ts";
import { matLine, type CompetitionView } from "#web/sport/facts/competitionView.ts";
import { matSign } from "#contract/competition/matSign.ts";
import box from "#web/sport/mat/mat.module.css";
import { BoutClock } from "#web/sport/time/BoutClock.tsx";
import { useBreak } from "#web/sport/time/useBreak.ts";

export function RefereeingPage({ loaderData }: PageProps<typeof loadRefereeingPage>) {
  const desk = useDesk(readCompetition(loaderData.competition));
  const { competition, view } = desk;
  const fresh = useFreshDesk(competition, loaderData.desk);
  useParkedBeacon();
  const base = `/competition/${competition.uuid}/refereeing`;
  return (
    <OpsPage>
      <PageTitle
        title={operation.refereeing.title}
        actions={
          <>
            <Button variant="secondary" href={parkedPath(competition.uuid)}>
              {parked.link}
            </Button>
            <Button variant="secondary" href={`${base}/check`}>
              <Icon name="check" />
              {readiness.open}
            </Button>
          </>
        }
      />
      <ParkedNotice competitionUuid={competition.uuid} count={loaderData.desk.parked} />
      {competition.carpets.length === 0 ? <NoCarpets competition={competition} /> : null}
      <Grid least={320} isFilled gap={16} align="start">
        {competition.carpets.map((carpet) => {
          const mat = fresh.desk.mats.find((one) => one.carpet === carpet.uuid);
          return (
            <MatColumn
              key={carpet.uuid}
              view={view}
              carpet={carpet}
              href={`${base}/carpet/${carpet.uuid}`}
              note={mats.tableLine(tableWords(mat, fresh))}
            />
          );
        })}
      </Grid>
      {loaderData.desk.isHead ? <DrawAllCard desk={desk} /> : null}
      <Heading level={2}>{operation.refereeing.categories}</Heading>
      {competition.categories.length === 0 ? (
        <NoCategories level={3} />
      ) : (
        <CategoryList view={view} categories={competition.categories} base={base} folder="category" />
      )}
    </OpsPage>
  );
}

type Props = {
  view: CompetitionView;
  carpet: Carpet;
  href: string;
  /** Who runs it, in a line under the queue. */
  note?: string | undefined;
};

const SHOWN = 5;

/** One mat for officials: what is on, who is next, how much is left. */
export function MatColumn({ view, carpet, href, note }: Props) {
  const { now, queue, progress } = matLine(view, carpet);
  const pause = useBreak(view.competition, carpet.uuid);
  return (
    <section className={box.mat} data-state={now?.state} aria-label={carpet.name}>
      <Anchor className={styles.head} href={href}>
        <span className={cx(box.sign, styles.sign)}>{matSign(carpet.name)}</span>
        <span className={styles.name}>{carpet.name}</span>
        {now ? (
          <BoutClock className={box.clock} clock={now.clock} serverTime={view.competition.serverTime} />
        ) : null}
      </Anchor>
      {pause === undefined ? null : (
        <p className={styles.what}>
          <Badge tone="wait" icon="pause">
            {pause}
          </Badge>
        </p>
      )}
      {now ? (
        <Now view={view} bout={now} />
      ) : pause === undefined ? (
        <p className={styles.what}>{eventMats.free}</p>
      ) : null}
      <ol className={styles.queue}>
        {queue
          .filter(isPaired)
          .slice(0, SHOWN)
          .map((bout, index) => (
            <Queued key={bout.uuid} view={view} bout={bout} isNext={index === 0} />
          ))}
      </ol>
      {note === undefined ? null : <p className={styles.what}>{note}</p>}
      <Row as="p" gap={8} className={cx(board.progress, styles.progress)}>
        <ProgressBar label={eventMats.progress} value={progress.done} max={progress.total} isThin />
        {progress.done} / {progress.total}
      </Row>
    </section>
  );
}

type BoutProps = { view: CompetitionView; bout: Fighting };

function Queued({ view, bout, isNext }: BoutProps & { isNext: boolean }) {
  const category = categoryName(view, bout);
  // Called, or begun while another one is still on the mat (DY75).
  const isOn = isOnMat(bout);
  const state = isOn ? (
    <State view={view} bout={bout} />
  ) : isNext ? (
    eventMats.prepare.toLocaleLowerCase("ru")
  ) : null;
  return (
    <li data-next={isNext || isOn || undefined}>
      <span className={styles.number}>{bout.number}</span>
      <span>
        {pairText(view, bout)}
        <small>
          {category}
          {category && state ? ", " : null}
          {state}
        </small>
      </span>
    </li>
  );
}

function State({ view, bout }: BoutProps) {
  const now = useServerNow();
  return bout.state === "called" ? (
    <CallState bout={bout} time={{ loadedAtMs: view.competition.serverTime, now }} />
  ) : (
    boutStates[bout.state].toLocaleLowerCase("ru")
  );
}

function Now({ view, bout }: BoutProps) {
  return (
    <>
      <p className={styles.what}>
        <b>{categoryName(view, bout)}</b>, <State view={view} bout={bout} />
      </p>
      <BoutPair view={view} bout={bout} size="column" hasScore />
    </>
  );
}
