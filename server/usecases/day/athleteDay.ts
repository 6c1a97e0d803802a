import type { Kysely } from "kysely";
import { DEFAULT_LOCALE, type Locale } from "#contract/locale.ts";
import { eventInfoSchema } from "#contract/event/eventInfo.ts";
import { announcedDay, type AnnouncedDay } from "#domain/schedule/announced.ts";
import { planStartMs } from "#domain/schedule/plan/plan.ts";
import { keepingTo } from "#domain/schedule/programme/limits.ts";
import { minuteOf } from "#domain/schedule/programme/programme.ts";
import { programmeLines, withProgramme } from "#domain/schedule/programme/programmeLines.ts";
import { estimateStarts, type StartWindow } from "#domain/schedule/estimate.ts";
import { type FoughtBout, learnPace } from "#domain/schedule/pace.ts";
import { ageBandOf } from "#domain/schedule/queue.ts";
import { spokenName } from "#domain/naming/spokenName.ts";
import type { Deps } from "../../environment/deps.ts";
import { hallMinute } from "../../environment/hallDay.ts";
import type { CompetitionRow, EventRow } from "../../persistence/database/competitionTables.ts";
import { findEventById } from "../../persistence/event/eventRows.ts";
import {
  findBoutsToTell,
  findEntriesToTell,
  type BoutToTell,
  type EntryToTell,
} from "../../persistence/day/notices.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { categoryDrawSchema } from "../category/categoryDraw.ts";
import { wordsOf } from "../../words/words.ts";
import { planInput } from "../category/planPlaces.ts";
import { loadPlannedHall, type PlannedHall } from "../category/queueDraw.ts";

/** What one athlete has to know of a day: the first bout, whom it is against, where and about when. */
export type AthleteDay = {
  readonly entry: EntryToTell;
  readonly category: { readonly uuid: string; readonly title: string; readonly athletes: number };
  readonly number: number | undefined;
  readonly mat: string | undefined;
  /** Undefined while who comes is not known. */
  readonly opponent: { readonly uuid: string; readonly name: string } | undefined;
  /** Minutes after midnight in the hall; undefined when nobody has said when the mats begin. */
  readonly window: { readonly fromMinute: number; readonly toMinute: number } | undefined;
  /** The day the programme gives the category. */
  readonly day: string | undefined;
};

export type CompetitionDay = {
  readonly event: EventRow | undefined;
  readonly announcedIn: (locale: Locale) => AnnouncedDay;
  readonly athletes: readonly AthleteDay[];
};

export async function loadDay(
  db: Kysely<Tables>,
  competition: CompetitionRow,
  { now, config }: Pick<Deps, "now" | "config">,
): Promise<CompetitionDay> {
  const event = competition.event_id === null ? undefined : await findEventById(db, competition.event_id);
  const info = eventInfoSchema.safeParse(event?.info);
  const hall = await loadPlannedHall(db, competition.id);
  const plannedIn = (locale: Locale) =>
    hall.programme ? programmeLines(hall.programme, wordsOf(locale).mails.day.lines, () => undefined) : [];
  const announcedIn = (locale: Locale) => {
    const lines = withProgramme(info.data?.schedule ?? [], plannedIn(locale));
    return announcedDay(lines, event?.date_of_event ?? undefined);
  };
  const announced = announcedIn(DEFAULT_LOCALE);
  const nowMs = planStartMs(hall.programme, hall.isInProgress, now());
  const starts = startsOf(hall, nowMs);
  const bouts = await findBoutsToTell(db, competition.id);
  const zeroMinute =
    competition.status === "in_progress" || plannedIn(DEFAULT_LOCALE).length > 0
      ? hallMinute(config, nowMs)
      : announced.startsAt === undefined
        ? undefined
        : minuteOf(announced.startsAt);
  const begin = zeroMinute === undefined ? undefined : { zeroMinute, nowMs };
  const entries = await findEntriesToTell(db, competition.id);
  return {
    event,
    announcedIn,
    athletes: entries.flatMap((entry) =>
      athleteDay(entry, bouts, starts, begin).map((athlete) => ({
        ...athlete,
        day: hall.programme?.placements.find(({ category }) => category === athlete.category.uuid)?.day,
      })),
    ),
  };
}

