import type { loadDashboardPage } from "#web/features/headTable/loadPages.server.ts";
import { sheets as words } from "#texts/headTable/sheets.ts";
import { closing } from "#texts/organiser/closing.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { useIsOnline } from "#web/platform/browser/useIsOnline.ts";
import { keepTable } from "#web/platform/offline/tableWorker.ts";
import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import { useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { useEffect, useMemo, useRef } from "react";
import { SheetForm } from "./SheetForm.tsx";
import { SheetLists } from "./SheetLists.tsx";
import { focusField } from "./useSheetEntry.ts";
import { useSheets } from "./useSheets.ts";

export function SheetsPage({ loaderData }: PageProps<typeof loadDashboardPage>) {
  const competition = useLiveCompetition(readCompetition(loaderData.competition));
  const view = useMemo(() => viewOf(competition), [competition]);
  const sheets = useSheets(view);
  const form = useRef<HTMLFormElement>(null);
  const isOnline = useIsOnline();
  const path = `/competition/${competition.uuid}`;
  // The sheets of a hall are typed where the network may fail: the page opens again without it.
  useEffect(() => void keepTable([`${path}/sheets`]), [path]);
  const holderOf = (carpet: string | undefined) =>
    loaderData.desks.mats.find((mat) => mat.carpet === carpet)?.table?.user;
  return (
    <OpsPage>
      <PageTitle
        title={words.title}
        lead={words.lead}
        actions={
          <Button variant="secondary" href={`${path}/corrections`}>
            {words.toCorrections}
          </Button>
        }
      />
      {isOnline ? null : (
        <Banner tone="live" icon="warn">
          {words.offline}
        </Banner>
      )}
      {sheets.isKept ? null : (
        <Banner tone="wait" icon="warn">
          {words.notKept}
        </Banner>
      )}
      {competition.status === "closed" ? (
        <Card>
          <EmptyState title={closing.closed}>{words.closed}</EmptyState>
        </Card>
      ) : (
        <SheetForm view={view} sheets={sheets} holderOf={holderOf} form={form} />
      )}
      <SheetLists view={view} sheets={sheets} onActed={() => focusField(form.current, "code")} />
    </OpsPage>
  );
}
