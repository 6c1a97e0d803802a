import { redirect } from "react-router";
import { ParkedNotice, parkedPath } from "#web/routes/parked/ParkedNotice.tsx";
import { useParkedBeacon } from "#web/realtime/parkedBeacon.ts";
import { tableWords } from "#web/routes/desk/MatFacts.tsx";
import { NoCategories } from "#web/routes/desk/NoCategories.tsx";
import { useDesk } from "#web/routes/desk/useDesk.ts";
import { DrawAllCard } from "#web/routes/drawing/DrawAllCard.tsx";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { mats } from "#web/i18n/ru/mats.ts";
import { operation } from "#web/i18n/ru/operation.ts";
import { parked } from "#web/i18n/ru/parked.ts";
import { readiness } from "#web/i18n/ru/readiness.ts";
import { OpsPage } from "#web/layouts/OpsPage.tsx";
import { CategoryList } from "#web/routes/view/CategoryList.tsx";
import { loadCompetition, loadDesk } from "#web/routes/view/loadCompetition.server.ts";
import { MatColumn } from "#web/routes/view/MatColumn.tsx";
import { Button } from "#web/ui/Button.tsx";
import { NoCarpets } from "#web/routes/desk/NoCarpets.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import type { Route } from "./+types/refereeing.ts";
import styles from "./refereeing.module.css";

export async function loader(args: Route.LoaderArgs) {
  const [competition, desk] = await Promise.all([
    loadCompetition(args, args.params.uuid),
    loadDesk(args, args.params.uuid),
  ]);
  // Whoever is meant for one mat is led there; asked for, the overview still opens (SN11).
  if (desk.ownCarpet !== null && !new URL(args.request.url).searchParams.has("all"))
    throw redirect(`/competition/${competition.uuid}/refereeing/carpet/${desk.ownCarpet}`);
  return { competition, desk };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${operation.refereeing.title}: ${loaderData.competition.title}` });

export default function RefereeingPage({ loaderData }: Route.ComponentProps) {
  const desk = useDesk(loaderData.competition);
  const { competition, view, nowMs } = desk;
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
      <div className={styles.mats}>
        {competition.carpets.map((carpet) => {
          const mat = loaderData.desk.mats.find((one) => one.carpet === carpet.uuid);
          return (
            <MatColumn
              key={carpet.uuid}
              view={view}
              carpet={carpet}
              href={`${base}/carpet/${carpet.uuid}`}
              note={mats.tableLine(tableWords(mat, nowMs))}
            />
          );
        })}
      </div>
      {loaderData.desk.ownCarpet === null ? <DrawAllCard desk={desk} /> : null}
      <Heading level={2}>{operation.refereeing.categories}</Heading>
      {competition.categories.length === 0 ? (
        <NoCategories level={3} />
      ) : (
        <CategoryList view={view} categories={competition.categories} base={base} folder="category" />
      )}
    </OpsPage>
  );
}
