import { breakTimes } from "#domain/schedule/programme/breaks.ts";
import { readClockTime } from "#domain/schedule/programme/clockTime.ts";
import { onClock, type ProgrammeDay } from "#domain/schedule/programme/programme.ts";
import { programme as words } from "#texts/organiser/programme.ts";
import { defineForm, type Values } from "#web/kit/forms/fields.ts";
import { required } from "#web/kit/forms/rules.ts";
import { Grid } from "#web/kit/layout/layout.tsx";
import { replaceDay, USUAL_START } from "./placing.ts";
import { ProgrammeForm } from "./ProgrammeForm.tsx";
import type { Shared } from "./programmeView.ts";
import { behind, timeField } from "#web/sport/time/timeField.ts";

export type PartKind = "session" | "break" | "weighIn";

type Props = Shared & {
  kind: PartKind;
  id: string | undefined;
  day: ProgrammeDay;
  onClose: () => void;
};

/** A session, a break or a window of the scale of one day. */
export function PartDialog({ competition, change, kind, id, day, onClose }: Props) {
  const part = partOf(day, kind, id);
  const fields = fieldsFor({ competition, day }, kind, part);
  const set = (next: ProgrammeDay, text: string) => change((now) => replaceDay(now, day.date, next), text);
  const save = (values: Values<typeof fields>) =>
    set(withPart(day, kind, id, values), savedWords(kind, values));
  const remove = (title: string) => {
    const removed = { session: "sessionRemoved", break: "breakRemoved", weighIn: "weighInRemoved" } as const;
    return set(withoutPart(day, kind, id), words.saved[removed[kind]](title));
  };
  const fresh = { session: "newSession", break: "newBreak", weighIn: "newWeighIn" } as const;
  return (
    <ProgrammeForm
      title={part?.title ?? words.form[fresh[kind]]}
      fields={fields}
      onSave={save}
      onRemove={part && (() => remove(part.title))}
      onClose={onClose}
    >
      {(field) => (
        <>
          {field("title")}
          <Grid least={150} gap={16}>
            {field("from")}
            {field("to")}
          </Grid>
          {field("carpet")}
          {field("session")}
          {field("date")}
        </>
      )}
    </ProgrammeForm>
  );
}

/** A select takes an empty value for nothing chosen. */
const ANY = "any";

const chosen = (name: "carpet" | "session", value: string | undefined) =>
  value === undefined || value === "" || value === ANY ? {} : { [name]: value };

type Part = {
  readonly title: string;
  readonly from: string;
  readonly to?: string;
  readonly carpet?: string;
  readonly session?: string;
  readonly date?: string;
};

function partOf(day: ProgrammeDay, kind: PartKind, id: string | undefined): Part | undefined {
  const session = day.sessions.find((one) => one.id === id);
  if (kind === "session") return session && { title: session.title, from: session.start };
  return kind === "break"
    ? day.breaks.find((one) => one.id === id)
    : day.weighIns.find((one) => one.id === id);
}

function fieldsFor(
  { competition, day }: Pick<Props, "competition" | "day">,
  kind: PartKind,
  part: Part | undefined,
) {
  const end = timeField(words.form.to, onClock(part?.to ?? (kind === "break" ? "13:40" : "09:30")), true);
  const begin = { session: day.start ?? USUAL_START, break: "13:00", weighIn: "08:00" } as const;
  return defineForm({
    title: {
      kind: "text",
      label: words.form.title,
      initial: part?.title ?? (kind === "break" ? words.form.lunch : ""),
      maxLength: 100,
      rules: [required],
    },
    from: timeField(
      kind === "session" ? words.form.start : words.form.from,
      onClock(part?.from ?? begin[kind]),
      true,
    ),
    to: {
      ...end,
      rules: [...end.rules, behind("from", kind === "break")],
      isAsked: () => kind !== "session",
    },
    carpet: {
      kind: "select",
      label: words.form.mat,
      initial: part?.carpet ?? ANY,
      options: [
        { value: ANY, label: words.form.allMats },
        ...competition.carpets.map(({ uuid, name }) => ({ value: uuid, label: name })),
      ],
      isAsked: () => kind === "break",
    },
    session: {
      kind: "select",
      label: words.form.session,
      initial: part?.session ?? ANY,
      options: [
        { value: ANY, label: words.form.wholeDay },
        ...day.sessions.map((one) => ({ value: one.id, label: one.title })),
      ],
      isAsked: () => kind === "weighIn",
    },
    date: {
      kind: "date",
      label: words.form.onDate,
      initial: part?.date ?? day.date,
      isAsked: () => kind === "weighIn",
    },
  });
}

type Typed = Values<ReturnType<typeof fieldsFor>>;

function withPart(day: ProgrammeDay, kind: PartKind, known: string | undefined, typed: Typed): ProgrammeDay {
  const id = known ?? crypto.randomUUID();
  const title = typed.title.trim();
  const from = readClockTime(typed.from) ?? USUAL_START;
  const to = readClockTime(typed.to ?? "") ?? USUAL_START;
  const others = withoutPart(day, kind, known);
  if (kind === "session") return { ...day, sessions: [...others.sessions, { id, title, start: from }] };
  if (kind === "break") {
    const before = day.breaks.find((one) => one.id === known);
    const pause = { id, title, ...breakTimes(from, to, day, before), ...chosen("carpet", typed.carpet) };
    return { ...day, breaks: [...others.breaks, pause] };
  }
  const isOtherDay = Boolean(typed.date) && typed.date !== day.date;
  const window = {
    id,
    title,
    from,
    to,
    ...chosen("session", typed.session),
    ...(isOtherDay && typed.date && { date: typed.date }),
  };
  return { ...day, weighIns: [...others.weighIns, window] };
}

const withoutPart = (day: ProgrammeDay, kind: PartKind, id: string | undefined): ProgrammeDay => ({
  ...day,
  sessions: day.sessions.filter((one) => kind !== "session" || one.id !== id),
  breaks: day.breaks.filter((one) => kind !== "break" || one.id !== id),
  weighIns: day.weighIns.filter((one) => kind !== "weighIn" || one.id !== id),
});

function savedWords(kind: PartKind, { title, from, to }: Typed): string {
  if (kind === "session") return words.saved.session(title);
  const window = words.window(readClockTime(from) ?? from, readClockTime(to ?? "") ?? "");
  return kind === "break" ? words.saved.break(title, window) : words.saved.weighIn(title, window);
}
