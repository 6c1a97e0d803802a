import { Frozen } from "#web/kit/fields/FieldSet.tsx";
import { Columns, Stack } from "#web/kit/layout/layout.tsx";
import { CompetitionForm } from "./CompetitionForm.tsx";
import { MatList } from "./MatList.tsx";
import { StepList } from "./StepList.tsx";
import { useOrganised } from "./useOrganised.ts";
import type { loadOrganisedCompetitionPage } from "./loadOrganisedCompetitionPage.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";

type Props = PageProps<typeof loadOrganisedCompetitionPage> & { params: { readonly id: string } };

export function OrganisedCompetitionPage({ loaderData, params }: Props) {
  const { event, preparation } = useOrganised();
  const isClosed = event.competition?.status === "closed";
  return (
    <Columns aside={340}>
      <Frozen isOn={isClosed}>
        <Stack gap={24}>
          <CompetitionForm key={event.competition?.documentId ?? "new"} event={event} />
          <MatList competitionId={event.competition?.documentId} carpets={loaderData.carpets} />
        </Stack>
      </Frozen>
      {isClosed ? null : <StepList eventId={params.id} preparation={preparation} />}
    </Columns>
  );
}
