import type { Certificate } from "#contract/awarding/awarding.ts";
import { hasComeAlone, podium, readiness } from "#domain/awarding/podium.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { findNamedEntrants } from "../../persistence/draw/entrantRows.ts";
import { findKeptUuid } from "../../persistence/entry/personMerges.ts";
import { findEventById } from "../../persistence/event/eventRows.ts";
import { loadCategoryState } from "../category/categoryState.ts";
import { findOperatedCategory } from "../shared/operated.ts";

export type CertificateProblem = {
  readonly code: "not-found" | "forbidden" | "bouts-left" | "tied";
};

/** One for everybody on the podium, or for the one who is asked for. A person's own name, whatever the public is shown. */
export async function readCertificates(
  deps: Pick<Deps, "db">,
  viewer: Identity,
  categoryUuid: string,
  fighterUuid?: string,
): Promise<Result<readonly Certificate[], CertificateProblem>> {
  const found = await findOperatedCategory(deps.db, viewer, categoryUuid);
  if (!found.ok) return found;
  const { category, competition } = found.value;
  const people = await findNamedEntrants(deps.db, category.id);
  const state = await loadCategoryState(deps.db, category.id);
  if (state === undefined && !hasComeAlone(people)) return refuse({ code: "bouts-left" });
  const awarded = state ?? { entrants: people, bouts: [] };
  const { status } = readiness(awarded);
  if (status !== "ready") return refuse({ code: status === "tied" ? "tied" : "bouts-left" });
  const event =
    competition.event_id === null ? undefined : await findEventById(deps.db, competition.event_id);
  const asked = fighterUuid === undefined ? undefined : await findKeptUuid(deps.db, fighterUuid);
  const certificates = podium(awarded).flatMap(({ uuid, place }): Certificate[] => {
    const person = people.find((one) => one.uuid === uuid);
    if (person === undefined || (asked !== undefined && asked !== uuid)) return [];
    return [
      {
        fighter: uuid,
        place,
        name: [person.first_name, person.last_name].filter(Boolean).join(" "),
        team: [person.team_name, person.team_city].filter(Boolean).join(", "),
        category: category.title,
        event: event?.name ?? competition.title,
        venue: [event?.city, event?.venue].filter(Boolean).join(", "),
        day: event?.date_of_event ?? null,
      },
    ];
  });
  return certificates.length === 0 ? refuse({ code: "not-found" }) : ok(certificates);
}
