import type { Transaction } from "kysely";
import { hasRight, type Viewer } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { entryProblems, type EntryProblem } from "#domain/entry/eligibility.ts";
import { findProfileById, hasConsent, type FoundApplication } from "../../persistence/entry/people.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { fieldProblem, invalidFields } from "../../query/refusal.ts";
import type { WriteProblem } from "../shared/write.ts";

const FIELDS: Readonly<Record<EntryProblem["code"], "profile" | "category" | "weight">> = {
  "sex-unknown": "profile",
  "birth-date-unknown": "profile",
  "other-sex": "category",
  "too-young": "category",
  "too-old": "category",
  "too-heavy": "weight",
};

/** What an organiser may overrule and nobody else: the deadline, the limits of the category, the consent (EN1–EN5). */
export async function checkApplication(
  trx: Transaction<Tables>,
  viewer: Viewer,
  after: FoundApplication,
  today: string,
): Promise<Result<undefined, WriteProblem>> {
  if (hasRight(viewer, "organise", after.event_id)) return ok(undefined);
  // Who was asked for a correction may still make it.
  if (!isRegistrationOpen(after, today) && !after.needs_change)
    return refuse({ code: "registration-closed" });
  if (!(await hasConsent(trx, after.profile_id, "processing"))) return refuse({ code: "consent-missing" });
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
  return refuse(invalidFields(problems.map(({ code }) => fieldProblem(FIELDS[code], code))));
}

type Registration = Pick<FoundApplication, "registration_open" | "registration_until">;

/** Up to and including the last day. */
export function isRegistrationOpen(event: Registration, today: string): boolean {
  return event.registration_open && (event.registration_until ?? today) >= today;
}

/** Whether the owner may still change it, and take it back (PE6, EN5). */
export function rightsOf(application: FoundApplication, today: string) {
  // Of a closed competition nothing changes any more (EV14).
  const isUndrawn = application.draw === null && application.competition_status !== "closed";
  const isInTime = isRegistrationOpen(application, today) || application.needs_change;
  return {
    canChange: application.state === "new" && isUndrawn && isInTime,
    canWithdraw: (application.state === "new" || application.state === "accepted") && isUndrawn,
  };
}
