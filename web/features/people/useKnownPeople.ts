import type { KnownPerson } from "#contract/entry/knownPerson.ts";
import { SHORTEST_SEARCH } from "#domain/search/search.ts";
import { useAnswer } from "#web/platform/session/useAnswer.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";

const PAUSE_MS = 250;

type Typed = { readonly name: string; readonly birthDate?: string };

/** Whom a name may mean, asked for once typing pauses; undefined until it is known, and where too little is typed (PS23). */
export function useKnownPeople(
  competitionUuid: string,
  { name, birthDate }: Typed,
): readonly KnownPerson[] | undefined {
  const api = useBackgroundApi();
  const wanted = { name: name.trim(), birthDate: birthDate || null };
  const key = wanted.name.length < SHORTEST_SEARCH ? undefined : JSON.stringify(wanted);
  const found = useAnswer(key, async () => (await api.roll.known(competitionUuid, { data: wanted })).data, {
    pauseMs: PAUSE_MS,
  });
  return found?.answer;
}
