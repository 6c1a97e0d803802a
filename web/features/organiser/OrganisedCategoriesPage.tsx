import { useState } from "react";
import type {
  OrganisedCategory,
  OrganisedEvent,
  CategoryDraft,
  OwnTable,
} from "#contract/event/organiser.ts";
import type { Regrouping } from "#contract/entry/regroup.ts";
import { Frozen } from "#web/kit/fields/FieldSet.tsx";
import { Row, Grid } from "#web/kit/layout/layout.tsx";
import { CategoryTable } from "./CategoryTable.tsx";
import styles from "./organiser.module.css";
import { RegroupCards } from "./regroup/RegroupCards.tsx";
import { OwnTables } from "./OwnTables.tsx";
import { UsualSetDialog } from "./UsualSetDialog.tsx";
import { titleWords } from "#texts/sport/dataWords.ts";
import { categoryAdmin } from "#texts/organiser/categoryAdmin.ts";
import { useOrganised } from "./useOrganised.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Text } from "#web/kit/Text.tsx";
import type { loadOrganisedCategoriesPage } from "./loadOrganisedCompetitionPage.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { categoryFields, draftOfCategory, rawOfCategory, suggestedTitle } from "./categoryFields.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useApi, useBackgroundApi } from "#web/platform/session/useApi.ts";

type Props = PageProps<typeof loadOrganisedCategoriesPage> & { params: { readonly id: string } };

export function OrganisedCategoriesPage({ loaderData, params }: Props) {
  const { event, preparation } = useOrganised();
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
  const { categories, regrouping, tables } = loaderData;
  return (
    <Categories
      competition={event.competition}
      people={preparation?.fighters ?? 0}
      {...{ categories, regrouping, tables }}
    />
  );
}

type CategoriesProps = {
  competition: NonNullable<OrganisedEvent["competition"]>;
  categories: readonly OrganisedCategory[];
  regrouping: Regrouping | undefined;
  tables: readonly OwnTable[];
  /** Everybody once, as the tab beside counts them (EN44). */
  people: number;
};

type Open =
  | { readonly act: "add" | "set" }
  | { readonly act: "change" | "remove"; readonly category: OrganisedCategory };

function Categories({ competition, categories, regrouping, tables, people }: CategoriesProps) {
  const acts = useCategories(competition.documentId);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const changed = open?.act === "change" ? open.category : undefined;
  const counted = categories.filter(({ status }) => status !== "merged");
  const isClosed = competition.status === "closed";
  const buttons = isClosed ? null : (
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
            <Text tone="secondary">{categoryAdmin.lead(counted.length, people)}</Text>
            <Row gap={12} wraps align="stretch">
              {buttons}
            </Row>
          </Row>
          {regrouping === undefined || people === 0 || isClosed ? null : (
            <RegroupCards competitionUuid={competition.uuid} regrouping={regrouping} />
          )}
          <Frozen isOn={isClosed}>
            <CategoryTable
              categories={categories}
              mergedWith={new Map(regrouping?.merged.map(({ category, into }) => [category, into]))}
              onChange={(category) => setOpen({ act: "change", category })}
              onRemove={(category) => setOpen({ act: "remove", category })}
            />
          </Frozen>
        </>
      )}
      <OwnTables tables={tables} />
      {open?.act === "add" || changed !== undefined ? (
        <CategoryDialog
          category={changed}
          others={categories.filter((other) => other !== changed)}
          onSave={(draft) => acts.save(changed, draft)}
          onClose={close}
        />
      ) : null}
      {open?.act === "set" ? (
        <UsualSetDialog existing={categories} tables={tables} onMake={acts.make} onClose={close} />
      ) : null}
      {open?.act === "remove" ? (
        <ActDialog
          title={categoryAdmin.removeAsk(titleWords(open.category.title))}
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

type CategoryDialogProps = {
  /** Nothing while a new one is made. */
  category: OrganisedCategory | undefined;
  others: readonly OrganisedCategory[];
  onSave: (draft: CategoryDraft) => Promise<void>;
  onClose: () => void;
};

const PAIRS = ["sex", "style", "ageMin", "ageMax", "weightMin", "weightMax", "level", "minutes"] as const;

function CategoryDialog({ category, others, onSave, onClose }: CategoryDialogProps) {
  const isNew = category === undefined;
  return (
    <ActDialog
      title={isNew ? categoryAdmin.fresh : categoryAdmin.edit}
      confirm={isNew ? categoryAdmin.create : categoryAdmin.save}
      size="lg"
      isPressableEarly
      fields={categoryFields(others.map(({ title }) => title))}
      initial={isNew ? undefined : rawOfCategory(category)}
      onConfirm={(values) => onSave(draftOfCategory(values))}
      onClose={onClose}
    >
      {({ field, form }) => (
        <>
          {isNew || category.status === "draft" ? null : <Banner>{categoryAdmin.drawnNote}</Banner>}
          <Grid columns={2} phone={1} gap={18} align="start">
            {PAIRS.map((name) => field(name))}
          </Grid>
          {field("title", { placeholder: suggestedTitle((name) => form.state.raw.get(name)) })}
        </>
      )}
    </ActDialog>
  );
}

/** What is done with the categories of a competition. A refusal is thrown to who asked. */
function useCategories(competitionId: string) {
  const api = useBackgroundApi();
  const tellingApi = useApi();
  const reload = useReload();
  const said = (message: string) => showToast({ type: "success", message });
  return {
    save: async (category: OrganisedCategory | undefined, draft: CategoryDraft) => {
      await (category === undefined
        ? api.organiser.createCategory({ ...draft, competition: competitionId })
        : api.organiser.updateCategory(category.documentId, draft));
      said(categoryAdmin.saved);
      await reload();
    },
    remove: async (category: OrganisedCategory) => {
      await api.organiser.removeCategory(category.documentId);
      said(categoryAdmin.removed);
      await reload();
    },
    /** Stops at the first that is refused: what was made stays, and is not made again. */
    make: async (drafts: readonly CategoryDraft[], onEach: (done: number) => void) => {
      let done = 0;
      try {
        for (const draft of drafts) {
          await tellingApi.organiser.createCategory({ ...draft, competition: competitionId });
          done += 1;
          onEach(done);
        }
        said(categoryAdmin.made(done));
      } catch {
        // The toast said why, the dialog says how far it came.
      }
      await reload();
      return done;
    },
  };
}
