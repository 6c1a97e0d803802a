import { useState } from "react";
import { useRevalidator } from "react-router";
import type { DrawState } from "#contract/draw/draw.ts";
import { fullName } from "#web/i18n/names.ts";
import { formatWords } from "#texts/sport/bout.ts";
import { changeWords, drawing } from "#texts/drawing.ts";
import { Stack } from "#web/kit/layout/layout.tsx";
import type { DrawDesk } from "./drawDesk.ts";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import { lateWords } from "#texts/late.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import styles from "./Drawing.module.css";
import { ApartDialog, LeaveDialog, MoveDialog, SwapDialog } from "./ChangeDialogs.tsx";
import { LateDialog } from "./late/LateDialog.tsx";

type Props = { desk: DrawDesk; categoryUuid: string; state: DrawState; onRedraw: () => void };

const DIALOGS = { apart: ApartDialog, swap: SwapDialog, leave: LeaveDialog, move: MoveDialog } as const;

/** How the category was drawn, and what can still be changed about it. */
export function DrawCard({ desk, categoryUuid, state, onRedraw }: Props) {
  const [open, setOpen] = useState<Opened>();
  const { revalidate } = useRevalidator();
  const ChangeDialog =
    open === undefined || open === "late" || open === "replace" ? undefined : DIALOGS[open];
  const category = desk.competition.categories.find(({ uuid }) => uuid === categoryUuid);
  const { record, begun } = state;
  if (record === null) return null;
  const nameOf = (uuid: string) => {
    const athlete = record.people.find(({ fighter }) => fighter === uuid);
    return athlete === undefined ? drawing.somebody : fullName(athlete);
  };
  return (
    <Card>
      <CardHead>
        <CardTitle title={drawing.title} />
      </CardHead>
      <CardBody className={styles.facts}>
        <dl className={styles.record}>
          <dt>{drawing.format}</dt>
          <dd>{formatWords(record.format)}</dd>
          {record.drawnAt === null ? null : (
            <>
              <dt>{drawing.drawnAt}</dt>
              <dd>
                <ClockTime atMs={record.drawnAt} />
              </dd>
            </>
          )}
          {record.drawnBy === null ? null : (
            <>
              <dt>{drawing.drawnBy}</dt>
              <dd>{record.drawnBy}</dd>
            </>
          )}
          <dt>{drawing.seed}</dt>
          <dd>
            <code className={styles.seed}>{record.seed}</code>
          </dd>
        </dl>
        {record.changes.length === 0 ? null : (
          <div>
            <Heading level={3} look="h4">
              {drawing.changes}
            </Heading>
            <ol className={styles.lines}>
              {record.changes.map((change, index) => (
                <li key={index}>{changeWords(change, nameOf)}</li>
              ))}
            </ol>
          </div>
        )}
        {record.canUndo ? <UndoStrip {...{ desk, categoryUuid, state }} /> : null}
        {begun > 0 ? <Banner title={drawing.locked}>{drawing.lockedText(begun)}</Banner> : null}
        {category === undefined || isOver(category.status) ? null : (
          <ChangeButtons onOpen={setOpen} onRedraw={begun > 0 ? undefined : onRedraw} />
        )}
      </CardBody>
      {ChangeDialog ? (
        <ChangeDialog
          desk={desk}
          categoryUuid={categoryUuid}
          state={state}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {(open === "late" || open === "replace") && category !== undefined ? (
        <LateDialog
          competitionUuid={desk.competition.uuid}
          category={category}
          isReplacing={open === "replace"}
          matOf={(carpet) => desk.competition.carpets.find(({ uuid }) => uuid === carpet)?.name}
          onDone={revalidate}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </Card>
  );
}

type Opened = keyof typeof DIALOGS | "late" | "replace";

function ChangeButtons(props: { onOpen: (one: Opened) => void; onRedraw: (() => void) | undefined }) {
  const { onOpen, onRedraw } = props;
  return (
    <Stack gap={8}>
      {(["late", "replace", "swap", "apart", "leave", "move"] as const).map((one) => (
        <Button key={one} isBlock variant="secondary" onClick={() => onOpen(one)}>
          {one === "apart" ? drawing.apart.press : drawing[one]}
        </Button>
      ))}
      {onRedraw === undefined ? null : (
        <Button isBlock variant="danger" onClick={onRedraw}>
          {drawing.again}
        </Button>
      )}
    </Stack>
  );
}

/** Stays until the next change: a slip is found out after the toast is gone. */
function UndoStrip({ desk, categoryUuid, state }: Omit<Props, "onRedraw">) {
  return (
    <Banner
      tone="wait"
      action={
        <ActButton variant="secondary" onPress={() => undo(desk, categoryUuid, state)}>
          {lateWords.undo}
        </ActButton>
      }
    >
      {drawing.lastChange}
    </Banner>
  );
}

const isOver = (status: string): boolean => status === "finished" || status === "awarded";

async function undo({ perform }: DrawDesk, categoryUuid: string, { basis }: DrawState): Promise<void> {
  await perform(
    `draw undo ${categoryUuid} ${basis}`,
    (api, id) => api.draws.undoChange(categoryUuid, { data: { id } }),
    { done: lateWords.undone },
  );
}
