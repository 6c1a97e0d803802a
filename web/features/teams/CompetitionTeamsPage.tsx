import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { Competition } from "#contract/competition/entity.ts";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { TeamAdmin } from "./TeamAdmin.tsx";
import { formatCount } from "#texts/numbers.ts";
import { eventTeams } from "#texts/teams/eventTeams.ts";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import { TeamTable } from "./TeamTable.tsx";
import { teamRows, teamsOf } from "#web/sport/facts/teamRows.ts";
import { useMay } from "#web/platform/session/decideAccess.ts";
import { useMaybeSession } from "#web/platform/session/Session.tsx";
import { isAdmin } from "#web/platform/session/userRoles.ts";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import styles from "./CompetitionTeamsPage.module.css";
import type { loadCompetitionTeamsPage } from "./loadCompetitionTeamsPage.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";

/** The table everybody sees, and beside it what the secretary can put right. */
export function CompetitionTeamsPage({ loaderData }: PageProps<typeof loadCompetitionTeamsPage>) {
  const competition = useLiveCompetition(readCompetition(loaderData.competition));
  useFreshAdjustments(competition);
  const may = {
    decide: useMay("decide"),
    assign: useMay("organise"),
    merge: isAdmin(useMaybeSession()?.user),
  };
  const teams = teamsOf(competition);
  const rows = teamRows(teams, competition);
  return (
    <OpsPage>
      <PageTitle title={eventTeams.title} lead={formatCount(rows.length, "team")} />
      <Row gap={20} align="start" wraps>
        <Stack gap={16} className={styles.main}>
          <TeamTable rows={rows} formula={competition.teamScoring.formula} />
        </Stack>
        <TeamAdmin competition={competition} teams={teams} adjustments={loaderData.adjustments} may={may} />
      </Row>
    </OpsPage>
  );
}

/** Points given by hand at another desk change the table at once; who gave them and why is read after it. */
function useFreshAdjustments({ teamScoring }: Competition): void {
  const { revalidate } = useRevalidator();
  const told = teamScoring.adjustments.map(({ id }) => id).join();
  const last = useRef(told);
  useEffect(() => {
    if (last.current === told) return;
    last.current = told;
    void revalidate();
  }, [told, revalidate]);
}
