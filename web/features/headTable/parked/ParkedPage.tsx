import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import { useState } from "react";
import type { ParkedAct } from "#contract/parked.ts";
import { isAdmin } from "#domain/access/access.ts";
import { DecidedCard } from "./DecidedCard.tsx";
import { DecideDialog } from "./DecideDialog.tsx";
import { JournalImport } from "./JournalImport.tsx";
import { ParkedCard } from "./ParkedCard.tsx";
import { parkedGroups, type ParkedGroup } from "./parkedGroups.ts";
import type { Decision } from "./useDecide.ts";
import { parked as text } from "#web/i18n/ru/headTable/parked.ts";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import { useParkedBeacon } from "#web/platform/realtime/beacon.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import styles from "./ParkedPage.module.css";
import type { loadParkedPage } from "#web/features/headTable/loadPages.server.ts";
import type { LoaderData } from "#web/platform/session/pageArgs.ts";

type Asked = { readonly group: ParkedGroup; readonly decision: Decision };

type PageProps = {
  loaderData: LoaderData<typeof loadParkedPage>;
};

/** LS25: what tables did and the protocol did not take, for whoever decides, and the journals of tables. */
export function ParkedPage({ loaderData: { competition: loaded, acts, open } }: PageProps) {
  const competition = useLiveCompetition(readCompetition(loaded));
  useParkedBeacon();
  const [asked, setAsked] = useState<Asked>();
  const mayDecide = isAdmin({ role: useSession().user?.role?.type ?? "public" });
  const groups = parkedGroups(competition, acts);
  const decide = (group: ParkedGroup) => (decision: Decision, chosen: readonly ParkedAct[]) =>
    setAsked({ group: { ...group, acts: chosen }, decision });
  return (
    <OpsPage className={styles.page}>
      <PageTitle title={text.title} lead={text.lead} />
      {mayDecide || groups.length === 0 ? null : <Banner icon="info">{text.onlyAdmin}</Banner>}
      {groups.length === 0 ? (
        <Card>
          <EmptyState title={text.none}>{text.noneText}</EmptyState>
        </Card>
      ) : (
        <Heading level={2} look="h3">
          {text.open} <Badge tone="wait">{open}</Badge>
        </Heading>
      )}
      {groups.map((group) => (
        <ParkedCard
          key={group.fighting}
          group={group}
          href={`/competition/${competition.uuid}/fighting/${group.fighting}`}
          onDecide={mayDecide ? decide(group) : undefined}
        />
      ))}
      <DecidedCard competition={competition} acts={acts} />
      {mayDecide ? <JournalImport competition={competition} /> : null}
      {asked === undefined ? null : <DecideDialog {...asked} onClose={() => setAsked(undefined)} />}
    </OpsPage>
  );
}
