import { groupAnswerSchema, groupBasisSchema, groupRequestSchema } from "../entry/groupEntry.ts";
import { endpoint } from "./endpoint.ts";

const tag = "people";
const access = "signed-in";
const path = "/events/:id/group-entry";

/** Everybody of an account entered at once. */
export const groupEntries = {
  basis: endpoint({
    tag,
    access,
    method: "GET",
    path,
    summary: "The people of the account: who is entered, who cannot be, and what they entered last time",
    answer: groupBasisSchema,
  }),
  enter: endpoint({
    tag,
    access,
    method: "POST",
    path,
    summary: "Enter several people at once, once an id; every line says what became of it",
    body: groupRequestSchema,
    answer: groupAnswerSchema,
    problems: { "id-reused": 409, "competition-closed": 409 },
  }),
};
