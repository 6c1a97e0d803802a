import { persons } from "#contract/api/persons.ts";
import type { Deps } from "../../environment/deps.ts";
import { findSuspects } from "../../usecases/entry/findSuspects.ts";
import { mergeFighters, previewMerge, tellApart } from "../../usecases/entry/mergeFighters.ts";
import { readPerson } from "../../usecases/entry/personCard.ts";
import { undoMerge } from "../../usecases/entry/undoMerge.ts";
import type { Route } from "../route.ts";
import { asData, serve } from "../serve.ts";

/** The people of a competition: who may be one under two records, and what was changed of whom. */
export function personRoutes(deps: Deps): Route[] {
  return [
    serve(persons.suspects, async ({ params }) => asData(await findSuspects(deps, params.uuid))),
    serve(persons.find, async ({ viewer, params }) =>
      asData(await readPerson(deps, viewer, params.uuid, params.fighter)),
    ),
    serve(persons.preview, async ({ params, body }) =>
      asData(await previewMerge(deps, params.uuid, body.data)),
    ),
    serve(persons.merge, async ({ viewer, params, body }) =>
      asData(await mergeFighters(deps, viewer, params.uuid, body.data)),
    ),
    serve(persons.undoMerge, async ({ viewer, params }) =>
      asData(await undoMerge(deps, viewer, params.uuid, params.id)),
    ),
    serve(persons.tellApart, async ({ viewer, params, body }) =>
      asData(await tellApart(deps, viewer, params.uuid, body.data)),
    ),
  ];
}
