import { useState } from "react";
import {
  type CategoryOfDay,
  dayToClose,
  leftOpen,
  type LeftOpen,
} from "#domain/schedule/programme/closing.ts";
import { type DatedDay, NO_PROGRAMME } from "#domain/schedule/programme/programme.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { dayClosing as text } from "#texts/headTable/status.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Button } from "#web/kit/Button.tsx";
import { ActDialog, ActEffect } from "#web/kit/forms/ActDialog.tsx";
import { useTimes } from "#web/sport/time/ClockTime.tsx";

/** The day that is fought is closed by hand, and opened again (DY70). */
export function DayClosing({ desk }: { desk: DeskState }) {
  const { competition, nowMs, perform } = desk;
  const times = useTimes();
  const [isAsked, setIsAsked] = useState(false);
  const day = competition.programme ? dayToClose(competition.programme, nowMs) : undefined;
  if (competition.status !== "in_progress" || (day !== undefined && day.midnightMs > nowMs)) return null;
  if (day?.closedAtMs !== undefined)
    return (
      <>
        <p>{text.closed(day.date, times(day.closedAtMs))}</p>
        <ActButton
          variant="secondary"
          onPress={() =>
            perform(
              `reopen ${day.date}`,
              (api) => api.programme.reopenDay(competition.uuid, { data: { date: day.date } }),
              { done: text.reopened },
            )
          }
        >
          {text.reopen}
        </ActButton>
      </>
    );
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        {text.close}
      </Button>
      {isAsked ? <CloseDialog desk={desk} day={day} onClose={() => setIsAsked(false)} /> : null}
    </>
  );
}

type DialogProps = { desk: DeskState; day: DatedDay | undefined; onClose: () => void };

function CloseDialog({ desk, day, onClose }: DialogProps) {
  const { competition, perform } = desk;
  const left = leftOpen(
    competition.programme ?? { ...NO_PROGRAMME, days: [] },
    day?.date ?? "",
    categoriesOf(desk),
  );
  return (
    <ActDialog
      title={text.title(day?.date)}
      confirm={text.close}
      isDangerous
      onConfirm={() =>
        perform(
          `close ${day?.date ?? ""}`,
          (api) => api.programme.closeDay(competition.uuid, { data: { date: day?.date ?? null } }),
          { done: text.done },
        )
      }
      onClose={onClose}
    >
      <p>{text.effect}</p>
      <ActEffect title={text.open}>
        <ul>
          {linesOf(left).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </ActEffect>
    </ActDialog>
  );
}

function linesOf({ bouts, categories, undrawn, toAward, next }: LeftOpen): readonly string[] {
  if (bouts + undrawn + toAward === 0) return [text.nothing];
  return [
    ...(bouts === 0 ? [] : [text.bouts(bouts, categories)]),
    ...(undrawn === 0 ? [] : [text.undrawn(undrawn)]),
    ...(bouts + undrawn === 0 ? [] : [next === undefined ? text.stays : text.goes(next.date, next.start)]),
    ...(toAward === 0 ? [] : [text.toAward(toAward)]),
  ];
}

function categoriesOf({ competition, plan }: DeskState): readonly CategoryOfDay[] {
  const left = new Map<string, number>();
  for (const { uuid, state, category } of competition.fightings)
    if (state !== "finished" && !plan.off.has(uuid))
      left.set(category.uuid, (left.get(category.uuid) ?? 0) + 1);
  return competition.categories.map(({ uuid, status, fighters }) => ({
    uuid,
    isUndrawn: status === "draft" && fighters.length > 0,
    boutsLeft: left.get(uuid) ?? 0,
    isFinished: status === "finished" || status === "awarded",
    isAwarded: status === "awarded",
  }));
}
