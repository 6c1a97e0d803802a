import { useState } from "react";
import type { Commercial } from "#contract/competition/entity.ts";
import type { OrganisedEvent } from "#contract/event/organiser.ts";
import { slideWords as words } from "#texts/organiser/look.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Text } from "#web/kit/Text.tsx";
import { useAct } from "#web/kit/useAct.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import styles from "./look.module.css";
import { SlideDialog } from "./SlideDialog.tsx";
import { SlideRow, titleOf, type ListProps, type Opened } from "./SlideRow.tsx";

type Props = { event: OrganisedEvent; toCompetition: string };

/** Partners' slides in the order they are shown. */
export function Slides({ event: { competition }, toCompetition }: Props) {
  const slides = competition?.commercials ?? [];
  const { write, isBusy, press } = useSlides(competition?.documentId);
  const [opened, setOpened] = useState<Opened>();
  if (!competition)
    return (
      <Card heading={words.title} lead={words.lead}>
        <EmptyState
          title={words.first}
          level={3}
          action={<Button href={toCompetition}>{words.toCompetition}</Button>}
        >
          {words.firstText}
        </EmptyState>
      </Card>
    );
  const close = () => setOpened(undefined);
  const shown = opened && slides[opened.index];
  return (
    <Card isClipped>
      <CardHead>
        <CardTitle title={words.title} lead={words.lead} />
        <Button variant="secondary" onClick={() => setOpened({ act: "edit", index: slides.length })}>
          <Icon name="plus" /> {words.add}
        </Button>
      </CardHead>
      {slides.length === 0 ? (
        <EmptyState title={words.empty} level={3}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <SlideList slides={slides} isBusy={isBusy} onWrite={press} onOpen={setOpened} />
      )}
      {opened?.act === "edit" ? (
        <SlideDialog
          slide={shown}
          onSave={(slide) => write(slides.toSpliced(opened.index, 1, slide))}
          onClose={close}
        />
      ) : null}
      {opened?.act === "remove" && shown !== undefined ? (
        <ActDialog
          title={words.removeAsk(titleOf(shown))}
          confirm={words.removeConfirm}
          isDangerous
          isPersistent={false}
          onConfirm={() => write(slides.toSpliced(opened.index, 1))}
          onClose={close}
        >
          <Text>{words.removeText}</Text>
        </ActDialog>
      ) : null}
    </Card>
  );
}

/** Moved by a mouse, or with the buttons by keys and fingers. */
function SlideList({ slides, isBusy, onWrite, onOpen }: ListProps) {
  const [taken, setTaken] = useState<number>();
  const [over, setOver] = useState<number>();
  const move = (from: number, to: number) => {
    const moved = slides.slice(from, from + 1);
    if (from !== to) onWrite(slides.toSpliced(from, 1).toSpliced(to, 0, ...moved));
  };
  const dragged = (index: number) => ({
    draggable: !isBusy,
    onDragStart: () => setTaken(index),
    onDragOver: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      setOver(index);
    },
    onDragEnd: () => setOver(undefined),
    onDrop: () => {
      if (taken !== undefined) move(taken, index);
      setTaken(undefined);
      setOver(undefined);
    },
  });
  return (
    <ol className={styles.slides} aria-label={words.list}>
      {slides.map((slide, index) => {
        const title = titleOf(slide);
        return (
          <li
            key={`${index} ${slide.image} ${title}`}
            data-over={over === index || undefined}
            {...dragged(index)}
          >
            <SlideRow {...{ slides, index, isBusy, onWrite, onOpen }} onMove={(to) => move(index, to)} />
          </li>
        );
      })}
    </ol>
  );
}

function useSlides(competitionId: string | undefined) {
  const api = useBackgroundApi();
  const reload = useReload();
  const write = async (commercials: readonly Commercial[]) => {
    if (competitionId === undefined) return;
    await api.organiser.updateCompetition(competitionId, { commercials });
    showToast({ type: "success", message: words.saved });
    await reload();
  };
  return { write, ...useAct(write) };
}