/** Of every bout to come; of none before the day where no programme says when it begins. */
export async function findExpectedStarts(db: Kysely<Tables>, competitionId: number, nowMs: number) {
  const hall = await loadPlannedHall(db, competitionId);
  const isKnown = hall.isInProgress || (hall.programme?.days.length ?? 0) > 0;
  const windows = isKnown ? startsOf(hall, planStartMs(hall.programme, hall.isInProgress, nowMs)) : NONE;
  const starts = new Map([...windows].map(([uuid, { startMs }]) => [uuid, startMs]));
  return { starts, windows, off: hall.off };
}

const NONE: ReadonlyMap<string, StartWindow> = new Map();

/** The same forecast as on the pages (DY67). */
function startsOf(hall: PlannedHall, nowMs: number): ReadonlyMap<string, StartWindow> {
  const lastEndedAtMs = new Map<string, number>();
  const fought = hall.queued
    .flatMap((row): FoughtBout[] => {
      if (row.finished_at === null) return [];
      const endedAtMs = Date.parse(row.finished_at);
      for (const uuid of row.started_at === null ? [] : [row.red_uuid, row.blue_uuid])
        if (uuid !== null) lastEndedAtMs.set(uuid, Math.max(endedAtMs, lastEndedAtMs.get(uuid) ?? 0));
      return [
        {
          carpet: row.carpet_uuid,
          boutSeconds: row.bout_seconds ?? hall.usualSeconds,
          age: ageBandOf(row.age_max),
          ...(hall.hasOvertime && { hasOvertime: true }),
          startedAtMs: row.started_at === null ? endedAtMs : Date.parse(row.started_at),
          endedAtMs,
        },
      ];
    })
    .toSorted((one, other) => one.endedAtMs - other.endedAtMs);
  const { queues, rest } = planInput(hall, []);
  const dated = queues.map((queue) => keepingTo(hall.programme, queue));
  return estimateStarts(dated, learnPace(fought), { rest, lastEndedAtMs }, nowMs);
}

/** Undefined for who has nothing more to fight, or is not in the draw. */
function athleteDay(
  entry: EntryToTell,
  bouts: readonly BoutToTell[],
  starts: ReadonlyMap<string, StartWindow>,
  begin: { readonly zeroMinute: number; readonly nowMs: number } | undefined,
): Omit<AthleteDay, "day">[] {
  const startOf = ({ uuid }: BoutToTell) => starts.get(uuid)?.startMs ?? Number.POSITIVE_INFINITY;
  const [first] = bouts
    .filter(
      ({ category_id, red_uuid, blue_uuid }) =>
        category_id === entry.category_id &&
        (red_uuid === entry.fighter_uuid || blue_uuid === entry.fighter_uuid),
    )
    .toSorted((one, other) => startOf(one) - startOf(other));
  if (first === undefined) return [];
  const window = starts.get(first.uuid);
  return [
    {
      entry,
      category: {
        uuid: first.category_uuid,
        title: first.title,
        athletes: categoryDrawSchema.safeParse(entry.draw).data?.entrants.length ?? 0,
      },
      number: first.number ?? undefined,
      mat: first.carpet_name ?? undefined,
      opponent: opponentOf(first, entry.fighter_uuid),
      window:
        window === undefined || begin === undefined
          ? undefined
          : {
              fromMinute: begin.zeroMinute + Math.floor((window.fromMs - begin.nowMs) / MINUTE_MS),
              toMinute: begin.zeroMinute + Math.ceil((window.toMs - begin.nowMs) / MINUTE_MS),
            },
    },
  ];
}

function opponentOf(bout: BoutToTell, own: string): AthleteDay["opponent"] {
  const isRed = bout.red_uuid === own;
  const uuid = isRed ? bout.blue_uuid : bout.red_uuid;
  const [lastName, firstName] = isRed
    ? [bout.blue_last_name, bout.blue_first_name]
    : [bout.red_last_name, bout.red_first_name];
  return uuid === null ? undefined : { uuid, name: spokenName({ firstName, lastName: lastName ?? "" }) };
}

const MINUTE_MS = 60_000;
