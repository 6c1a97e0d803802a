import { z } from "zod";
import type { HttpRequest } from "./call.ts";
import {
  displayAnswerSchema,
  displayLinkAnswerSchema,
  displayListSchema,
  displaySelfAnswerSchema,
  newDisplayAnswerSchema,
  type DisplayChange,
  type DisplayClaim,
  type DisplayLinkRequest,
} from "./display.ts";
import { competitionBriefSchema } from "./entity.ts";
import { writeQueryString } from "./queryString.ts";

type Ask = <Schema extends z.ZodType>(
  method: HttpRequest["method"],
  path: string,
  schema: Schema,
  body?: unknown,
) => Promise<z.infer<Schema>>;

const NEWEST = { sort: "id:desc", pagination: { pageSize: 50 } };
const targetsSchema = z.object({ data: z.array(competitionBriefSchema) });

/** The calls about screens of the hall; `self` is made by the screen, with its own token. */
export function displayCalls(ask: Ask) {
  const ofCompetition = (uuid: string) => `/competitions/uuid/${encodeURIComponent(uuid)}/displays`;
  const ofDisplay = (id: string) => `/displays/${encodeURIComponent(id)}`;
  return {
    open: () => ask("POST", "/displays", newDisplayAnswerSchema, { data: {} }),
    /** What a screen could be given to, the newest first. */
    targets: () => ask("GET", `/competitions${writeQueryString(NEWEST)}`, targetsSchema),
    self: () => ask("GET", "/displays/self", displaySelfAnswerSchema),
    claim: (claim: DisplayClaim) => ask("POST", "/displays/claim", displayAnswerSchema, { data: claim }),
    list: (competitionUuid: string) => ask("GET", ofCompetition(competitionUuid), displayListSchema),
    link: (competitionUuid: string, link: DisplayLinkRequest) =>
      ask("POST", ofCompetition(competitionUuid), displayLinkAnswerSchema, { data: link }),
    change: (id: string, change: DisplayChange) =>
      ask("PUT", ofDisplay(id), displayAnswerSchema, { data: change }),
    revoke: (id: string) => ask("DELETE", ofDisplay(id), z.unknown()),
  };
}
