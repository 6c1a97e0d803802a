import { usePresenceBeacon } from "#web/platform/realtime/beacon.ts";
import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import { useBoutActs } from "#web/features/headTable/acts/useBoutActs.tsx";
import { useDesk } from "#web/features/headTable/desk/useDesk.ts";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import { FinishedCard, MatFacts, NextCard, NowCard } from "./MatCards.tsx";
import { matBouts } from "#web/features/headTable/desk/matBouts.ts";
import { QueuePanel } from "#web/features/headTable/order/QueuePanel.tsx";
import { undoOf } from "#web/features/headTable/acts/UndoButton.tsx";
import { formatShare } from "#texts/numbers.ts";
import { mats } from "#texts/headTable/mats.ts";
import { Frozen } from "#web/kit/fields/FieldSet.tsx";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { MatDrift } from "#web/sport/mat/MatDrift.tsx";
import { MatSwitch } from "#web/sport/mat/MatSwitch.tsx";
import { useBreak } from "#web/sport/time/useBreak.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import styles from "./RefereeingCarpetPage.module.css";
import type { loadRefereeingCarpetPage } from "#web/features/headTable/loadPages.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { Stack } from "#web/kit/layout/layout.tsx";

/** One mat: what is on, who gets ready, in which order the rest comes, what is over. */
export function RefereeingCarpetPage({ loaderData }: PageProps<typeof loadRefereeingCarpetPage>) {
  const desk = useDesk(readCompetition(loaderData.competition));
  const acts = useBoutActs(desk);
  usePresenceBeacon(loaderData.desk.presenceAt);
  const { competition, view, plan } = desk;
  const carpet = view.carpets.get(loaderData.carpet.uuid) ?? loaderData.carpet;
  const pause = useBreak(competition, carpet.uuid);
  const { now, first, next, finished, progress } = matBouts(view, plan, carpet);
  const base = `/competition/${competition.uuid}`;
  // The board follows the mat from whichever bout it was opened at.
  const shown = now ?? next;
  return (
    <OpsPage>
      <PageTitle
        title={carpet.name}
        lead={
          <>
            {pause === undefined ? null : (
              <Badge tone="wait" icon="pause">
                {pause}
              </Badge>
            )}
            <MatDrift view={view} carpet={carpet} />
            {formatShare(progress.done, progress.total, "bout")}
            {progress.done === progress.total ? null : (
              <span>
                {mats.end.toLocaleLowerCase("ru")}{" "}
                <ClockTime atMs={plan.mats.get(carpet.uuid)?.endMs} words={mats.about} />
              </span>
            )}
          </>
        }
        actions={
          <>
            {loaderData.desk.ownCarpets.length === 0 ? null : (
              <Button variant="secondary" href={`${base}/refereeing?all`}>
                {mats.allMats}
              </Button>
            )}
            <MatSwitch
              carpets={competition.carpets}
              base={`${base}/refereeing/carpet`}
              current={carpet.uuid}
            />
            {shown === undefined ? null : (
              <Button variant="secondary" href={`${base}/fighting/${shown.uuid}/board`} target="_blank">
                <Icon name="screen" />
                {mats.toBoard}
              </Button>
            )}
          </>
        }
      />
      <Frozen isOn={!loaderData.desk.mayAct}>
        <div className={styles.grid}>
          <Stack gap={16} className={styles.next}>
            <NowCard desk={desk} acts={acts} bout={now} />
            <NextCard
              desk={desk}
              acts={acts}
              bout={next}
              waiting={first === next ? undefined : first}
              people={loaderData.desk.people}
              neutrality={loaderData.desk.neutrality}
              presence={loaderData.desk.presence}
              isBusy={now !== undefined}
              pause={pause}
            />
          </Stack>
          <QueuePanel
            // A mat of its own: what is held on one is not held on its neighbour.
            key={carpet.uuid}
            desk={desk}
            acts={acts}
            carpet={carpet}
            presence={loaderData.desk.presence}
            undo={undoOf(desk, loaderData.desk)}
          />
          <div className={styles.facts}>
            <MatFacts desk={desk} carpet={carpet} loaded={loaderData.desk} />
            <FinishedCard
              view={view}
              bouts={finished}
              correctHref={({ uuid }) => `${base}/corrections/${uuid}`}
            />
          </div>
        </div>
      </Frozen>
      {acts.dialog}
    </OpsPage>
  );
}
