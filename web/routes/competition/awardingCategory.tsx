import { isAdmin } from "#domain/access/access.ts";
import { Announcement } from "#web/features/awarding/Announcement.tsx";
import { awardingDay, awardingLine } from "#web/features/awarding/awardingDay.ts";
import { AwardingNav } from "#web/features/awarding/AwardingNav.tsx";
import { AwardingSide } from "#web/features/awarding/AwardingSide.tsx";
import { PodiumBoard } from "#web/features/awarding/PodiumBoard.tsx";
import { StaleBanner } from "#web/features/awarding/StaleBanner.tsx";
import { TieCard } from "#web/features/awarding/TieCard.tsx";
import { useAwarding } from "#web/features/awarding/useAwarding.ts";
import { ShowOnScreen } from "#web/features/displays/ShowOnScreen.tsx";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { formatCount } from "#web/i18n/numbers.ts";
import { awarding as text } from "#web/i18n/ru/awarding.ts";
import { operation } from "#web/i18n/ru/headTable/operation.ts";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { useDesk } from "#web/features/headTable/desk/useDesk.ts";
import { categoryOf, loadAwarding, loadCompetition } from "#web/platform/session/loadCompetition.server.ts";
import { useCategoryPicture } from "#web/sport/category/useCategoryPicture.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import { CategoryView } from "#web/sport/category/CategoryView.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import type { Route } from "./+types/awardingCategory.ts";
import styles from "./awarding.module.css";

export async function loader(args: Route.LoaderArgs) {
  const [competition, awarding, { data: corrections }] = await Promise.all([
    loadCompetition(args, args.params.uuid),
    loadAwarding(args, args.params.uuid),
    answerOf(apiFor(args).corrections.of(args.params.uuid)),
  ]);
  const category = categoryOf(competition, args.params.categoryUuid);
  const own = new Set(
    competition.fightings.filter((bout) => bout.category.uuid === category.uuid).map(({ uuid }) => uuid),
  );
  return {
    competition,
    awarding,
    category,
    corrections: corrections.filter(({ plan }) => own.has(plan.fighting)).length,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${operation.awarding.title}: ${loaderData.category.title}` });

/** Who gets which medal and why, who has come, who has it, and the bouts it follows from. */
export default function AwardingCategoryPage({ loaderData }: Route.ComponentProps) {
  const { competition: loaded, awarding, category, corrections } = loaderData;
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
