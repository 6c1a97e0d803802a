import { told, type Told } from "./endpoint.ts";

/** Why a write to a collection may be refused, besides `UsualCode`; what does not fit a field of the body is told by its words. */
export const WRITE_PROBLEMS = {
  "nothing-drawn": told("ApplicationError", "At least one category must be drawn"),
  "no-mat": told("ApplicationError", "The competition has no carpet"),
  undecided: told("ApplicationError", "Not everything is decided"),
  "bouts-on-mats": told("ConflictError", "Bouts are on the mats"),
  "acts-waiting": told("ConflictError", "Acts of tables wait for a decision"),
  "no-such-move": told("ApplicationError", "The competition cannot take this status"),
  "admins-only": told("ForbiddenError", "Only an admin may do this"),
  "registration-closed": told("ForbiddenError", "Registration is closed"),
  "consent-missing": told("ValidationError", "Consent to process the data is missing"),
  "fighter-not-in-category": told("ValidationError", "A fighter of a bout must be in its category"),
  "carpet-of-another-competition": told("ValidationError", "The carpet belongs to another competition"),
  "category-of-another-event": told("ValidationError", "The category belongs to another event"),
  "event-not-published": told("ValidationError", "Publish the event first"),
  "category-merged": told("ValidationError", "The category is part of another now"),
  "drawn-already": told("ValidationError", "The category is already drawn"),
  "in-rehearsal": told("ConflictError", "This is a rehearsal"),
  "order-set-mismatch": told("ValidationError", "The order must contain exactly the present fightings"),
  "stale-rev": told("ConflictError", "The competition has changed"),
  "stale-version": told("ConflictError", "The bout has changed"),
  "already-started": told("ConflictError", "The bout has begun"),
  "table-held": told("ConflictError", "A table holds this bout"),
  "time-fixed": told("ConflictError", "Bouts have begun: periods and overtime stay as they are"),
  "competition-closed": told("ConflictError", "The competition is closed"),
  "unknown-fighter": told("ValidationError", "The bout has no such fighter"),
  "winner-required": told("ValidationError", "A cause needs a winner"),
  refused: told("ValidationError", "The rules of the bout do not allow this score"),
  "in-use": told("ConflictError", "The entry is still in use"),
  "values-misfit": told("ValidationError", "The values do not fit together"),
} satisfies Readonly<Record<string, Told>>;
export type WriteCode = keyof typeof WRITE_PROBLEMS;

/** What a rule says of one field of an entry; it goes out in `details.errors`, beside its code. */
export const FIELD_PROBLEMS = {
  "reason-missing": "statusReason must be defined.",
  "sex-unknown": "The sex of the athlete is not known",
  "birth-date-unknown": "The birth date of the athlete is not known",
  "birth-unlikely": "Nobody of this age competes",
  "name-signs": "A name has letters, hyphens, apostrophes, full stops and blanks only",
  "name-not-latin": "This name is written in Latin letters",
  "other-sex": "The category is for the other sex",
  "too-young": "The athlete is too young for the category",
  "too-old": "The athlete is too old for the category",
  "too-heavy": "The weight is above the limit of the category",
  "already-applied": "The athlete has already applied",
  "not-an-upload": "The address is not of a file uploaded here",
  "not-unique": "This attribute must be unique",
} as const;
export type FieldCode = keyof typeof FIELD_PROBLEMS;
