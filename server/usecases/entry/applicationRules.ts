import type { Transaction } from "kysely";
import { isAdmin, type Viewer } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { entryProblems, type EntryProblem } from "#domain/entry/eligibility.ts";
import { findProfileById, hasConsent, type FoundApplication } from "../../persistence/entry/people.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { fieldError, invalid, invalidFields, worded, type WordedProblem } from "../../query/refusal.ts";

const MESSAGES: Readonly<Record<EntryProblem["code"], readonly [field: string, message: string]>> = {
  "sex-unknown": ["profile", "The sex of the athlete is not known"],
  "birth-date-unknown": ["profile", "The birth date of the athlete is not known"],
  "other-sex": ["category", "The category is for the other sex"],
  "too-young": ["category", "The athlete is too young for the category"],
  "too-old": ["category", "The athlete is too old for the category"],
  "too-heavy": ["weight", "The weight is above the limit of the category"],
};

/** What an organiser may overrule and nobody else: the deadline, the limits of the category, the consent (EN1–EN5). */
export async function checkApplication(
  trx: Transaction<Tables>,
  viewer: Viewer,
  after: FoundApplication,
  today: string,
): Promise<Result<undefined, WordedProblem>> {
  if (isAdmin(viewer)) return ok(undefined);
  // Who was asked for a correction may still make it.
  if (!isRegistrationOpen(after, today) && !after.needs_change)
    return refuse(worded("ForbiddenError", "Registration is closed", { code: "registration-closed" }));
  if (!(await hasConsent(trx, after.profile_id, "processing")))
    return refuse(invalid("Consent to process the data is missing", { code: "consent-missing" }));
  const profile = await findProfileById(trx, after.profile_id);
  if (after.category_id === null || profile === undefined) return ok(undefined);
  const problems = entryProblems(
    {
      birthDate: profile.birth_date ?? undefined,
      sex: profile.gender ?? undefined,
      weight: after.weight ?? undefined,
    },
    {
      sex: after.sex ?? undefined,
      ageMin: after.age_min ?? undefined,
      ageMax: after.age_max ?? undefined,
      weightMax: after.weight_max ?? undefined,
    },
    after.date_of_event ?? today,
  );
  if (problems.length === 0) return ok(undefined);
  const errors = problems.map(({ code }) => fieldError([MESSAGES[code][0]], MESSAGES[code][1]));
  return refuse(invalidFields(errors));
}

type Registration = Pick<FoundApplication, "registration_open" | "registration_until">;

/** Up to and including the last day. */
export function isRegistrationOpen(event: Registration, today: string): boolean {
  return event.registration_open && (event.registration_until ?? today) >= today;
}

/** Whether the owner may still change it, and take it back (PE6, EN5). */
export function rightsOf(application: FoundApplication, today: string) {
  const isUndrawn = application.draw === null;
  const isInTime = isRegistrationOpen(application, today) || application.needs_change;
  return {
    canChange: application.state === "new" && isUndrawn && isInTime,
    canWithdraw: (application.state === "new" || application.state === "accepted") && isUndrawn,
  };
}
