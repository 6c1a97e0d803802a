import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import { ParkedNotice, parkedPath } from "#web/features/headTable/parked/ParkedNotice.tsx";
import { useParkedBeacon } from "#web/platform/realtime/beacon.ts";
import { tableWords } from "./MatFacts.tsx";
import { NoCategories, NoCarpets } from "#web/features/headTable/day/NoCarpets.tsx";
import { useDesk } from "#web/features/headTable/desk/useDesk.ts";
import { DrawAllCard } from "#web/features/drawing/face.ts";
import { mats } from "#web/i18n/ru/headTable/mats.ts";
import { operation } from "#web/i18n/ru/headTable/operation.ts";
import { parked } from "#web/i18n/ru/headTable/parked.ts";
import { readiness } from "#web/i18n/ru/refereeing/readiness.ts";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { CategoryList } from "#web/sport/category/CategoryList.tsx";
import { MatColumn } from "#web/features/headTable/order/MatColumn.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { Grid } from "#web/kit/layout/layout.tsx";
import type { loadRefereeingPage } from "#web/features/headTable/loadPages.server.ts";
import type { LoaderData } from "#web/platform/session/pageArgs.ts";

type PageProps = {
  loaderData: LoaderData<typeof loadRefereeingPage>;
};

export function RefereeingPage({ loaderData }: PageProps) {
  const desk = useDesk(readCompetition(loaderData.competition));
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
      <Grid least={320} isFilled gap={16} align="start">
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
      </Grid>
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
