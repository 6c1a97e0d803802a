import { personLinks, seasons } from "#contract/api/seasons.ts";
import { ok } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { findPersonLinks } from "../../usecases/entry/findPersonLinks.ts";
import { linkPeople, tellPeopleApart, undoLink } from "../../usecases/entry/linkPeople.ts";
import { readClub } from "../../usecases/season/readClub.ts";
import { readRanking } from "../../usecases/season/readRanking.ts";
import { createSeasonBook } from "../../usecases/season/seasonBook.ts";
import type { Route } from "../route.ts";
import { asData, serve } from "../serve.ts";

/** What is counted over several events, and who is one person over them. */
export function seasonRoutes(deps: Deps): Route[] {
  const book = createSeasonBook(deps);
  return [
    serve(seasons.ranking, async ({ params, query, viewer }) =>
      asData(await readRanking(deps, book, viewer, { id: params.id, ...query })),
    ),
    serve(seasons.club, async ({ params }) => asData(await readClub(deps, book, params.club))),
    serve(personLinks.find, async () => ok({ data: await findPersonLinks(deps) })),
    serve(personLinks.link, async ({ viewer, body }) =>
      asData(await linkPeople(deps, viewer, body.data.pairs)),
    ),
    serve(personLinks.undo, async ({ viewer, params }) => asData(await undoLink(deps, viewer, params.id))),
    serve(personLinks.tellApart, async ({ viewer, body }) =>
      asData(await tellPeopleApart(deps, viewer, body.data)),
    ),
  ];
}
