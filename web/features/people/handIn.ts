import { currentConsents, PERSON_CONSENTS } from "#contract/entry/consent.ts";
import type { Api } from "#contract/api/client.ts";
import { problemText } from "#texts/problems.ts";
import { errorWords } from "#texts/errors.ts";
import { entry } from "#texts/people/entry.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { newUuid } from "#web/platform/offline/device.ts";
import { chosenOf, type Category, type EntryChoices, type EntryValues, type Person } from "./entryFields.tsx";
import { isInForce } from "./profileFields.tsx";

/** What became of an entry: the applications that were made, and of the other categories why not. */
type HandedIn = { readonly made: readonly string[]; readonly refused: readonly string[] };

/** Sends an entry in all its categories at once; the same again goes under the same id and is written once (EN32). */
export function createSender(api: Api) {
  let sent = { id: "", body: "" };
  return async (choices: EntryChoices, values: EntryValues): Promise<HandedIn> => {
    const { person, categories } = chosenOf(choices, values);
    // The person's papers and consents first: without them the entry would be refused.
    if (person !== undefined) await bringUpToDate(api, person, values);
    const lines = categories.map(({ id }) => ({
      profile: values.profile,
      category: id,
      weight: values.weight ?? null,
      team: values.club ?? null,
      comment: values.comment.trim() === "" ? null : values.comment,
    }));
    const body = JSON.stringify([values.event, lines]);
    if (sent.body !== body) sent = { id: newUuid(), body };
    const { data } = await api.groupEntries.enter(values.event, { data: { id: sent.id, lines } });
    // What was refused may be sent again once its reason is gone.
    sent = { id: "", body: "" };
    return {
      made: data.lines.flatMap((line) => ("application" in line ? [line.application] : [])),
      refused: data.lines.flatMap((line, at) =>
        "problem" in line ? [refusal(categories[at], line.problem)] : [],
      ),
    };
  };
}

const refusal = (category: Category | undefined, code: string): string =>
  entry.refused(
    category === undefined ? entry.oneCategory : titleWords(category.title),
    problemText(code) ?? errorWords.unknown,
  );

async function bringUpToDate(api: Api, { profile, consents }: Person, values: EntryValues): Promise<void> {
  const medicalUntil = values.medicalUntil === "" ? null : values.medicalUntil;
  const insuranceUntil = values.insuranceUntil === "" ? null : values.insuranceUntil;
  if (medicalUntil !== profile.medicalUntil || insuranceUntil !== profile.insuranceUntil)
    await api.profiles.update(profile.documentId, { medicalUntil, insuranceUntil });
  const give = PERSON_CONSENTS.filter((kind) => values[kind] && !isInForce(consents, kind));
  const withdraw = PERSON_CONSENTS.filter((kind) => !values[kind] && isInForce(consents, kind));
  if (give.length > 0 || withdraw.length > 0)
    await api.profiles.changeConsents(profile.documentId, {
      data: { give: currentConsents(give), withdraw },
    });
}
