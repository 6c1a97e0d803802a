import { teamSchema } from "../event/content.ts";
import { listOf } from "../envelope.ts";
import { entryOfferSchema, ownEntriesSchema } from "../entry/profile.ts";
import { copyAnswerSchema, copyRequestSchema } from "../event/copy.ts";
import { statsAnswerSchema, statsQuerySchema } from "../event/stats.ts";
import { inPageLocale } from "./pageLocale.ts";
import { endpoint } from "./endpoint.ts";

const method = "GET";

/** What is asked about an event beyond the entry itself. */
export const events = {
  entry: endpoint({
    tag: "people",
    access: "signed-in",
    method,
    path: "/events/:id/entry",
    summary: "The categories one may enter",
    answer: entryOfferSchema,
  }),
  ownEntries: endpoint({
    tag: "people",
    access: "signed-in",
    method,
    path: "/events/:id/own-entries",
    summary: "How many of its people the account has entered, and how many entries wait",
    answer: ownEntriesSchema,
  }),
  stats: endpoint({
    tag: "hall",
    access: "admin",
    right: "organise",
    method,
    path: "/events/:id/stats",
    summary: "The figures of an event, for admins",
    query: statsQuerySchema,
    answer: statsAnswerSchema,
  }),
  teams: endpoint({
    tag: "live",
    access: "anybody",
    method,
    path: "/events/:id/teams",
    summary: "The teams of an event",
    answer: listOf(teamSchema),
  }),
  copy: endpoint({
    tag: "hall",
    access: "admin",
    method: "POST",
    path: "/events/:id/copy",
    summary: "Make another event like this one, without anybody in it; once an id",
    body: copyRequestSchema,
    answer: copyAnswerSchema,
    status: 201,
    problems: { "id-reused": 409 },
  }),
};

const picture = { tag: "live", access: "anybody", method, query: inPageLocale } as const;

/** Pictures that other sites show beside a link. */
export const pictures = {
  ofEvent: endpoint({
    ...picture,
    path: "/events/:id/share.png",
    summary: "A picture of an event for shared links",
  }),
  ofCategory: endpoint({
    ...picture,
    path: "/events/:id/categories/:uuid/share.png",
    summary: "A picture of a category",
  }),
  ofFighter: endpoint({
    ...picture,
    path: "/events/:id/fighters/:uuid/share.png",
    summary: "A picture of an athlete's result",
  }),
  ofBout: endpoint({
    ...picture,
    path: "/events/:id/bouts/:uuid/share.png",
    summary: "A picture of a bout",
  }),
};
