import { lists } from "#contract/api/lists.ts";
import type { Deps } from "../../environment/deps.ts";
import { readFormerPeople } from "../../usecases/entry/formerPeople.ts";
import { readListBasis } from "../../usecases/entry/readListBasis.ts";
import { undoList } from "../../usecases/entry/undoList.ts";
import { writeList } from "../../usecases/entry/writeList.ts";
import type { Route } from "../route.ts";
import { asData, serve } from "../serve.ts";

/** Lists of athletes: what they are compared with, the writing of one, and its undo. */
export function listRoutes(deps: Deps): Route[] {
  return [
    serve(lists.basis, async ({ viewer, params, reply }) => {
      reply.header("cache-control", "no-store");
      return asData(await readListBasis(deps, viewer, params.uuid));
    }),
    serve(lists.former, async ({ viewer, params, reply }) => {
      reply.header("cache-control", "no-store");
      return asData(await readFormerPeople(deps, viewer, params.uuid));
    }),
    serve(lists.write, async ({ viewer, params, body }) =>
      asData(await writeList(deps, viewer, params.uuid, body.data)),
    ),
    serve(lists.undo, async ({ viewer, params }) =>
      asData(await undoList(deps, viewer, params.uuid, params.list)),
    ),
  ];
}
