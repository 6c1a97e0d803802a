import { AwardingQueue } from "#web/features/awarding/AwardingQueue.tsx";
import { awardingDay } from "#web/features/awarding/awardingDay.ts";
import { DoneList, SoonList } from "#web/features/awarding/AwardingLists.tsx";
import { MedalBox } from "#web/features/awarding/MedalBox.tsx";
import { StaleBanner } from "#web/features/awarding/StaleBanner.tsx";
import { useAwarding } from "#web/features/awarding/useAwarding.ts";
import { ShowOnScreen } from "#web/features/displays/ShowOnScreen.tsx";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { awarding as text } from "#web/i18n/ru/awarding.ts";
import { operation } from "#web/i18n/ru/headTable/operation.ts";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { useDesk } from "#web/features/headTable/desk/useDesk.ts";
import { loadAwarding, loadCompetition } from "#web/platform/session/loadCompetition.server.ts";
import { Heading } from "#web/kit/Heading.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import type { Route } from "./+types/awarding.ts";
import styles from "./awarding.module.css";

export async function loader(args: Route.LoaderArgs) {
  const [competition, awarding] = await Promise.all([
    loadCompetition(args, args.params.uuid),
    loadAwarding(args, args.params.uuid),
  ]);
  return { competition, awarding };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${operation.awarding.title}: ${loaderData.competition.title}` });

/** What waits for its medals, what will soon, and whether the medals will do. */
export default function AwardingPage({
  loaderData: { competition: loaded, awarding },
}: Route.ComponentProps) {
  const { competition, plan, nowMs } = useDesk(loaded);
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
