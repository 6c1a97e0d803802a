import { methodOf } from "#contract/bout/boutMethod.ts";
import { redAndBlue } from "#contract/bout/sides.ts";
import type { Fighter, Fighting } from "#contract/competition/entity.ts";
import { teamResults } from "#contract/awarding/teamResults.ts";
import type { Sheet, SheetCell } from "#contract/files/tableFiles.ts";
import type { PresentedCompetition } from "../present/competition.ts";
import type { TeamResult } from "#domain/teams/contribution.ts";
import { teamRanking, type TeamStanding } from "#domain/teams/teamRanking.ts";
import { publicName } from "./boutFacts.ts";
import {
  rankedFighters,
  weighInKey,
  type CategoryFacts,
  type EventFacts,
  type PersonFacts,
} from "./eventFacts.ts";
import { collator } from "./parts.ts";

export const EVENT_SHEETS = ["results", "bouts", "entries", "referees", "teams"] as const;
export type EventSheet = (typeof EVENT_SHEETS)[number];

type Rows = readonly (readonly SheetCell[])[];

/** One table of an event, under the names people have, whatever the public is shown (EX9). */
export function eventSheet(facts: EventFacts, kind: EventSheet): Sheet {
  return { ...facts.words.event.sheets[kind], rows: ROWS[kind](facts) };
}

const ROWS: Readonly<Record<EventSheet, (facts: EventFacts) => Rows>> = {
  results: (facts) =>
    facts.categories.flatMap((category) =>
      rankedFighters(category).map((fighter) => resultCells(facts, category, fighter)),
    ),
  bouts: (facts) =>
    facts.categories
      .flatMap((category) => category.bouts.map((bout) => ({ category, bout })))
      .toSorted((one, other) => (one.bout.number ?? 0) - (other.bout.number ?? 0))
      .map(({ category, bout }) => boutCells(facts, category, bout)),
  entries: (facts) =>
    facts.categories.flatMap((category) =>
      category.category.fighters.map((fighter) => entryCells(facts, category, fighter)),
    ),
  referees: ({ referees, words: { event: words } }) =>
    referees.map((one) => [
      one.last_name,
      one.first_name ?? "",
      one.middle_name ?? "",
      words.grade(one.grade),
      words.post(one.post),
      one.region ?? "",
      one.city ?? "",
      one.club ?? "",
      one.bouts,
    ]),
  teams: teamRows,
};

/** The person's own name, with the patronymic where there is one. */
export function ownName(person: PersonFacts | undefined, fighter: Fighter | undefined): string {
  if (person === undefined) return publicName(fighter);
  const [last, first] =
    person.real_last_name === null
      ? [person.last_name, person.first_name]
      : [person.real_last_name, person.real_first_name];
  return [last, first, person.middle_name].filter(Boolean).join(" ");
}

const born = ({ words }: EventFacts, person: PersonFacts | undefined): string =>
  person?.birth_date ? words.event.day(person.birth_date) : String(person?.birth_year ?? "");

function resultCells(facts: EventFacts, { category, places }: CategoryFacts, fighter: Fighter) {
  const person = facts.people.get(fighter.uuid);
  return [
    category.title,
    places.get(fighter.uuid) ?? "",
    ownName(person, fighter),
    born(facts, person),
    fighter.team?.name ?? "",
    person?.city ?? fighter.team?.city ?? "",
    person?.region ?? "",
    person?.coach ?? "",
  ];
}

function boutCells(
  { people, competition, hallTime, words: { event: words } }: EventFacts,
  { category, fighters, labelOf }: CategoryFacts,
  bout: Fighting,
): SheetCell[] {
  const nameOf = (uuid: string | null | undefined) =>
    ownName(people.get(uuid ?? ""), fighters.get(uuid ?? ""));
  const [red, blue] = redAndBlue(bout);
  const teamOf = (uuid: string | null) => fighters.get(uuid ?? "")?.team?.name ?? "";
  const isBegun = bout.state !== "waiting";
  const isOver = bout.state === "finished";
  return [
    bout.number ?? "",
    category.title,
    words.round(labelOf(bout)),
    competition?.carpets.find(({ uuid }) => uuid === bout.carpet?.uuid)?.name ?? "",
    nameOf(red.fighter),
    teamOf(red.fighter),
    isBegun ? red.points : "",
    isBegun ? blue.points : "",
    nameOf(blue.fighter),
    teamOf(blue.fighter),
    nameOf(bout.winner?.uuid),
    isOver ? words.how(methodOf(bout)) : "",
    isOver ? words.technique(bout.result?.technique) : "",
    hallTime(bout.startedAt),
    hallTime(bout.finishedAt),
  ];
}

function entryCells(facts: EventFacts, { category }: CategoryFacts, fighter: Fighter) {
  const { people, weighIns } = facts;
  const words = facts.words.event;
  const person = people.get(fighter.uuid);
  const weighIn = weighIns.get(weighInKey(category.uuid, fighter.uuid));
  return [
    category.title,
    ownName(person, fighter),
    born(facts, person),
    words.sex(person?.sex ?? null),
    fighter.team?.name ?? "",
    person?.city ?? "",
    person?.region ?? "",
    person?.coach ?? "",
    person?.rank ?? "",
    words.belt(person?.belt ?? null),
    person?.licence ?? "",
    person?.phone ?? "",
    words.weighed(weighIn?.state),
    weighIn?.weight ?? fighter.weight ?? "",
  ];
}

function teamRows({ competition }: EventFacts): Rows {
  const teams = competition === undefined ? [] : teamStandings(competition);
  return teams.map(({ place, name, city, points, firsts, seconds, thirds }) => [
    place,
    name,
    city ?? "",
    points,
    firsts,
    seconds,
    thirds,
  ]);
}

export type NamedStanding = Omit<TeamStanding, "team"> & {
  readonly name: string;
  readonly city: string | null;
};

/** Teams by place, those level by their name; `open` are athletes whose categories are not over yet. */
export function teamStandings(
  competition: PresentedCompetition,
  open: readonly TeamResult[] = [],
): NamedStanding[] {
  const { formula, adjustments } = competition.teamScoring;
  const given = adjustments.map(({ team, points }) => ({ team: team.id, points }));
  const fighters = competition.categories.flatMap((category) => category.fighters);
  const known = new Map(
    [...fighters, ...adjustments].flatMap(({ team }) => (team === null ? [] : [[team.id, team] as const])),
  );
  return teamRanking([...teamResults(competition), ...open], formula, given)
    .map(({ team, ...row }) => {
      const { name = "", city = null } = known.get(Number(team)) ?? {};
      return { ...row, name, city };
    })
    .toSorted((one, other) => one.place - other.place || collator.compare(one.name, other.name));
}
