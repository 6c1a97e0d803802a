import type { Locale } from "#contract/locale.ts";
import type { DiplomaList, DiplomaValues } from "#contract/paper/diploma.ts";
import { hasComeAlone, podium, readiness } from "#domain/awarding/podium.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { diplomaOf, diplomaValues, printedDiplomas } from "../../papers/forms/diplomas.ts";
import type { Paper } from "../../papers/paper.ts";
import type { PaperData } from "../../papers/paperData.ts";
import { fullName } from "../../papers/parts.ts";
import { findNamedEntrants } from "../../persistence/draw/entrantRows.ts";
import { findKeptUuid } from "../../persistence/entry/personMerges.ts";
import { loadCategoryState } from "../category/categoryState.ts";
import { withImages } from "../paper/images.ts";
import { readPaperData } from "../paper/readPaperData.ts";
import { findOperatedCategory } from "../shared/operated.ts";

export type CertificateProblem = {
  readonly code: "not-found" | "forbidden" | "bouts-left" | "tied";
};

type Asked = {
  readonly category: string;
  readonly fighter?: string | undefined;
  readonly locale: Locale;
};
type ReadDeps = Pick<Deps, "db" | "now" | "config">;
type Read = { readonly data: PaperData; readonly category: string; readonly people: readonly Awarded[] };
type Awarded = { readonly fighter: string; readonly name: string; readonly values: DiplomaValues };

/** What stands on the diplomas of a podium, to be drawn by a page. */
export async function readCertificates(
  deps: ReadDeps,
  viewer: Identity,
  asked: Asked,
): Promise<Result<DiplomaList, CertificateProblem>> {
  const read = await readAwarded(deps, viewer, asked);
  if (!read.ok) return read;
  const { data, category, people } = read.value;
  return ok({ category, diploma: diplomaOf(data), people });
}

/** The same as a paper, of everybody on the podium or of the one who is asked for. */
export async function certificatePaper(
  deps: ReadDeps,
  viewer: Identity,
  asked: Asked,
): Promise<Result<Paper, CertificateProblem>> {
  const read = await readAwarded(deps, viewer, asked);
  if (!read.ok) return read;
  const { data, people } = read.value;
  const paper = printedDiplomas(
    data,
    people.map(({ values }) => values),
  );
  return ok(await withImages(deps, paper));
}

/** One for everybody on the podium, or for the one who is asked for. A person's own name, whatever the public is shown. */
async function readAwarded(
  deps: ReadDeps,
  viewer: Identity,
  { category: categoryUuid, fighter: fighterUuid, locale }: Asked,
): Promise<Result<Read, CertificateProblem>> {
  const found = await findOperatedCategory(deps.db, viewer, categoryUuid, "announce");
  if (!found.ok) return found;
  const { category, competition } = found.value;
  const people = await findNamedEntrants(deps.db, category.id);
  const state = await loadCategoryState(deps.db, category.id);
  if (state === undefined && !hasComeAlone(people)) return refuse({ code: "bouts-left" });
  const awarded = state ?? { entrants: people, bouts: [] };
  const { status } = readiness(awarded);
  if (status !== "ready") return refuse({ code: status === "tied" ? "tied" : "bouts-left" });
  const data = await readPaperData(deps, competition.id, locale);
  if (data === undefined) return refuse({ code: "not-found" });
  const title = data.words.names.category(category.title);
  const asked = fighterUuid === undefined ? undefined : await findKeptUuid(deps.db, fighterUuid);
  const awardedPeople = podium(awarded).flatMap(({ uuid, place }): Awarded[] => {
    const person = data.people.get(uuid);
    if (person === undefined || (asked !== undefined && asked !== uuid)) return [];
    const values = diplomaValues(data, person, { place, category: title });
    return [{ fighter: uuid, name: fullName(person), values }];
  });
  return awardedPeople.length === 0
    ? refuse({ code: "not-found" })
    : ok({ data, category: title, people: awardedPeople });
}
