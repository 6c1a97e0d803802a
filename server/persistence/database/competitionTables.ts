import type { Generated, Insertable, Selectable } from "kysely";
import type { BoutState, CategoryStatus, CompetitionStatus } from "#contract/competition/entity.ts";
import type { SeasonChoice } from "#contract/season/season.ts";
import type { Locale } from "#contract/locale.ts";
import type { PaperKind, PaperWish } from "#contract/paper/paper.ts";
import type { Entry, Json, JsonOrNull, JsonWithDefault } from "./columns.ts";

type EventStatus = "draft" | "registration_open" | "registration_closed" | "in_progress" | "finished";
export type Sex = "m" | "f";

export type TeamTable = Entry & {
  uuid: string;
  name: string;
  city: string | null;
  country: string | null;
  coach: string | null;
  logo: string | null;
  /** Entered or checked by the organiser. */
  is_official: Generated<boolean>;
};

export type EventTable = Entry & {
  name: string;
  date_of_event: string | null;
  show_competition: Generated<boolean>;
  city: string | null;
  venue: string | null;
  address: string | null;
  /** HTML, sanitised before it is written. */
  description: string | null;
  status: Generated<EventStatus>;
  /** Until then only officials see it; neither entries nor the competition are open (EV6). */
  is_published: Generated<boolean>;
  registration_open: Generated<boolean>;
  registration_until: string | null;
  info: JsonOrNull;
  /** Poster, logo and colour; empty: as every event looks. */
  look: JsonOrNull;
  /** What an entry costs by day; empty: the organiser takes no fees here. */
  pricing: JsonOrNull;
  /** Private. */
  internal_note: string | null;
  /** The event it was made after; what became of that since is no business of this one (EV10). */
  copied_from: number | null;
  /** Made by who asked for the copy. */
  copy_id: string | null;
  /** The event this one is a copy of for practice; such a copy is in no list and tells nobody (RH2). */
  rehearsal_of: number | null;
  /** Whether everybody who has its address sees the rehearsal. */
  is_rehearsal_open: Generated<boolean>;
};

/** How a rehearsal is played: by one server at a time, which says every few seconds that it is there. */
export type RehearsalTable = {
  event_id: number;
  /** How many minutes of the hall pass in one of ours. */
  speed: number;
  is_playing: Generated<boolean>;
  /** Who let it play: the acts of its tables are theirs. */
  actor_id: number | null;
  made_ms: number;
  player: string | null;
  player_seen_ms: number | null;
};

export type EventTeamTable = { event_id: number; team_id: number };

export type CompetitionTable = Entry & {
  uuid: string;
  title: string;
  status: Generated<CompetitionStatus>;
  /** At most one competition an event. */
  event_id: number | null;
  rules: JsonOrNull;
  commercials: JsonWithDefault;
  scoreboard_type: string | null;
  /** How teams are counted; empty: as the product does by default. */
  team_formula: JsonOrNull;
  /** Days, sessions, breaks and places of categories; empty: nobody has made one. */
  programme: JsonOrNull;
  /** Which format for how many athletes; empty: the usual ones. */
  formats: JsonOrNull;
  /** What papers need and nothing else tells; empty: nobody has written it. */
  papers: JsonOrNull;
};

/** A paper as it was made: the number and the code it was handed out with, and what stood on it. */
export type PaperEditionTable = {
  id: string;
  competition_id: number;
  kind: PaperKind;
  /** Of one category only. */
  category_uuid: string | null;
  /** A3 sheets are other editions than A4 ones. */
  sheet_size: PaperWish["size"];
  /** What it is written in. */
  locale: Generated<Locale>;
  edition: number;
  made_ms: number;
  actor_id: number | null;
  code: string;
  is_draft: boolean;
  /** The name of its files without the ending. */
  file: string;
  /** Empty when it is not kept any more: a working paper was replaced, or somebody in it was forgotten (PD8). */
  content: JsonOrNull;
};

/** What the scale showed for an athlete in a category; an entry of their own carries the same state. */
export type WeighInTable = {
  category_id: number;
  fighter_id: number;
  state: "not_weighed" | "passed" | "overweight" | "no_show";
  weight: number | null;
  attempts: number;
  has_papers: boolean;
  /** Of a pass: what the athlete's weight was until then. */
  weight_before: number | null;
  at_ms: number;
  actor_id: number | null;
};

/** A list an organiser wrote: how much it made, and which rows, by which it is taken back. */
export type EntryListTable = {
  /** Made by who sent it. */
  id: string;
  competition_id: number;
  actor_id: number | null;
  at_ms: number;
  counts: Json;
  made: Json;
  undone_ms: number | null;
};

