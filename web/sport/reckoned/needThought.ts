import type { Category, Competition } from "#contract/entity.ts";
import { lateCode } from "#web/lateRouter/lateCode.ts";
import type { Thought } from "#web/lateRouter/useThought.ts";
import { decidedMark } from "./decidedSoFar.ts";

const needCode = lateCode(() => import("./fighterNeed.ts"));

type NeedCode = Awaited<ReturnType<typeof needCode.fetch>>;
type Asked = { readonly competition: Competition; readonly category: Category; readonly fighterUuid: string };

export const needThought: Thought<NeedCode, Asked, string> = {
  code: needCode,
  mark: ({ competition }) => decidedMark(competition),
  rev: ({ competition }) => competition.rev,
  think: ({ fighterNeed }, { competition, category, fighterUuid }) =>
    fighterNeed(competition, category, fighterUuid),
  write: (_, words) => words,
  read: (_, written) => (typeof written === "string" ? written : undefined),
};
