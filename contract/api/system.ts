import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const tag = "system";
const access = "open";
const method = "GET";

export const system = {
  health: endpoint({
    tag,
    access,
    method,
    path: "/health",
    summary: "Whether the server works",
    answer: z.looseObject({ status: z.string() }),
  }),
  time: endpoint({
    tag,
    access,
    method,
    path: "/time",
    summary: "The time of the server",
    answer: z.object({ serverTime: z.number() }),
  }),
  description: endpoint({
    tag,
    access,
    method,
    path: "/openapi.json",
    summary: "This description",
    answer: z.looseObject({}),
  }),
  docs: endpoint({ tag, access, method, path: "/docs", summary: "This description as a page" }),
};
