import type { Career, CareerCompetition } from "#contract/event/career.ts";
import { drawnOf, finalPlaces } from "#contract/draw/drawnCategory.ts";
import type { Category, Fighter, Fighting } from "#contract/competition/entity.ts";
import type { Deps } from "../../environment/deps.ts";
import {
  findCareerStarts,
  findConsentedDetails,
  findUuidsOfPerson,
  type CareerStart,
} from "../../persistence/event/careerRows.ts";
import { findKeptUuid } from "../../persistence/entry/personMerges.ts";
import type { PresentedCompetition } from "../../present/competition.ts";
import { presentEventDays } from "../../present/eventDays.ts";
import type { Snapshots } from "../../snapshots/competitionSnapshots.ts";

/** A veteran of more events sees the newest ones. */
const MOST_EVENTS = 30;

/** What an athlete did wherever the public may look: places, bouts, and those against one opponent (AR1, AR4). */
export async function readCareer(
  deps: Pick<Deps, "db">,
  snapshots: Snapshots,
  { fighter, against }: { readonly fighter: string; readonly against?: string | undefined },
): Promise<Career> {
  const competitions: CareerCompetition[] = [];
  const starts = await findCareerStarts(deps.db, fighter, MOST_EVENTS);
  for (const start of starts) {
    const snapshot = await snapshots.find(start.competition_uuid);
    const done = snapshot && careerIn(snapshot.document, start);
    if (done !== undefined && done.bouts.length > 0) competitions.push(done);
  }
  const opponent = new Set(against === undefined ? [] : await findUuidsOfPerson(deps.db, against));
  const meetings = competitions.flatMap(({ bouts, fighter: self }) =>
    bouts.filter((bout) => opponent.has(opponentIn(bout, self) ?? "")).map(({ uuid }) => uuid),
  );
  const kept = await findKeptUuid(deps.db, fighter);
  const details = await readDetails(deps.db, kept);
  return { fighter: kept, alsoAs: otherNames(starts, kept), details, competitions, meetings };
}

/** Of the birth the year alone; read anew each time, so that a consent taken back holds at once (FT6). */
async function readDetails(db: Deps["db"], fighter: string): Promise<Career["details"]> {
  const found = await findConsentedDetails(db, fighter);
  if (found === undefined) return null;
  const { belt, birth_date, coach } = found;
  return { belt, birthYear: birth_date === null ? null : Number(birth_date.slice(0, 4)), coach };
}

/** Every spelling but that of the record that was asked about; hidden names are not among the starts (AR3). */
function otherNames(starts: readonly CareerStart[], fighter: string): string[] {
  const nameOf = ({ last_name, first_name }: CareerStart) =>
    [first_name, last_name].filter(Boolean).join(" ");
  const own = new Set(starts.filter(({ fighter_uuid }) => fighter_uuid === fighter).map(nameOf));
  return [...new Set(starts.map(nameOf))].filter((name) => !own.has(name));
}

function careerIn(document: PresentedCompetition, start: CareerStart): CareerCompetition {
  const fighter = start.fighter_uuid;
  const entered = document.categories.filter(({ fighters }) => fighters.some(({ uuid }) => uuid === fighter));
  const bouts = document.fightings
    .filter((bout) => bout.winner !== null && bout.slots.some((slot) => slot.fighter === fighter))
    .toSorted((a, b) => (a.finishedAt ?? "").localeCompare(b.finishedAt ?? ""));
  const met = new Set(bouts.map((bout) => opponentIn(bout, fighter)));
  const others = new Map(
    entered.flatMap(({ fighters }) =>
      fighters.filter(({ uuid }) => met.has(uuid)).map((one) => [one.uuid, one]),
    ),
  );
  return {
    event: {
      id: start.event_id,
      name: start.event_name,
      dateOfEvent: start.event_date,
      lastDay: presentEventDays(start.event_date, start.event_info)?.last ?? null,
      city: start.event_city,
    },
    fighter,
    categories: entered.map((category) => ({
      uuid: category.uuid,
      title: category.title,
      entrants: category.fighters.length,
      place: placeIn(document, category, fighter),
    })),
    bouts,
    opponents: [...others.values()],
  };
}

function placeIn(document: PresentedCompetition, category: Category, fighterUuid: string): number | null {
  const bouts = document.fightings.filter(({ category: of }) => of.uuid === category.uuid);
  const fighters = new Map<string, Fighter>(category.fighters.map((one) => [one.uuid, one]));
  const drawn = drawnOf(category, bouts, fighters);
  const places = drawn && finalPlaces(drawn);
  return places?.find(({ fighter }) => fighter.uuid === fighterUuid)?.place ?? null;
}

function opponentIn({ slots }: Fighting, fighterUuid: string): string | undefined {
  return slots.find(({ fighter }) => fighter !== fighterUuid)?.fighter ?? undefined;
}
