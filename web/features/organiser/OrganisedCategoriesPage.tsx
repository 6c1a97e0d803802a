import { useState } from "react";
import type { OrganisedCategory } from "#contract/organiser.ts";
import { Row } from "#web/kit/layout/layout.tsx";
import { CategoryDialog } from "./CategoryDialog.tsx";
import { CategoryTable } from "./CategoryTable.tsx";
import styles from "./organiser.module.css";
import { useCategories } from "./useCategories.ts";
import { UsualSetDialog } from "./UsualSetDialog.tsx";
import { categoryAdmin } from "#web/i18n/ru/organiser/categoryAdmin.ts";
import { useOrganised } from "./useOrganised.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Text } from "#web/kit/Text.tsx";
import type { loadOrganisedCategoriesPage } from "./loadOrganisedCategoriesPage.server.ts";
import type { LoaderData } from "#web/platform/session/pageArgs.ts";

type PageProps = {
  loaderData: LoaderData<typeof loadOrganisedCategoriesPage>;
  params: { readonly id: string };
};

export function OrganisedCategoriesPage({ loaderData, params }: PageProps) {
  const { event } = useOrganised();
  if (!event.competition)
    return (
      <Card>
        <EmptyState
          title={categoryAdmin.first}
          action={
            <Button href={`/organiser/events/${params.id}/competition`}>{categoryAdmin.toCompetition}</Button>
          }
        >
          {categoryAdmin.firstText}
        </EmptyState>
      </Card>
    );
  return <Categories competitionId={event.competition.documentId} categories={loaderData.categories} />;
}

type Props = { competitionId: string; categories: readonly OrganisedCategory[] };

type Open =
  | { readonly act: "add" | "set" }
  | { readonly act: "change" | "remove"; readonly category: OrganisedCategory };

function Categories({ competitionId, categories }: Props) {
  const acts = useCategories(competitionId);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const changed = open?.act === "change" ? open.category : undefined;
  const people = categories.reduce((sum, { fighters }) => sum + fighters.length, 0);
  const buttons = (
    <>
      <Button variant="secondary" onClick={() => setOpen({ act: "add" })}>
        <Icon name="plus" /> {categoryAdmin.add}
      </Button>
      <Button onClick={() => setOpen({ act: "set" })}>
        <Icon name="plus" /> {categoryAdmin.addSet}
      </Button>
    </>
  );
  return (
    <>
      {categories.length === 0 ? (
        <Card>
          <EmptyState
            art="bracket"
            title={categoryAdmin.empty}
            action={
              <Row gap={12} wraps justify="center" align="stretch">
                {buttons}
              </Row>
            }
          >
            {categoryAdmin.emptyText}
          </EmptyState>
        </Card>
      ) : (
        <>
          <Row gap={12} wraps justify="between" className={styles.bar}>
            <Text tone="secondary">{categoryAdmin.lead(categories.length, people)}</Text>
            <Row gap={12} wraps justify="center" align="stretch">
              {buttons}
            </Row>
          </Row>
          <CategoryTable
            categories={categories}
            onChange={(category) => setOpen({ act: "change", category })}
            onRemove={(category) => setOpen({ act: "remove", category })}
          />
        </>
      )}
      {open?.act === "add" || changed !== undefined ? (
        <CategoryDialog
          category={changed}
          others={categories.filter((other) => other !== changed)}
          onSave={(draft) => acts.save(changed, draft)}
          onClose={close}
        />
      ) : null}
      {open?.act === "set" ? (
        <UsualSetDialog existing={categories} onMake={acts.make} onClose={close} />
      ) : null}
      {open?.act === "remove" ? (
        <ActDialog
          title={categoryAdmin.removeAsk(open.category.title)}
          confirm={categoryAdmin.removeShort}
          isDangerous
          isPersistent={false}
          onConfirm={() => acts.remove(open.category)}
          onClose={close}
        >
          <Text>{categoryAdmin.removeText}</Text>
        </ActDialog>
      ) : null}
    </>
  );
}
