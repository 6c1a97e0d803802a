import { emptyDay } from "#domain/schedule/programme/decideProgramme.ts";
import { readClockTime } from "#domain/schedule/programme/clockTime.ts";
import type { Placement, ProgrammeDay } from "#domain/schedule/programme/programme.ts";
import { formatDayMonth } from "#texts/dates.ts";
import { formatCount } from "#texts/numbers.ts";
import { programme as words } from "#texts/organiser/programme.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { defineForm, type Values } from "#web/kit/forms/fields.ts";
import { required } from "#web/kit/forms/rules.ts";
import { Grid } from "#web/kit/layout/layout.tsx";
import { placeAll, replaceDay, USUAL_START } from "./placing.ts";
import { ProgrammeForm } from "./ProgrammeForm.tsx";
import { PartDialog } from "./PartDialog.tsx";
import { timeField } from "#web/sport/time/timeField.ts";
import { type OpenDialog, type Shared, titleOf } from "./programmeView.ts";

type Props = Shared & {
  open: OpenDialog;
  /** The day that is looked at. */
  date: string;
  onClose: () => void;
  onDay: (date: string) => void;
};

export function ProgrammeDialog({ open, date, ...props }: Props) {
  if (open.kind === "day") return <DayDialog {...props} date={open.date} usual={date} />;
  if (open.kind === "place") return <PlaceDialog {...props} chosen={open.categories} date={date} />;
  const day = props.programme.days.find((one) => one.date === date);
  return day === undefined ? null : <PartDialog {...props} kind={open.kind} id={open.id} day={day} />;
}

type DayProps = Omit<Props, "open" | "date"> & { date: string | undefined; usual: string };

function DayDialog({ programme, change, date, usual, onClose, onDay }: DayProps) {
  const day = programme.days.find((one) => one.date === date);
  const fields = defineForm({
    date: {
      kind: "date",
      label: words.form.date,
      initial: day?.date ?? nextDate(programme.days) ?? usual,
      rules: [required],
    },
    // A day that has no start, only breaks, may be saved without one again.
    start: timeField(
      words.form.start,
      day === undefined ? USUAL_START : (day.start ?? ""),
      day === undefined || day.start !== undefined,
    ),
    close: timeField(words.form.close, day?.close ?? "", false),
  });
  const save = async (values: Values<typeof fields>) => {
    const [start, close] = [readClockTime(values.start), readClockTime(values.close)];
    const { start: _start, close: _close, ...kept } = day ?? emptyDay(values.date);
    const next: ProgrammeDay = {
      ...kept,
      date: values.date,
      ...(start !== undefined && { start }),
      ...(close !== undefined && { close }),
    };
    await change((now) => replaceDay(now, day?.date ?? "", next), words.saved.day(formatDayMonth(next.date)));
    onDay(next.date);
  };
  const remove = (removed: string) =>
    change((now) => replaceDay(now, removed, undefined), words.saved.dayRemoved(formatDayMonth(removed)));
  return (
    <ProgrammeForm
      title={day === undefined ? words.form.newDay : words.form.dayTitle(formatDayMonth(day.date))}
      fields={fields}
      onSave={save}
      onRemove={day && (() => remove(day.date))}
      onClose={onClose}
    >
      {(field) => (
        <>
          {field("date")}
          <Grid least={150} gap={16}>
            {field("start")}
            {field("close")}
          </Grid>
        </>
      )}
    </ProgrammeForm>
  );
}

/** The day after the last one. */
function nextDate(days: readonly ProgrammeDay[]): string | undefined {
  const last = days.at(-1);
  return last && new Date(Date.parse(`${last.date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** A select takes an empty value for nothing chosen. */
const ANY = "any";

type PlaceProps = Omit<Props, "open"> & { chosen: readonly string[] };

/** Where one category, or many at once, are fought. */
function PlaceDialog({ programme, competition, change, chosen, date, onClose }: PlaceProps) {
  const [only, another] = chosen;
  const own =
    another === undefined ? programme.placements.find(({ category }) => category === only) : undefined;
  const title =
    another === undefined ? titleOf({ competition }, only ?? "") : words.placeChosen(chosen.length);
  const fields = placeFields({ programme, competition }, own ?? { category: "", day: date });
  return (
    <ActDialog
      title={title}
      confirm={words.form.submit}
      isPressableEarly
      fields={fields}
      onConfirm={async ({ day, session, carpet, notBefore }) => {
        const isOfDay = programme.days
          .find((one) => one.date === day)
          ?.sessions.some(({ id }) => id === session);
        const time = readClockTime(notBefore);
        const place = {
          day,
          ...(isOfDay === true && { session }),
          ...(carpet !== ANY && carpet !== "" && { carpet }),
          ...(time !== undefined && { notBefore: time }),
        };
        const isNowhere = day === ANY || day === "";
        const what = another === undefined ? title : formatCount(chosen.length, "category");
        await change(
          (now) => placeAll(now, chosen, isNowhere ? undefined : place),
          isNowhere ? words.saved.unplaced(what) : words.saved.placed(what, formatDayMonth(day)),
        );
      }}
      onClose={onClose}
    />
  );
}

function placeFields(
  { programme, competition }: Pick<Shared, "programme" | "competition">,
  { day, session, carpet, notBefore }: Placement,
) {
  return defineForm({
    day: {
      kind: "select",
      label: words.form.day,
      initial: day,
      options: [
        { value: ANY, label: words.form.noDay },
        ...programme.days.map(({ date }) => ({ value: date, label: formatDayMonth(date) })),
      ],
    },
    session: {
      kind: "select",
      label: words.form.session,
      initial: session ?? ANY,
      options: [
        { value: ANY, label: words.form.anySession },
        ...programme.days.flatMap((one) =>
          one.sessions.map(({ id, title, start }) => ({
            value: id,
            label: `${title}, ${words.from(start)}`,
            isOffered: (values: Readonly<Record<string, unknown>>) => values["day"] === one.date,
          })),
        ),
      ],
    },
    carpet: {
      kind: "select",
      label: words.form.mat,
      initial: carpet ?? ANY,
      options: [
        { value: ANY, label: words.form.anyMat },
        ...competition.carpets.map(({ uuid, name }) => ({ value: uuid, label: name })),
      ],
    },
    notBefore: timeField(words.form.notBefore, notBefore ?? "", false),
  });
}
