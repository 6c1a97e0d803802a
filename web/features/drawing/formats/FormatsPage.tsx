import type { Competition } from "#contract/competition/entity.ts";
import type { FormatsDay } from "#contract/draw/formats.ts";
import { formatWishes as words } from "#texts/formats.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Columns, Stack } from "#web/kit/layout/layout.tsx";
import { Frozen } from "#web/kit/fields/FieldSet.tsx";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { CategoryFormats } from "./CategoryFormats.tsx";
import { EffectCard } from "./EffectCard.tsx";
import type { loadFormatsPage } from "../face.server.ts";
import { PackageCard } from "./PackageCard.tsx";
import { useFormatsDraft } from "./useFormatsDraft.ts";

/** One package for the whole competition, with what it does to the day before it is taken (DR88). */
export function FormatsPage({ loaderData }: PageProps<typeof loadFormatsPage>) {
  const competition = readCompetition(loaderData.competition);
  const { day } = loaderData;
  return (
    <OpsPage>
      <PageTitle
        title={words.title}
        lead={words.lead}
        actions={
          <Button variant="secondary" href={`/competition/${competition.uuid}/refereeing?all`}>
            {words.back}
          </Button>
        }
      />
      <Frozen isOn={competition.status === "closed"}>
        <Formats key={day.basis} competition={competition} before={day} />
      </Frozen>
    </OpsPage>
  );
}

function Formats({ competition, before }: { competition: Competition; before: FormatsDay }) {
  const draft = useFormatsDraft(competition.uuid, before);
  return (
    <Stack gap={24}>
      <Columns aside={440}>
        <PackageCard draft={draft} />
        <EffectCard {...{ competition, before, draft }} />
      </Columns>
      {before.categories.length === 0 ? (
        <Card>
          <EmptyState art="bracket" title={words.empty}>
            {words.emptyText}
          </EmptyState>
        </Card>
      ) : (
        <CategoryFormats {...{ competition, before, draft }} />
      )}
    </Stack>
  );
}
