import type { Diploma, DiplomaAnswer } from "#contract/paper/diploma.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { diplomaOf, printedDiplomas, sampleValues, usualDiploma } from "../../papers/forms/diplomas.ts";
import type { Paper } from "../../papers/paper.ts";
import type { PaperData } from "../../papers/paperData.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { withImages } from "./images.ts";
import { changeSettings, type PaperDeps } from "./papers.ts";
import { readPaperData } from "./readPaperData.ts";

type Gone = { readonly code: "not-found" };

const answerOf = (data: PaperData): DiplomaAnswer => ({
  diploma: diplomaOf(data),
  usual: usualDiploma(data),
  sample: sampleValues(data),
});

/** How diplomas look now, with somebody to try them on. */
export async function readDiploma(
  deps: Pick<Deps, "db" | "now" | "config">,
  uuid: string,
): Promise<Result<DiplomaAnswer, Gone>> {
  const data = await dataOf(deps, uuid);
  return data === undefined ? refuse({ code: "not-found" }) : ok(answerOf(data));
}

export async function saveDiploma(
  deps: PaperDeps,
  viewer: Identity,
  uuid: string,
  diploma: Diploma | null,
): Promise<Result<DiplomaAnswer, Gone>> {
  const saved = await changeSettings(deps, viewer, uuid, (settings) => ({
    ...settings,
    diploma: diploma ?? undefined,
  }));
  return saved.ok ? await readDiploma(deps, uuid) : saved;
}

/** A diploma nobody has saved yet, with the longest name there is. */
export async function tryDiploma(
  deps: Pick<Deps, "db" | "now" | "config">,
  uuid: string,
  diploma: Diploma,
): Promise<Result<Paper, Gone>> {
  const data = await dataOf(deps, uuid);
  if (data === undefined) return refuse({ code: "not-found" });
  return ok(await withImages(deps, printedDiplomas(data, [sampleValues(data)], diploma)));
}

async function dataOf(
  deps: Pick<Deps, "db" | "now" | "config">,
  uuid: string,
): Promise<PaperData | undefined> {
  const competition = await findCompetitionByUuid(deps.db, uuid);
  return competition && (await readPaperData(deps, competition.id));
}
