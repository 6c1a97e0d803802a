import { clientOf } from "./clientOf.ts";
import { collection, everyPage, PAGE } from "./collection.ts";
import { applications, profiles } from "./people.ts";
import type { ApiOptions } from "../call.ts";
import { teamSchema } from "../event/content.ts";
import {
  applicationSchema,
  profileSchema,
  type ApplicationDraft,
  type ProfileDraft,
} from "../entry/profile.ts";
import type { QueryObject } from "../queryString.ts";

const ALL = { pagination: { page: 1, pageSize: PAGE } };
const WITH_TEAM = { populate: "team" };
const APPLICATION_RELATIONS = ["event", "profile", "category", "team", "fighter"];

/** Clubs to choose from, the official ones first. */
export function clubCalls(options: ApiOptions) {
  const teams = collection(options, "teams", { found: teamSchema, written: teamSchema });
  const sort = ["isOfficial:desc", "name"];
  return {
    search: (needle: string, page: number, pageSize: number) =>
      teams.find({
        ...(needle === "" ? {} : { filters: { name: { $containsi: needle } } }),
        sort,
        pagination: { page, pageSize },
      }),
    /** Those whose name holds one of the words. */
    similar: (words: readonly string[], pageSize: number) =>
      teams.find({
        filters: { $or: words.map((word) => ({ name: { $containsi: word } })) },
        sort,
        pagination: { page: 1, pageSize },
      }),
    create: (data: { readonly name: string; readonly city: string | null }) => teams.create(data),
  };
}

export function profileCalls(options: ApiOptions) {
  const entries = collection(options, "profiles", { found: profileSchema, written: profileSchema });
  return {
    ...clientOf(options, profiles),
    find: () => entries.find({ ...WITH_TEAM, ...ALL }),
    create: (data: ProfileDraft) => entries.create(data, WITH_TEAM),
    update: (id: string, data: Partial<ProfileDraft>) => entries.update(id, data, WITH_TEAM),
    remove: entries.remove,
  };
}

export function applicationCalls(options: ApiOptions) {
  const entries = collection(options, "applications", {
    found: applicationSchema,
    written: applicationSchema,
  });
  const populate = APPLICATION_RELATIONS;
  return {
    ...clientOf(options, applications),
    find: (query: QueryObject = {}) => entries.find({ populate, sort: "createdAt:desc", ...ALL, ...query }),
    /** All that wait for the organiser of an event, the newest first (EN13). */
    findPending: (eventId: number) =>
      everyPage(entries.find, {
        populate,
        sort: ["createdAt:desc", "id:desc"],
        filters: { event: { id: { $eq: eventId } }, state: { $eq: "new" } },
      }),
    findOne: (id: string) => entries.findOne(id, { populate }),
    create: (data: ApplicationDraft) => entries.create(data),
    update: (id: string, data: ApplicationDraft) => entries.update(id, data),
  };
}
