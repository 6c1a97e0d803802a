import type { Competition } from "#contract/competition/entity.ts";
import { useMay } from "#web/platform/session/decideAccess.ts";
import { operation } from "#texts/headTable/operation.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import type { ComponentProps } from "react";

/** A competition without mats; whoever may add some gets the way there. */
export function NoCarpets({ competition: { event } }: { competition: Competition }) {
  const isOrganiser = useMay("organise");
  const href = `/organiser/events/${event?.id}/competition`;
  return (
    <Card>
      <EmptyState
        title={operation.dashboard.noCarpets}
        action={isOrganiser && event ? <Button href={href}>{operation.dashboard.addCarpets}</Button> : null}
      >
        {operation.dashboard.noCarpetsText}
      </EmptyState>
    </Card>
  );
}

export function NoCategories({ level }: Pick<ComponentProps<typeof EmptyState>, "level">) {
  return (
    <Card>
      <EmptyState title={operation.dashboard.noCategories} level={level}>
        {operation.dashboard.noCategoriesText}
      </EmptyState>
    </Card>
  );
}
