import { DEFAULT_LOCALE, inLocale, type Locale } from "#contract/locale.ts";
import { eventInfoSchema } from "#contract/event/eventInfo.ts";
import { settingsOf, type PaperSettings } from "#contract/paper/paper.ts";
import { compareReferees } from "#domain/referee/referee.ts";
import type { Deps } from "../../environment/deps.ts";
import type { PaperData, PaperPerson, PaperReferee, ScaleRow } from "../../papers/paperData.ts";
import { competitionIn } from "../../papers/spoken.ts";
import type { EventRow } from "../../persistence/database/competitionTables.ts";
import { findRoll, type RollRow } from "../../persistence/entry/weighInRows.ts";
import { findEditions, findPaperPeople } from "../../persistence/paper/paperRows.ts";
import { findWholeCompetition, type WholeCompetition } from "../../persistence/event/wholeCompetition.ts";
import {
  findCrews,
  findRefereeMats,
  findReferees,
  type KnownReferee,
} from "../../persistence/referee/refereeRows.ts";
import { presentCompetition } from "../../present/competition.ts";
import { wordsOf } from "../../words/words.ts";
import { findExpectedStarts } from "../day/athleteDay.ts";
import { weighInState } from "../entry/readRoll.ts";

type PaperDeps = Pick<Deps, "db" | "now" | "config">;

/** Everything papers of a competition are made of; undefined when there is no such competition. */
export async function readPaperData(
  deps: PaperDeps,
  competitionId: number,
  locale: Locale = DEFAULT_LOCALE,
): Promise<PaperData | undefined> {
  const { db, now, config } = deps;
  const whole = await findWholeCompetition(db, competitionId);
  if (whole === undefined) return undefined;
  const people = (await findPaperPeople(db, competitionId)).map(presentPerson);
  const scale = (await findRoll(db, competitionId)).map(presentScale);
  const words = wordsOf(locale);
  const competition = competitionIn(words, presentCompetition(whole));
  return {
    words,
    locale,
    competition,
    facts: new Map(whole.categories.map((category) => [category.uuid, factsOf(category)])),
    people: new Map(people.map((person) => [person.uuid, person])),
    ...(await readReferees(deps, competitionId)),
    scale,
    editions: lastEditions((await findEditions(db, competitionId)).filter((one) => one.locale === locale)),
    event: eventOf(whole, competition, { publicUrl: config.publicUrl, locale }),
    settings: withOrganiser(settingsOf(whole.competition), organiserOf(whole.event)),
    ...(await findExpectedStarts(db, competitionId, now())),
    timeZone: config.timeZone,
    nowMs: now(),
  };
}

/** Who holds the event, as its page tells. */
export const organiserOf = (event: Pick<EventRow, "info"> | undefined): string =>
  eventInfoSchema.safeParse(event?.info).data?.organiser?.name ?? "";

/** Papers say what the page of the event says until somebody has written otherwise (PD83). */
export const withOrganiser = (settings: PaperSettings, organiser: string): PaperSettings =>
  settings.organisers === "" ? { ...settings, organisers: organiser } : settings;

/** Newest first comes in, so the first of its kind is the last that was made. */
function lastEditions(rows: Awaited<ReturnType<typeof findEditions>>): PaperData["editions"] {
  const whole = rows.filter(({ category_uuid }) => category_uuid === null);
  return whole
    .filter((row, at) => whole.findIndex(({ kind }) => kind === row.kind) === at)
    .map(({ kind, edition, made_ms, code, is_draft }) => ({
      kind,
      edition,
      madeAtMs: made_ms,
      code,
      isDraft: is_draft,
    }));
}

async function readReferees({ db }: PaperDeps, competitionId: number) {
  const mats = Map.groupBy(await findRefereeMats(db, competitionId), ({ refereeId }) => refereeId);
  const referees = (await findReferees(db, competitionId))
    .map((row) => presentReferee(row, mats.get(row.id)?.map(({ carpet }) => carpet) ?? []))
    .toSorted(compareReferees);
  const byUuid = new Map(referees.map((referee) => [referee.uuid, referee]));
  const crews = Map.groupBy(await findCrews(db, competitionId), ({ fighting }) => fighting);
  return {
    referees,
    crews: new Map(
      [...crews].map(([fighting, rows]) => [
        fighting,
        rows.flatMap(({ referee: uuid, duty }) => {
          const referee = byUuid.get(uuid);
          return referee === undefined ? [] : [{ referee, duty }];
        }),
      ]),
    ),
  };
}

function eventOf(
  { event, competition }: WholeCompetition,
  { event: shown }: PaperData["competition"],
  { publicUrl, locale }: { readonly publicUrl: URL; readonly locale: Locale },
): PaperData["event"] {
  return {
    name: event?.name ?? competition.title,
    days: [...new Set([shown?.dateOfEvent, shown?.lastDay].flatMap((day) => day ?? []))],
    city: event?.city ?? null,
    venue: event?.venue ?? null,
    address: new URL(inLocale(event === undefined ? "/" : `/events/${event.document_id}`, locale), publicUrl)
      .href,
  };
}

const factsOf = (category: WholeCompetition["categories"][number]) => ({
  sex: category.sex,
  ageMin: category.age_min,
  ageMax: category.age_max,
  weightMin: category.weight_min,
  weightMax: category.weight_max,
  level: category.level,
});

const presentPerson = (row: Awaited<ReturnType<typeof findPaperPeople>>[number]): PaperPerson => ({
  uuid: row.uuid,
  lastName: row.last_name,
  firstName: row.first_name,
  middleName: row.middle_name,
  birthDate: row.birth_date,
  birthYear: row.birth_year,
  sex: row.sex,
  rank: row.rank,
  belt: row.belt,
  region: row.region,
  city: row.city ?? row.team_city,
  club: row.team_name,
  coach: row.coach ?? row.team_coach,
  licence: row.licence,
});

const presentScale = (row: RollRow): ScaleRow => ({
  category: row.category_uuid,
  fighter: row.fighter_uuid,
  state: weighInState(row),
  weight: row.weight ?? row.weigh_in_weight,
  attempts: row.attempts ?? 0,
  atMs: row.at_ms,
});

const presentReferee = (row: KnownReferee, mats: readonly string[]): PaperReferee => ({
  uuid: row.uuid,
  lastName: row.last_name,
  firstName: row.first_name,
  middleName: row.middle_name,
  grade: row.grade,
  post: row.post,
  region: row.region,
  city: row.city,
  club: row.club,
  mats,
});
