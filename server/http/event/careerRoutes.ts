import { z } from "zod";
import { uuidSchema } from "#contract/entity.ts";
import type { Deps } from "../../environment/deps.ts";
import type { Snapshots } from "../../snapshots/competitionSnapshots.ts";
import { readCareer } from "../../usecases/event/readCareer.ts";
import { parseInput } from "../parse.ts";
import type { Route } from "../route.ts";

const querySchema = z.object({ against: uuidSchema.optional() });

/** The same for everybody: what the public sees, whoever asks. Nobody known has an empty career. */
export function careerRoutes(deps: Deps, snapshots: Snapshots): Route[] {
  return [
    {
      method: "GET",
      url: "/api/fighters/:uuid/career",
      ignoresToken: true,
      handle: async ({ params, request, reply }) => {
        const { against } = parseInput(querySchema, request.query);
        reply.header("cache-control", "no-store");
        return { data: await readCareer(deps, snapshots, { fighter: params["uuid"] ?? "", against }) };
      },
    },
  ];
}
