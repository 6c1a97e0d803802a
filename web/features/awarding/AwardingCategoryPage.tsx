import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import { isAdmin } from "#domain/access/access.ts";
import { Announcement } from "./Announcement.tsx";
import { awardingDay, awardingLine } from "./awardingDay.ts";
import { AwardingNav } from "./AwardingNav.tsx";
import { AwardingSide } from "./AwardingSide.tsx";
import { PodiumBoard } from "./PodiumBoard.tsx";
import { StaleBanner } from "./StaleBanner.tsx";
import { TieCard } from "./TieCard.tsx";
import { useAwarding } from "./useAwarding.ts";
import { ShowOnScreen } from "#web/features/displays/face.ts";
import { formatCount } from "#web/i18n/numbers.ts";
import { awarding as text } from "#web/i18n/ru/awarding.ts";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { useDesk } from "#web/features/headTable/face.ts";
import { useCategoryPicture } from "#web/sport/category/useCategoryPicture.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import { CategoryView } from "#web/sport/category/CategoryView.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import styles from "./AwardingPage.module.css";
import type { loadAwardingCategoryPage } from "./loadAwardingCategoryPage.server.ts";
import type { LoaderData } from "#web/platform/session/pageArgs.ts";

type PageProps = {
  loaderData: LoaderData<typeof loadAwardingCategoryPage>;
};

/** Who gets which medal and why, who has come, who has it, and the bouts it follows from. */
export function AwardingCategoryPage({ loaderData }: PageProps) {
  const { awarding, category, corrections } = loaderData;
  const loaded = readCompetition(loaderData.competition);
  const { competition, plan } = useDesk(loaded);
  const { user } = useSession();
  const log = useAwarding(competition.uuid, awarding);
  const { picture, time } = useCategoryPicture(competition, category, loaded.serverTime);
  const line = awardingLine(competition, picture.category, log);
  const title = categoryTitle(category);
  const isClosed = line.category.status === "awarded";
  const base = `/competition/${competition.uuid}`;
  return (
    <OpsPage>
      <div className={styles.category}>
        <div className={styles.scroll}>
          <AwardingNav
            day={awardingDay(competition, log, plan.starts)}
            current={category.uuid}
            href={(uuid) => `${base}/awarding/${uuid}`}
          />
        </div>
        <div className={styles.main}>
          <PageTitle
            title={title.main}
            lead={`${title.detail}, ${formatCount(category.fighters.length, "fighter")}`}
            actions={
              <>
                <Button variant="secondary" href={`${base}/awarding`}>
                  <Icon name="back" />
                  {text.toList}
                </Button>
                <ShowOnScreen competition={competition} categoryUuid={category.uuid} />
              </>
            }
          />
          <StaleBanner log={log} />
          {line.readiness.status === "unfinished" ? (
            <Banner tone="wait" icon="clock">
              {text.needsFinish}
            </Banner>
          ) : null}
          <TieCard line={line} log={log} isClosed={isClosed} />
          {line.places.length === 0 ? null : <PodiumBoard line={line} log={log} isClosed={isClosed} />}
          <Announcement line={line} />
        </div>
        <AwardingSide
          line={line}
          log={log}
          isChief={isAdmin({ role: user?.role?.type ?? "public" })}
          corrections={corrections}
        >
          {line.readiness.status === "ready" ? (
            <Button isBlock variant="secondary" href={`${base}/awarding/${category.uuid}/certificates`}>
              <Icon name="print" />
              {text.certificates.button}
            </Button>
          ) : null}
        </AwardingSide>
        <div className={styles.bouts}>
          <CategoryView picture={picture} time={time} tab="bracket" />
        </div>
      </div>
    </OpsPage>
  );
}
