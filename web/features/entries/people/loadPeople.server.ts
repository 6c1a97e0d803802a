import { apiFor, type ServerArgs } from "#web/platform/session/apiFor.server.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import type { People } from "./PeopleDesk.tsx";

/** What the address asks for: a person, a pair, or the first of the pairs. Who is gone since is not shown. */
export async function loadPeople(args: ServerArgs, uuid: string, query: URLSearchParams): Promise<People> {
  const { persons } = apiFor(args);
  const { data: suspects } = await answerOf(persons.suspects(uuid));
  const isAlike = query.get("view") === "alike";
  const asked = query.get("pair") ?? "";
  const pair = suspects.pairs.find(({ one, other }) => `${one}.${other}` === asked) ?? suspects.pairs.at(0);
  const person = query.get("person");
  return {
    suspects,
    isAlike,
    isPairAsked: isAlike && asked !== "",
    card: isAlike || person === null ? undefined : await orNothing(persons.find(uuid, person)),
    preview:
      isAlike && pair !== undefined
        ? await orNothing(persons.preview(uuid, { data: { one: pair.one, other: pair.other } }))
        : undefined,
  };
}

const orNothing = <Data>(call: Promise<{ readonly data: Data }>): Promise<Data | undefined> =>
  call.then(
    ({ data }) => data,
    () => undefined,
  );
