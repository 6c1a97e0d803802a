import { useMemo, useState } from "react";
import type { DatedDay } from "#domain/schedule/programme/programme.ts";
import { shownTime } from "#domain/schedule/programme/clockTime.ts";
import { minuteOf } from "#domain/schedule/programme/programme.ts";
import { programme as words } from "#texts/organiser/programme.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { UndoStrip } from "#web/kit/UndoStrip.tsx";
import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import type { loadProgrammePage } from "#web/features/organiser/loadOrganisedCompetitionPage.server.ts";
import { Hindrances } from "./Hindrances.tsx";
import { PlanButton } from "./PlanButton.tsx";
import { ProgrammeDialog } from "./ProgrammeDialog.tsx";
import type { OpenDialog, Shared } from "./programmeView.ts";
import { blocksOn, endMinute, minuteAt, planProgramme } from "./programmePlan.ts";
import { Timeline } from "./Timeline.tsx";
import { Tray } from "./Tray.tsx";
import { useProgramme } from "./useProgramme.ts";
import styles from "./programme.module.css";

type Props = PageProps<typeof loadProgrammePage> & { params: { readonly id: string } };
type Loaded = NonNullable<Props["loaderData"]>;

/** The days of an event: sessions, breaks and windows of the scale, and which categories are fought where and when (DY49). */
export function ProgrammePage({ loaderData, params }: Props) {
  const base = `/organiser/events/${params.id}`;
  if (loaderData !== undefined) return <Programme loaded={loaderData} base={base} />;
  return (
    <Card>
      <EmptyState
        title={words.first}
        action={<Button href={`${base}/competition`}>{words.toCompetition}</Button>}
      >
        {words.firstText}
      </EmptyState>
    </Card>
  );
}

function Programme({ loaded, base }: { loaded: Loaded; base: string }) {
  const { uuid, programme, rev, categories, today } = loaded;
  const competition = readCompetition(loaded.competition);
  const { change, undo, done } = useProgramme(uuid, rev, programme);
  const [chosen, setChosen] = useState<string>();
  const [open, setOpen] = useState<OpenDialog>();
  const plan = useMemo(
    () => planProgramme({ competition, categories, programme }),
    [competition, categories, programme],
  );
  const day = programme.days.find(({ date }) => date === chosen) ?? programme.days[0];
  const isReadOnly = competition.status === "closed";
  const shared = { competition, categories, programme, plan, change, isReadOnly, onOpen: setOpen };
  return (
    <Stack gap={16}>
      <Row gap={12} wraps className={styles.head}>
        {programme.days.map((one) => (
          <DayCard
            key={one.date}
            day={one}
            shared={shared}
            isChosen={one === day}
            onChoose={() => setChosen(one.date)}
          />
        ))}
        <Button variant="ghost" disabled={isReadOnly} onClick={() => setOpen({ kind: "day" })}>
          <Icon name="plus" /> {words.addDay}
        </Button>
        {day === undefined ? null : <DayActs {...shared} day={day} />}
      </Row>
      {done === undefined ? null : (
        <UndoStrip submit={words.undo} isReadOnly={isReadOnly} onUndo={undo}>
          {done}
        </UndoStrip>
      )}
      {day === undefined ? (
        <Card>
          <EmptyState
            title={words.empty}
            action={<Button onClick={() => setOpen({ kind: "day" })}>{words.form.newDay}</Button>}
          >
            {words.emptyText}
          </EmptyState>
        </Card>
      ) : (
        <div className={styles.columns}>
          <Card isClipped>
            {competition.carpets.length === 0 ? (
              <EmptyState
                title={words.noMats}
                level={3}
                action={<Button href={`${base}/competition`}>{words.toCompetition}</Button>}
              >
                {words.noMatsText}
              </EmptyState>
            ) : (
              <>
                <Timeline {...shared} day={day} />
                <Text size="small" tone="muted" className={styles.keys}>
                  {words.keys}
                </Text>
              </>
            )}
            {categories.length === 0 ? (
              <EmptyState
                title={words.noCategories}
                level={3}
                action={<Button href={`${base}/categories`}>{words.toCategories}</Button>}
              />
            ) : (
              <Tray {...shared} day={day} />
            )}
          </Card>
          <Hindrances {...shared} day={day} />
        </div>
      )}
      {open === undefined ? null : (
        <ProgrammeDialog
          {...shared}
          open={open}
          date={day?.date ?? today}
          onClose={() => setOpen(undefined)}
          onDay={setChosen}
        />
      )}
    </Stack>
  );
}

type DayCardProps = { day: DatedDay; shared: Shared; isChosen: boolean; onChoose: () => void };

function DayCard({ day, shared: { plan }, isChosen, onChoose }: DayCardProps) {
  const blocks = blocksOn(plan, day);
  const end = endMinute(blocks, day);
  const isLate = end !== undefined && day.close !== undefined && end > minuteOf(day.close);
  const bouts = blocks.reduce((sum, block) => sum + block.bouts, 0);
  return (
    <button type="button" className={styles.day} aria-pressed={isChosen} onClick={onChoose}>
      <b>{words.weekday(day.date)}</b>
      <strong data-late={isLate || undefined}>{end === undefined ? "—" : shownTime(end)}</strong>
      <small>{words.dayFacts(new Set(blocks.map(({ category }) => category)).size, bouts)}</small>
      <small>{hallWords(day)}</small>
    </button>
  );
}

function hallWords(day: DatedDay): string {
  if (day.closedAtMs !== undefined) return words.dayClosed(shownTime(minuteAt(day, day.closedAtMs)));
  if (day.close !== undefined) return words.hallUntil(day.close);
  return day.start === undefined ? words.noStart : words.from(day.start);
}

function DayActs({ day, onOpen, ...shared }: Shared & { day: DatedDay }) {
  const { date } = day;
  const acts = [
    [words.editDay, "edit", { kind: "day", date }],
    [words.addSession, "plus", { kind: "session" }],
    [words.addBreak, "clock", { kind: "break" }],
    [words.addWeighIn, "scale", { kind: "weighIn" }],
  ] as const;
  return (
    <Row gap={8} wraps className={styles.acts}>
      {acts.map(([label, icon, open]) => (
        <Button
          key={label}
          size="sm"
          variant="secondary"
          disabled={shared.isReadOnly}
          onClick={() => onOpen(open)}
        >
          <Icon name={icon} size={18} /> {label}
        </Button>
      ))}
      <PlanButton {...shared} day={day} />
    </Row>
  );
}
