import { events } from "#contract/api/events.ts";
import { groupEntries } from "#contract/api/groupEntries.ts";
import { applications, mergeRequests, profiles } from "#contract/api/people.ts";
import { asThemselves } from "#domain/access/access.ts";
import { ok, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import type { Identity } from "../../auth/identify.ts";
import { changeConsents, readConsents } from "../../usecases/entry/changeConsents.ts";
import { countOwnEntries } from "../../usecases/entry/countOwnEntries.ts";
import { enterGroup } from "../../usecases/entry/enterGroup.ts";
import { decideMerge, listMergeRequests, mergeOwn } from "../../usecases/entry/mergeProfiles.ts";
import { findReadableId } from "../../usecases/entry/readEntries.ts";
import { readGroupBasis } from "../../usecases/entry/readGroupBasis.ts";
import { readOffer } from "../../usecases/entry/readOffer.ts";
import {
  decideApplication,
  readCourse,
  sendMessage,
  withdrawApplication,
} from "../../usecases/entry/talkAboutApplication.ts";
import type { Route } from "../route.ts";
import { asData, serve } from "../serve.ts";

/** What people do with their profiles and entries beyond reading and writing them. */
export function personalRoutes(deps: AccountDeps): Route[] {
  const onOwn = ownIn(deps);
  return [
    serve(events.entry, ({ viewer, params }) => readOffer(deps, viewer, params.id)),
    serve(events.ownEntries, async ({ viewer, actor, params, reply }) => {
      reply.header("cache-control", "no-store");
      return asData(await countOwnEntries(deps, { viewer, accountId: actor.accountId }, params.id));
    }),
    serve(groupEntries.basis, async ({ actor, params }) =>
      asData(await readGroupBasis(deps, actor, params.id)),
    ),
    serve(groupEntries.enter, async (call) =>
      asData(await enterGroup(deps, call, call.params.id, call.body.data)),
    ),
    serve(profiles.consents, (call) => onOwn("profiles", call, (id) => readConsents(deps, id))),
    serve(profiles.changeConsents, (call) =>
      onOwn("profiles", call, (id) => changeConsents(deps, call.actor, id, call.body.data)),
    ),
    serve(profiles.merge, async (call) => asData(await mergeOwn(deps, call, call.params.id, call.body.data))),
    serve(mergeRequests.find, async (call) => ok({ data: await listMergeRequests(deps, call), meta: {} })),
    serve(mergeRequests.decide, async (call) =>
      asData(await decideMerge(deps, call, Number(call.params.id) || 0, call.body.data)),
    ),
    serve(applications.course, (call) => onOwn("applications", call, (id) => readCourse(deps, id))),
    serve(applications.say, (call) =>
      onOwn("applications", call, (id) => sendMessage(deps, call.viewer, id, call.body.data.text)),
    ),
    serve(applications.withdraw, (call) =>
      onOwn("applications", call, (id) => withdrawApplication(deps, call.viewer, id, call.body.data.reason)),
    ),
    serve(applications.decide, (call) =>
      onOwn("applications", call, (id) => decideApplication(deps, call.viewer, id, call.body.data)),
    ),
  ];
}

type OnEntry = { readonly viewer: Identity; readonly params: { readonly id: string } };

/** Something about the caller's own entry; for everybody else it is not there. */
const ownIn =
  (deps: AccountDeps) =>
  async <Value, Problem>(
    name: "profiles" | "applications",
    { viewer, params }: OnEntry,
    work: (id: number) => Promise<Result<Value, Problem>>,
  ): Promise<Result<{ readonly data: Value }, Problem | { readonly code: "not-found" }>> => {
    // What an organiser reads of a person is not theirs to consent to.
    const asking = name === "profiles" ? asThemselves(viewer) : viewer;
    const id = await findReadableId(deps, name, asking, params.id);
    return id.ok ? asData(await work(id.value)) : id;
  };
