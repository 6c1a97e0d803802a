import { importRequestSchema, moveRequestSchema, weighRequestSchema } from "#contract/roll.ts";
import type { Deps } from "../../environment/deps.ts";
import { importAthletes } from "../../usecases/entry/importAthletes.ts";
import { moveFighter } from "../../usecases/entry/moveFighter.ts";
import { readRoll } from "../../usecases/entry/readRoll.ts";
import { weighFighter } from "../../usecases/entry/weighFighter.ts";
import { answer } from "../problem.ts";
import { parseWrite } from "../parse.ts";
import type { Call, Route } from "../route.ts";

const OF = "/api/competitions/uuid/:uuid";

/** Who competes in which category, and what the scale says. */
export function rollRoutes(deps: Deps): Route[] {
  return [
    {
      method: "GET",
      url: `${OF}/roll`,
      handle: async ({ viewer, params, reply }) => {
        reply.header("cache-control", "no-store");
        return answer(await readRoll(deps, viewer, params["uuid"] ?? ""));
      },
    },
    post("weigh-ins", async ({ viewer, params, request }) => {
      const { data } = parseWrite(weighRequestSchema, request.body);
      return answer(await weighFighter(deps, viewer, params["uuid"] ?? "", data));
    }),
    post("moves", async ({ viewer, params, request }) => {
      const { data } = parseWrite(moveRequestSchema, request.body);
      return answer(await moveFighter(deps, viewer, params["uuid"] ?? "", data));
    }),
    post("athletes", async ({ viewer, params, request }) => {
      const { data } = parseWrite(importRequestSchema, request.body);
      return answer(await importAthletes(deps, viewer, params["uuid"] ?? "", data.athletes));
    }),
  ];
}

const post = (what: string, handle: (call: Call) => Promise<unknown>): Route => ({
  method: "POST",
  url: `${OF}/${what}`,
  handle,
});
