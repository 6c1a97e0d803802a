import type { Category } from "#contract/competition/entity.ts";
import { mergedCategory } from "#texts/spectating/categoryTables.ts";
import { useEvent } from "#web/features/spectating/useEvent.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { Wrap } from "#web/kit/layout/Wrap.tsx";

type Props = {
  loaderData: {
    readonly category: { readonly title: string };
    readonly into: Pick<Category, "uuid" | "title">;
  };
};

/** A category that is part of another now: says of which, and leads there (CT27). */
export function MergedCategoryPage({ loaderData: { category, into } }: Props) {
  const { event } = useEvent();
  return (
    <Wrap>
      <PageTitle title={category.title} />
      <Card>
        <EmptyState
          art="bracket"
          title={mergedCategory.status(into.title)}
          action={
            <Button href={`/events/${event.id}/competition/categories/${into.uuid}`}>
              {mergedCategory.open}
            </Button>
          }
        >
          {mergedCategory.text}
        </EmptyState>
      </Card>
    </Wrap>
  );
}
