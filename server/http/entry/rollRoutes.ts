import { roll } from "#contract/api/roll.ts";
import type { Deps } from "../../environment/deps.ts";
import { createKnownPeople } from "../../usecases/entry/findKnownPeople.ts";
import { moveFighter } from "../../usecases/entry/moveFighter.ts";
import { readRoll } from "../../usecases/entry/readRoll.ts";
import { weighFighter } from "../../usecases/entry/weighFighter.ts";
import type { Route } from "../route.ts";
import { asData, serve } from "../serve.ts";

/** Who competes in which category, and what the scale says. */
export function rollRoutes(deps: Deps): Route[] {
  const findKnown = createKnownPeople(deps);
  return [
    serve(roll.find, async ({ viewer, params, reply }) => {
      reply.header("cache-control", "no-store");
      return asData(await readRoll(deps, viewer, params.uuid));
    }),
    serve(roll.known, async ({ viewer, params, body, reply }) => {
      reply.header("cache-control", "no-store");
      return asData(await findKnown(viewer, params.uuid, body.data));
    }),
    serve(roll.weigh, async ({ viewer, params, body }) =>
      asData(await weighFighter(deps, viewer, params.uuid, body.data)),
    ),
    serve(roll.move, async ({ viewer, params, body }) =>
      asData(await moveFighter(deps, viewer, params.uuid, body.data)),
    ),
  ];
}
