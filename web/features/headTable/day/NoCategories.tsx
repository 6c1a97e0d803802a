import type { ComponentProps } from "react";
import { operation } from "#web/i18n/ru/headTable/operation.ts";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";

export function NoCategories({ level }: Pick<ComponentProps<typeof EmptyState>, "level">) {
  return (
    <Card>
      <EmptyState title={operation.dashboard.noCategories} level={level}>
        {operation.dashboard.noCategoriesText}
      </EmptyState>
    </Card>
  );
}
