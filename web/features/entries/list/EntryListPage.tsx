import { useState } from "react";
import type { ListBasis } from "#contract/entry/list.ts";
import { useOrganised } from "#web/features/organiser/face.ts";
import { formatTime } from "#web/i18n/times.ts";
import { entriesDesk } from "#texts/entries/entriesDesk.ts";
import { entryList as words } from "#texts/entries/entryList.ts";
import { closing } from "#texts/organiser/closing.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { Skeleton } from "#web/kit/Skeleton.tsx";
import { Text } from "#web/kit/Text.tsx";
import { useIsOnline } from "#web/platform/browser/useIsOnline.ts";
import { useMoments } from "#web/sport/time/useMoments.ts";
import { ListEditor } from "./ListEditor.tsx";
import styles from "./list.module.css";
import { draftOf, useListDraft } from "./listDraft.ts";
import { TakeFile } from "./TakeFile.tsx";
import { useWriteList } from "./useWriteList.ts";

type Props = {
  loaderData: { readonly basis: ListBasis | undefined; readonly today: string };
  params: { readonly id: string };
};

/** A list from a file: looked through, put right and written; until then it stays on this device (EN24). */
export function EntryListPage({ loaderData, params }: Props) {
  const { event } = useOrganised();
  const { basis, today } = loaderData;
  if (!event.competition || basis === undefined)
    return (
      <Card>
        <EmptyState
          title={words.noCompetition}
          action={<Button href={`/organiser/events/${params.id}/competition`}>{words.toCompetition}</Button>}
        />
      </Card>
    );
  if (event.competition.status === "closed")
    return (
      <Card>
        <EmptyState title={closing.closed}>{closing.closedText}</EmptyState>
      </Card>
    );
  return (
    <Lists
      key={event.competition.uuid}
      eventId={params.id}
      uuid={event.competition.uuid}
      eventDate={event.dateOfEvent?.slice(0, 10) ?? today}
      basis={basis}
    />
  );
}

type ListsProps = { eventId: string; uuid: string; eventDate: string; basis: ListBasis };

function Lists({ eventId, uuid, eventDate, basis }: ListsProps) {
  const { draft, isLoaded, isKept, put, change } = useListDraft(uuid);
  const { write, undo } = useWriteList(uuid, change);
  const isOnline = useIsOnline();
  const isEmpty = draft === undefined || draft.table.rows.length === 0;
  return (
    <Stack gap={16}>
      <Row gap={12} rowGap={4} wraps>
        <Heading level={2}>{words.title}</Heading>
        {draft === undefined || isEmpty ? null : (
          <>
            <Badge tone={isKept ? "wait" : "bad"}>
              {isKept ? words.draft(formatTime(draft.savedAt)) : words.notKept}
            </Badge>
            {isKept ? (
              <Text size="small" tone="muted">
                {words.draftHint}
              </Text>
            ) : null}
          </>
        )}
      </Row>
      {isOnline ? null : (
        <Banner tone="live" icon="nowifi">
          {words.offline}
        </Banner>
      )}
      {basis.last === null ? null : (
        <LastList
          last={basis.last}
          isReturning={draft?.written?.id === basis.last.id}
          isDisabled={!isOnline}
          onUndo={undo}
        />
      )}
      {!isLoaded ? <Loading /> : null}
      {isLoaded && (draft === undefined || isEmpty) ? (
        <TakeFile
          isDisabled={!isOnline}
          onTaken={(name, sheets) => put({ ...draftOf(name, sheets), written: draft?.written })}
        />
      ) : null}
      {isLoaded && draft !== undefined && !isEmpty ? (
        <ListEditor
          {...{ draft, basis, eventDate, change }}
          isReadOnly={!isOnline}
          backHref={`/organiser/events/${eventId}/entries`}
          onWrite={(preview) => write(draft, preview)}
          onPut={put}
        />
      ) : (
        <Button variant="ghost" href={`/organiser/events/${eventId}/entries`} className={styles.back}>
          {entriesDesk.title}
        </Button>
      )}
    </Stack>
  );
}

type LastProps = {
  last: NonNullable<ListBasis["last"]>;
  /** Whether its lines come back into the editor of this device. */
  isReturning: boolean;
  isDisabled: boolean;
  onUndo: (id: string) => Promise<true | string>;
};

/** Stays, unlike a toast: a list is taken back as a whole. */
function LastList({ last: { id, atMs, made }, isReturning, isDisabled, onUndo }: LastProps) {
  const [isAsked, setIsAsked] = useState(false);
  const moments = useMoments();
  return (
    <>
      <Banner
        tone="ok"
        icon="check"
        action={
          <Button size="sm" variant="secondary" disabled={isDisabled} onClick={() => setIsAsked(true)}>
            {words.undo}
          </Button>
        }
      >
        {moments(atMs)}. {words.written(made.entries, made.people)}
      </Banner>
      {isAsked ? (
        <ActDialog
          title={words.undoAsk}
          confirm={words.undo}
          isDangerous
          onConfirm={() => onUndo(id)}
          onClose={() => setIsAsked(false)}
        >
          <Text>{isReturning ? words.undoText : words.undoTextElsewhere}</Text>
        </ActDialog>
      ) : null}
    </>
  );
}

function Loading() {
  return (
    <Card aria-label={words.loading} aria-busy>
      <CardBody className={styles.loading}>
        {["1", "2", "3", "4", "5", "6"].map((key) => (
          <Skeleton key={key} className={styles.loadingRow} />
        ))}
      </CardBody>
    </Card>
  );
}
