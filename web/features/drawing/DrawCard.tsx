import { useState } from "react";
import type { DrawState } from "#contract/draw/draw.ts";
import { fullName } from "#web/i18n/names.ts";
import { formatWords } from "#web/i18n/ru/sport/bout.ts";
import { changeWords, drawing } from "#web/i18n/ru/drawing.ts";
import { Stack } from "#web/kit/layout/layout.tsx";
import type { DrawDesk } from "./drawDesk.ts";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import styles from "./Drawing.module.css";
import { LateDialog, LeaveDialog, SwapDialog } from "./ChangeDialogs.tsx";

type Props = { desk: DrawDesk; categoryUuid: string; state: DrawState; onRedraw: () => void };

const DIALOGS = { late: LateDialog, swap: SwapDialog, leave: LeaveDialog } as const;

/** How the category was drawn, and what can still be changed about it. */
export function DrawCard({ desk, categoryUuid, state, onRedraw }: Props) {
  const [open, setOpen] = useState<keyof typeof DIALOGS>();
  const ChangeDialog = open === undefined ? undefined : DIALOGS[open];
  const { record, begun } = state;
  if (record === null) return null;
  const nameOf = (uuid: string) => {
    const athlete = state.athletes.find(({ fighter }) => fighter === uuid);
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
        {begun > 0 ? (
          <Banner title={drawing.locked}>{drawing.lockedText(begun)}</Banner>
        ) : (
          <Stack gap={8}>
            <Button isBlock variant="secondary" onClick={() => setOpen("late")}>
              {drawing.late}
            </Button>
            <Button isBlock variant="secondary" onClick={() => setOpen("swap")}>
              {drawing.swap}
            </Button>
            <Button isBlock variant="secondary" onClick={() => setOpen("leave")}>
              {drawing.leave}
            </Button>
            <Button isBlock variant="danger" onClick={onRedraw}>
              {drawing.again}
            </Button>
          </Stack>
        )}
      </CardBody>
      {ChangeDialog ? (
        <ChangeDialog
          desk={desk}
          categoryUuid={categoryUuid}
          state={state}
          record={record}
          onClose={() => setOpen(undefined)}
          onRedraw={() => {
            setOpen(undefined);
            onRedraw();
          }}
        />
      ) : null}
    </Card>
  );
}
