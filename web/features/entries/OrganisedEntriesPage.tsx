import type { FormerPeople } from "#contract/entry/formerPeople.ts";
import type { Application } from "#contract/entry/profile.ts";
import type { ResultClaim } from "#contract/entry/resultClaim.ts";
import type { Roll, RollCategory, RollEntry } from "#contract/entry/roll.ts";
import { AddAthleteDialog } from "./AddAthleteDialog.tsx";
import { FormerPeopleCard } from "./FormerPeopleCard.tsx";
import { ResultClaims } from "./ResultClaims.tsx";
import { PendingApplications } from "./PendingApplications.tsx";
import styles from "./entries.module.css";
import { PeopleDesk, type People } from "./people/PeopleDesk.tsx";
import type { loadOrganisedEntriesPage } from "./loadOrganisedEntriesPage.server.ts";
import { useWeighing } from "./weighing/useWeighing.ts";
import { useOrganised } from "#web/features/organiser/face.ts";
import { fullName } from "#web/i18n/names.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { entriesDesk } from "#texts/entries/entriesDesk.ts";
import { personsDesk } from "#texts/entries/personsDesk.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Text } from "#web/kit/Text.tsx";
import { Frozen } from "#web/kit/fields/FieldSet.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { required, saying } from "#web/kit/forms/rules.ts";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { useReload } from "#web/platform/browser/useReload.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { useState } from "react";
import { useNavigate } from "react-router";

type Props = PageProps<typeof loadOrganisedEntriesPage> & { params: { readonly id: string } };

export function OrganisedEntriesPage({ loaderData, params }: Props) {
  const { event } = useOrganised();
  const { roll, applications, people, claims, former, today } = loaderData;
  if (!event.competition || roll === undefined || people === undefined || roll.categories.length === 0)
    return (
      <Card>
        <EmptyState
          title={entriesDesk.first}
          action={
            <Button href={`/organiser/events/${params.id}/categories`}>{entriesDesk.toCategories}</Button>
          }
        >
          {entriesDesk.firstText}
        </EmptyState>
      </Card>
    );
  return (
    <Entries
      uuid={event.competition.uuid}
      eventDate={event.dateOfEvent?.slice(0, 10) ?? today}
      listHref={`/organiser/events/${params.id}/entries/list`}
      isClosed={event.competition.status === "closed"}
      {...{ roll, applications, people, claims, former, today }}
    />
  );
}

type EntriesProps = {
  uuid: string;
  roll: Roll;
  applications: readonly Application[];
  people: People;
  claims: readonly ResultClaim[];
  former: FormerPeople | undefined;
  isClosed: boolean;
  eventDate: string;
  today: string;
  listHref: string;
};

type Open = { readonly act: "add" } | { readonly act: "move" | "remove"; readonly entry: RollEntry };

