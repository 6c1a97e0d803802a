import type { ComponentProps } from "react";
import type { CategoryStatus } from "#contract/competition/entity.ts";
import { categoryStatuses } from "#texts/sport/bout.ts";
import { Badge } from "#web/kit/Badge.tsx";

const TONES: Readonly<Record<CategoryStatus, ComponentProps<typeof Badge>["tone"]>> = {
  draft: "line",
  drawn: "line",
  in_progress: "live",
  finished: "ok",
  awarded: "ok",
  merged: "neutral",
};

export function CategoryBadge({ status }: { status: CategoryStatus }) {
  const tone = TONES[status];
  return (
    <Badge tone={tone} icon={tone === "ok" ? "check" : undefined}>
      {categoryStatuses[status]}
    </Badge>
  );
}
