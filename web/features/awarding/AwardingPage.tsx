import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import { AwardingQueue } from "./AwardingQueue.tsx";
import { awardingDay } from "./awardingDay.ts";
import { DoneList, SoonList } from "./AwardingLists.tsx";
import { MedalBox } from "./MedalBox.tsx";
import { StaleBanner } from "./StaleBanner.tsx";
import { useAwarding } from "./useAwarding.ts";
import { ShowOnScreen } from "#web/features/displays/face.ts";
import { awarding as text } from "#web/i18n/ru/awarding.ts";
import { operation } from "#web/i18n/ru/headTable/operation.ts";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { useDesk } from "#web/features/headTable/face.ts";
import { Heading } from "#web/kit/Heading.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import styles from "./AwardingPage.module.css";
import type { loadAwardingPage } from "./loadAwardingPage.server.ts";
import type { LoaderData } from "#web/platform/session/pageArgs.ts";

type PageProps = {
  loaderData: LoaderData<typeof loadAwardingPage>;
};

/** What waits for its medals, what will soon, and whether the medals will do. */
export function AwardingPage({ loaderData: { competition: loaded, awarding } }: PageProps) {
  const { competition, plan, nowMs } = useDesk(readCompetition(loaded));
  const log = useAwarding(competition.uuid, awarding);
  const day = awardingDay(competition, log, plan.starts);
  const href = (categoryUuid: string) => `/competition/${competition.uuid}/awarding/${categoryUuid}`;
  const screens = new Map(
    day.ready.map(({ uuid }) => [
      uuid,
      <ShowOnScreen key={uuid} competition={competition} categoryUuid={uuid} />,
    ]),
  );
  return (
    <OpsPage>
      <PageTitle title={operation.awarding.title} />
      <StaleBanner log={log} />
      <div className={styles.layout}>
        <div className={styles.main}>
          <Heading level={2}>{text.queue}</Heading>
          <AwardingQueue lines={day.ready} log={log} nowMs={nowMs} href={href} screens={screens} />
        </div>
        <div className={styles.main}>
          <MedalBox medals={day.medals} log={log} />
          <SoonList lines={day.soon} href={href} />
          <DoneList lines={day.done} href={href} />
        </div>
      </div>
    </OpsPage>
  );
}