function Entries(props: EntriesProps) {
  const { uuid, roll, applications, people, claims, former, isClosed, eventDate, today, listHref } = props;
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const navigate = useNavigate();
  const { move, remove } = useEntryActs(uuid, roll);
  const buttons = isClosed ? null : (
    <>
      <Button variant="secondary" href={listHref}>
        <Icon name="upload" /> {entriesDesk.import}
      </Button>
      <Button onClick={() => setOpen({ act: "add" })}>
        <Icon name="plus" /> {entriesDesk.add}
      </Button>
    </>
  );
  return (
    <Stack gap={20}>
      {applications.length === 0 ? null : (
        <Frozen isOn={isClosed}>
          <PendingApplications applications={applications} />
        </Frozen>
      )}
      {claims.length === 0 ? null : <ResultClaims uuid={uuid} claims={claims} />}
      {former === undefined || isClosed ? null : (
        <FormerPeopleCard {...{ uuid, former, eventDate }} categories={roll.categories} />
      )}
      {roll.entries.length === 0 ? (
        <Card>
          <EmptyState
            title={entriesDesk.list.empty}
            action={
              <Row gap={12} wraps justify="center" align="stretch">
                {buttons}
              </Row>
            }
          >
            {entriesDesk.list.emptyText}
          </EmptyState>
        </Card>
      ) : (
        <section aria-label={entriesDesk.list.title}>
          <Row gap={12} wraps justify="between" className={styles.bar}>
            <Text tone="secondary">{personsDesk.counts(people.suspects.people, roll.entries.length)}</Text>
            <Row gap={12} wraps align="stretch">
              {buttons}
            </Row>
          </Row>
          <PeopleDesk
            {...{ uuid, roll, eventDate, people, isClosed }}
            onMove={(entry) => setOpen({ act: "move", entry })}
            onRemove={(entry) => setOpen({ act: "remove", entry })}
            onOpenDraw={({ category }) =>
              void navigate(`/competition/${uuid}/refereeing/category/${category}`)
            }
          />
        </section>
      )}
      {open?.act === "add" ? (
        <AddAthleteDialog {...{ uuid, roll, eventDate, today }} onClose={close} />
      ) : null}
      {open?.act === "move" ? (
        <MoveDialog
          entry={open.entry}
          categories={roll.categories}
          onMove={(to) => move(open.entry, to)}
          onClose={close}
        />
      ) : null}
      {open?.act === "remove" ? (
        <RemoveDialog
          entry={open.entry}
          categoryTitle={titleWords(
            roll.categories.find(({ uuid: id }) => id === open.entry.category)?.title ?? "",
          )}
          onRemove={() => remove(open.entry)}
          onClose={close}
        />
      ) : null}
    </Stack>
  );
}

function useEntryActs(uuid: string, roll: Roll) {
  const acts = useWeighing(uuid);
  const api = useBackgroundApi();
  const reload = useReload();
  return {
    move: ({ fighter, category: from, ...entry }: RollEntry, to: RollCategory) =>
      acts.move(
        { fighter, from, to: to.uuid, isByWeight: false },
        entriesDesk.move.done(fullName(entry), to.title),
      ),
    remove: async (entry: RollEntry): Promise<boolean> => {
      const category = roll.categories.find((one) => one.uuid === entry.category);
      if (category === undefined) return false;
      await api.organiser.leaveFighter(entry.fighterId, category.id);
      showToast({ type: "success", message: entriesDesk.remove.done(fullName(entry)) });
      await reload();
      return true;
    },
  };
}

const { move: words, remove: removal } = entriesDesk;

type MoveProps = {
  entry: RollEntry;
  categories: readonly RollCategory[];
  onMove: (to: RollCategory) => Promise<boolean>;
  onClose: () => void;
};

/** To any category that is not drawn yet; the fitting ones stand first by their order. */
export function MoveDialog({ entry, categories, onMove, onClose }: MoveProps) {
  const now = categories.find(({ uuid }) => uuid === entry.category);
  const open = categories.filter(({ uuid, status }) => uuid !== entry.category && status === "draft");
  return (
    <ActDialog
      title={words.title(fullName(entry))}
      confirm={words.confirm}
      isPersistent={false}
      isPressableEarly
      fields={{
        to: {
          kind: "select",
          label: words.to,
          placeholder: words.toMissing,
          options: open.map(({ uuid, title }) => ({ value: uuid, label: title })),
          rules: [saying(required, words.toMissing)],
        },
      }}
      onConfirm={({ to }) => {
        const target = open.find(({ uuid }) => uuid === to);
        return target !== undefined && onMove(target);
      }}
      onClose={onClose}
    >
      <Text tone="secondary">{words.now(now?.title ?? "")}</Text>
      {categories.some(({ status }) => status !== "draft") ? (
        <Text tone="secondary">{words.drawn}</Text>
      ) : null}
    </ActDialog>
  );
}

type RemoveProps = {
  entry: RollEntry;
  categoryTitle: string;
  onRemove: () => Promise<boolean>;
  onClose: () => void;
};

function RemoveDialog({ entry, categoryTitle, onRemove, onClose }: RemoveProps) {
  return (
    <ActDialog
      title={removal.title(fullName(entry), categoryTitle)}
      confirm={removal.confirm}
      isDangerous
      isPersistent={false}
      onConfirm={onRemove}
      onClose={onClose}
    >
      <Text>{removal.text}</Text>
    </ActDialog>
  );
}
