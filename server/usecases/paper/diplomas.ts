import type { Locale } from "#contract/locale.ts";
import type { Diploma, DiplomaAnswer } from "#contract/paper/diploma.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { keptDiploma, spokenDiploma, spokenValues } from "../../papers/forms/diplomaBraces.ts";
import { diplomaOf, printedDiplomas, sampleValues, usualDiploma } from "../../papers/forms/diplomas.ts";
import type { Paper } from "../../papers/paper.ts";
import type { PaperData } from "../../papers/paperData.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { wordsOf } from "../../words/words.ts";
import { withImages } from "./images.ts";
import { changeSettings, type PaperDeps } from "./papers.ts";
import { readPaperData } from "./readPaperData.ts";

type Gone = { readonly code: "not-found" };

const answerOf = (data: PaperData): DiplomaAnswer => ({
  diploma: spokenDiploma(data.words, diplomaOf(data)),
  usual: spokenDiploma(data.words, usualDiploma(data)),
  sample: spokenValues(data.words, sampleValues(data)),
});

/** How diplomas look now, with somebody to try them on; in the words of the language of the page. */
export async function readDiploma(
  deps: Pick<Deps, "db" | "now" | "config">,
  uuid: string,
  locale: Locale,
): Promise<Result<DiplomaAnswer, Gone>> {
  const data = await dataOf(deps, uuid, locale);
  return data === undefined ? refuse({ code: "not-found" }) : ok(answerOf(data));
}

export async function saveDiploma(
  deps: PaperDeps,
  viewer: Identity,
  uuid: string,
  { diploma, locale }: { readonly diploma: Diploma | null; readonly locale: Locale },
): Promise<Result<DiplomaAnswer, Gone>> {
  const saved = await changeSettings(deps, viewer, uuid, (settings) => ({
    ...settings,
    diploma: diploma === null ? undefined : keptDiploma(wordsOf(locale), diploma),
  }));
  return saved.ok ? await readDiploma(deps, uuid, locale) : saved;
}

/** A diploma nobody has saved yet, with the longest name there is. */
export async function tryDiploma(
  deps: Pick<Deps, "db" | "now" | "config">,
  uuid: string,
  { diploma, locale }: { readonly diploma: Diploma; readonly locale: Locale },
): Promise<Result<Paper, Gone>> {
  const data = await dataOf(deps, uuid, locale);
  if (data === undefined) return refuse({ code: "not-found" });
  const kept = keptDiploma(data.words, diploma);
  return ok(await withImages(deps, printedDiplomas(data, [sampleValues(data)], kept)));
}

async function dataOf(
  deps: Pick<Deps, "db" | "now" | "config">,
  uuid: string,
  locale: Locale,
): Promise<PaperData | undefined> {
  const competition = await findCompetitionByUuid(deps.db, uuid);
  return competition && (await readPaperData(deps, competition.id, locale));
}
