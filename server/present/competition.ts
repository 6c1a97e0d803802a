import { z } from "zod";
import { boutSetup } from "#contract/bout/boutSetup.ts";
import {
  commercialSchema,
  DEFAULT_TEAM_SCORING,
  liveFightingSchema,
  rulesSchema,
  teamFormulaSchema,
  tieDecisionsSchema,
  type Category,
  type Competition,
  type Fighter,
  type Fighting,
  type LiveFighting,
  type Rules,
  type TeamScoring,
} from "#contract/competition/entity.ts";
import { eventLookSchema, type EventLook } from "#contract/competition/eventLook.ts";
import { datedProgrammeSchema } from "#contract/competition/programme.ts";
import { boutToLiveFighting } from "#contract/bout/liveFighting.ts";
import type { DatedProgramme } from "#domain/schedule/programme/programme.ts";
import { formatPackageSchema } from "#contract/draw/formats.ts";
import type { Visibility } from "#domain/access/access.ts";
import { openBout } from "#domain/bout/fold.ts";
import type {
  PublicFighterRow,
  WholeCompetition,
  WholeFighting,
} from "../persistence/event/wholeCompetition.ts";
import { presentEventDays } from "./eventDays.ts";

/** Everything of a competition that anybody may know; the same for REST, pages and pushes. Every key is always there. */
export type PresentedCompetition = Omit<Competition, "serverTime">;

const slotsSchema = z.tuple([z.unknown(), z.unknown()]).nullable();

export function presentCompetition(whole: WholeCompetition): PresentedCompetition {
  const { competition, event, rev } = whole;
  const rules = rulesSchema.parse(competition.rules);
  const programme = datedProgrammeSchema.safeParse(competition.programme).data ?? null;
  return {
    id: competition.id,
    documentId: competition.document_id,
    uuid: competition.uuid,
    title: competition.title,
    status: competition.status,
    rules,
    commercials: z.array(commercialSchema).parse(competition.commercials),
    scoreboardType: competition.scoreboard_type,
    teamScoring: presentTeamScoring(whole),
    formats: formatPackageSchema.safeParse(competition.formats).data ?? null,
    event:
      event === undefined
        ? null
        : {
            id: event.id,
            documentId: event.document_id,
            name: event.name,
            dateOfEvent: event.date_of_event,
            lastDay: lastDayOf(event, programme),
            showCompetition: event.show_competition,
            ...presentLook(event.look),
          },
    categories: whole.categories.map(presentCategory),
    merged: [...whole.merged],
    fightings: presentFightings(whole, rules),
    carpets: whole.carpets.map(({ id, document_id, uuid, name, fightings }) => ({
      id,
      documentId: document_id,
      uuid,
      name,
      fightings: [...fightings],
    })),
    programme,
    rev,
  };
}

const presentLook = (stored: unknown): { look?: EventLook } => {
  const look = eventLookSchema.safeParse(stored).data;
  return look === undefined ? {} : { look };
};

/** The last day anybody has announced, by hand or in the programme (EV8). */
function lastDayOf(
  { date_of_event, info }: Pick<NonNullable<WholeCompetition["event"]>, "date_of_event" | "info">,
  programme: DatedProgramme | null,
): string | null {
  const told = presentEventDays(date_of_event, info)?.last;
  const planned = programme?.days.at(-1)?.date;
  return (
    [told, planned]
      .flatMap((date) => date ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}

/** What decides who may see it (RL15, EV6). */
export function visibilityOf(
  { uuid, status }: WholeCompetition["competition"],
  event: WholeCompetition["event"],
): Visibility {
  return {
    uuid,
    status,
    // A rehearsal is in no list; who has its address sees it once it is opened (RH13).
    isPublished: (event?.is_published ?? true) || event?.is_rehearsal_open === true,
    isShownByEvent: (event?.show_competition ?? false) || event?.is_rehearsal_open === true,
  };
}

function presentTeamScoring({ competition, adjustments }: WholeCompetition): TeamScoring {
  return {
    formula: teamFormulaSchema.nullable().parse(competition.team_formula) ?? DEFAULT_TEAM_SCORING.formula,
    adjustments: adjustments.map(({ id, team_id, name, city, points, reason, at_ms }) => ({
      id,
      team: { id: team_id, name, city },
      points,
      reason,
      at: at_ms,
    })),
  };
}

function presentCategory(row: WholeCompetition["categories"][number]): Category {
  return {
    id: row.id,
    uuid: row.uuid,
    title: row.title,
    status: row.status,
    format: row.format,
    boutSeconds: row.bout_seconds,
    ageMax: row.age_max,
    style: row.style,
    decisions: tieDecisionsSchema.nullable().parse(row.tie_decisions) ?? [],
    fighters: row.fighters.map(presentFighter),
  };
}

function presentFighter(row: PublicFighterRow): Fighter {
  const { team_id, team_name } = row;
  return {
    id: row.id,
    uuid: row.uuid,
    lastName: row.last_name,
    firstName: row.first_name,
    weight: row.weight,
    team:
      team_id === null || team_name === null ? null : { id: team_id, name: team_name, city: row.team_city },
  };
}

/** A bout that was presented before and whose row is the very same is not parsed again. */
const presented = new WeakMap<WholeFighting, Presented>();
type Presented = {
  readonly seconds: number | null;
  readonly rulesText: string;
  readonly fighting: Fighting;
};

function presentFightings({ categories, fightings }: WholeCompetition, rules: Rules): Fighting[] {
  const boutSeconds = new Map(categories.map(({ uuid, bout_seconds }) => [uuid, bout_seconds]));
  const rulesText = JSON.stringify(rules);
  return fightings.map((row) => {
    const seconds = boutSeconds.get(row.category_uuid) ?? null;
    const known = presented.get(row);
    if (known?.seconds === seconds && known.rulesText === rulesText) return known.fighting;
    const fighting = presentFighting(
      row,
      liveOf(row, () => openBout(boutSetup(rules, seconds, row.stage))),
    );
    presented.set(row, { seconds, rulesText, fighting });
    return fighting;
  });
}

function presentFighting(row: WholeFighting, live: LiveFighting): Fighting {
  const [redSource, blueSource] = slotsSchema.parse(readText(row.slots_text)) ?? [null, null];
  return {
    id: row.id,
    documentId: row.document_id,
    ...live,
    number: row.number,
    stage: row.stage,
    round: row.round,
    bracketId: row.bracket_id,
    category: { uuid: row.category_uuid },
    fighters: [
      ...fighterRef(row.red_fighter_id, row.red_uuid),
      ...fighterRef(row.blue_fighter_id, row.blue_uuid),
    ],
    slots: [
      { fighter: row.red_uuid, source: redSource },
      { fighter: row.blue_uuid, source: blueSource },
    ],
    carpet: row.carpet_uuid === null ? null : { uuid: row.carpet_uuid },
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  };
}

const readText = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

function fighterRef(id: number | null, uuid: string | null) {
  return id === null || uuid === null ? [] : [{ id, uuid }];
}

/** Before the first event there is no head; the bout is then as the rules open it. */
function liveOf(row: WholeFighting, open: () => ReturnType<typeof openBout>): LiveFighting {
  if (row.head_version !== null) return liveFightingSchema.parse(readText(row.head_text));
  const fighters = { red: row.red_uuid ?? undefined, blue: row.blue_uuid ?? undefined };
  return boutToLiveFighting(open(), { uuid: row.uuid, version: 0, fighters }, 0);
}