/** Categories that were merged or split, and what they were before (CT29). */
export type RegroupingTable = {
  /** Made by who sent it. */
  id: string;
  competition_id: number;
  /** Titles, for whoever may want it undone. */
  told: Json;
  /** The rows as they were; numbers and titles, no names. */
  before: Json;
  /** What they were left as. */
  after: Json;
  actor_id: number | null;
  at_ms: number;
  undone_ms: number | null;
};

export type CarpetTable = Entry & {
  uuid: string;
  competition_id: number;
  name: string;
  number: number | null;
  position: Generated<number>;
};

export type CategoryTable = Entry & {
  uuid: string;
  competition_id: number;
  position: Generated<number>;
  title: string;
  status: Generated<CategoryStatus>;
  format: string | null;
  draw: JsonOrNull;
  /** Orders of athletes equal on all rules, as people decided them. */
  tie_decisions: JsonOrNull;
  bout_seconds: number | null;
  sex: Sex | null;
  age_min: number | null;
  age_max: number | null;
  level: string | null;
  style: string | null;
  weight_min: number | null;
  weight_max: number | null;
  /** Of a merged category: the one its athletes are in now (CT27). */
  merged_into: number | null;
};

/** A person of an event: every category they are in, every bout and every weighing hangs on this one row (ADR 67). */
export type FighterTable = Entry & {
  uuid: string;
  last_name: string;
  first_name: string | null;
  weight: number | null;
  sex: Sex | null;
  city: string | null;
  belt: string | null;
  level: string | null;
  experience_years: number | null;
  team_id: number | null;
  /** Private, like all that follows. */
  profile_id: number | null;
  birth_date: string | null;
  /** What a list tells when it has no date; the date counts where there is one. */
  birth_year: number | null;
  middle_name: string | null;
  region: string | null;
  coach: string | null;
  /** Of the sport's classification: «1 юн.», «КМС». */
  rank: string | null;
  /** The number of a federation's licence. */
  licence: string | null;
  phone: string | null;
  /** The person's name while the one above is only a number, for want of consent to publish it. */
  real_last_name: string | null;
  real_first_name: string | null;
  /** Private. An organiser stated that a signed consent to publish the name is at hand. */
  has_consent: Generated<boolean>;
  /** The record this one was found to be the same person as; everything that hung on it hangs there now (PS9). */
  merged_into: number | null;
  /** Of a copy of a person: the rehearsal they are in, and nowhere else (RH3). */
  rehearsal_id: number | null;
};

export type CategoryFighterTable = { category_id: number; fighter_id: number; position: number };

export type FightingTable = Entry & {
  uuid: string;
  competition_id: number;
  category_id: number;
  /** Order in the competition. */
  position: number;
  /** The label people call the bout by; it does not change when the order does. */
  number: number | null;
  carpet_id: number | null;
  carpet_position: number | null;
  stage: string | null;
  round: number | null;
  /** The bout's id inside the category's draw. */
  bracket_id: string | null;
  slots: JsonOrNull;
  /** Null while it is not known who comes out of the bouts before. */
  red_fighter_id: number | null;
  blue_fighter_id: number | null;
  state: Generated<BoutState>;
  points: JsonWithDefault;
  cause: "points" | "submission" | null;
  winner_id: number | null;
  result: JsonOrNull;
  started_at: string | null;
  finished_at: string | null;
};

export type PartnerTable = Entry & {
  name: string;
  description: string | null;
  url: string | null;
  logo: string | null;
  level: string | null;
  position: Generated<number>;
};

export type PageTable = Entry & {
  slug: string;
  title: string;
  /** HTML, sanitised before it is written. */
  content: Generated<string>;
};

/** Weight classes an organiser made. */
export type WeightTableTable = Entry & {
  title: string;
  sex: "m" | "f" | null;
  age_min: number;
  age_max: number | null;
  limits_kg: Json;
  is_open_above: Generated<boolean>;
};

/** Events that are ranked together, and how (RK1). What came of it is counted, never stored. */
export type SeasonTable = Entry & {
  title: string;
  /** The first and the last day, as YYYY-MM-DD. */
  starts_on: string;
  ends_on: string;
  choice: Generated<SeasonChoice>;
  /** Which events and what they weigh. */
  events: Json;
  formula: Json;
  is_published: Generated<boolean>;
};

export type PaperEditionRow = Selectable<PaperEditionTable>;
export type EventRow = Selectable<EventTable>;
export type TeamRow = Selectable<TeamTable>;
export type CompetitionRow = Selectable<CompetitionTable>;
export type CarpetRow = Selectable<CarpetTable>;
export type CategoryRow = Selectable<CategoryTable>;
export type FighterRow = Selectable<FighterTable>;
export type FightingRow = Selectable<FightingTable>;
export type PartnerRow = Selectable<PartnerTable>;
export type PageRow = Selectable<PageTable>;
export type WeightTableRow = Selectable<WeightTableTable>;
export type SeasonRow = Selectable<SeasonTable>;

export type NewFighting = Insertable<FightingTable>;
