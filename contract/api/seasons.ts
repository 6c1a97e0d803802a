import { z } from "zod";
import {
  linkDoneSchema,
  linkedSchema,
  linkPairSchema,
  linkPeopleSchema,
  personLinksSchema,
} from "../entry/personLink.ts";
import { clubAnswerSchema, rankingAnswerSchema, rankingQuerySchema } from "../season/season.ts";
import { endpoint } from "./endpoint.ts";

const tag = "seasons";
const reading = { tag, access: "anybody", method: "GET" } as const;

/** What is counted over several events; the seasons themselves are a collection. */
export const seasons = {
  ranking: endpoint({
    ...reading,
    path: "/seasons/:id/ranking",
    summary: "The ranking of a season with how the points were made",
    query: rankingQuerySchema,
    answer: rankingAnswerSchema,
  }),
  club: endpoint({
    ...reading,
    path: "/clubs/:club",
    summary: "A club by its uuid or number: athletes, medals, results, coming starts",
    answer: clubAnswerSchema,
  }),
};

const access = "admin";
const path = "/person-links";

/** Records of different events that are one person (ADR 93). */
export const personLinks = {
  find: endpoint({
    tag,
    access,
    method: "GET",
    path,
    summary: "Records of different events that may be one person, and those that were linked",
    answer: personLinksSchema,
  }),
  link: endpoint({
    tag,
    access,
    method: "POST",
    path,
    summary: "Say that records of different events are one person",
    body: linkPeopleSchema,
    answer: linkedSchema,
    problems: { "same-event": 409, "hidden-name": 409 },
  }),
  undo: endpoint({
    tag,
    access,
    method: "POST",
    path: `${path}/:id/undo`,
    summary: "Take such a link back",
    body: z.object({ data: z.strictObject({}) }),
    answer: linkDoneSchema,
    problems: { "already-undone": 409 },
  }),
  tellApart: endpoint({
    tag,
    access,
    method: "POST",
    path: `${path}/two-people`,
    summary: "Say that two records are two people: they are not proposed again",
    body: linkPairSchema,
    answer: linkDoneSchema,
    problems: { "hidden-name": 409 },
  }),
};
