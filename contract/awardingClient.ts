import {
  awardingAnswerSchema,
  awardingDoneSchema,
  certificateListSchema,
  type AwardingRequest,
  type MedalStock,
} from "./awarding.ts";
import { segment } from "./envelope.ts";
import type { Calls } from "./personalClient.ts";

/** The podium as its officials run it. */
export function awardingCalls({ get, post, put }: Pick<Calls, "get" | "post" | "put">) {
  const ofCompetition = (uuid: string) => `/competitions/uuid/${segment(uuid)}`;
  return {
    of: (competitionUuid: string) => get(`${ofCompetition(competitionUuid)}/awarding`, awardingAnswerSchema),
    act: (categoryUuid: string, body: AwardingRequest) =>
      post(`/categories/${segment(categoryUuid)}/awarding`, awardingDoneSchema, body),
    certificates: (categoryUuid: string) =>
      get(`/categories/${segment(categoryUuid)}/certificates`, certificateListSchema),
    countStock: (competitionUuid: string, stock: MedalStock) =>
      put(`${ofCompetition(competitionUuid)}/medals`, awardingDoneSchema, { data: stock }),
  };
}
