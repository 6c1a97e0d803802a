import { z } from "zod";
import { consentChangeSchema } from "#contract/profile.ts";
import { isAdmin, isOfficial } from "#domain/access/access.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import type { CollectionName } from "../../collections/collection.ts";
import { COLLECTIONS } from "../../collections/registry.ts";
import { hallToday } from "../../environment/hallDay.ts";
import { findEntryOffer, hasEntered } from "../../persistence/entry/people.ts";
import {
  findAllMergeRequests,
  findMergeRequest,
  settleMergeRequest,
} from "../../persistence/entry/mergeRequests.ts";
import { findEntryId } from "../../query/readEntries.ts";
import { parseRef } from "../../query/refs.ts";
import { isRegistrationOpen } from "../../usecases/entry/applicationRules.ts";
import { changeConsents, readConsents, type ConsentProblem } from "../../usecases/entry/changeConsents.ts";
import { askForMerge, mergeProfiles } from "../../usecases/entry/mergeProfiles.ts";
import {
  decideApplication,
  readCourse,
  sendMessage,
  withdrawApplication,
} from "../../usecases/entry/talkAboutApplication.ts";
import { actorOf } from "../account/accountCalls.ts";
import { findEventByPathId } from "../event/eventPath.ts";
import { parseWrite } from "../parse.ts";
import { forbidden, HttpProblem, notFound } from "../problem.ts";
import type { Call, Route } from "../route.ts";

/** What people do with their profiles and entries beyond reading and writing them. */
export function personalRoutes(deps: AccountDeps): Route[] {
  const get = (url: string, handle: Handle): Route => ({
    method: "GET",
    url,
    handle: (call) => handle(deps, call),
  });
  const post = (url: string, handle: Handle): Route => ({
    method: "POST",
    url,
    handle: (call) => handle(deps, call),
  });
  return [
    get("/api/events/:id/entry", handleOffer),
    get("/api/profiles/:id/consents", handleConsents),
    post("/api/profiles/:id/consents", handleConsentChange),
    post("/api/profiles/:id/merge", handleMerge),
    get("/api/merge-requests", handleMergeRequests),
    post("/api/merge-requests/:id/decide", handleMergeDecision),
    get("/api/applications/:id/course", handleCourse),
    post("/api/applications/:id/messages", handleMessage),
    post("/api/applications/:id/withdraw", handleWithdraw),
    post("/api/applications/:id/decide", handleDecision),
  ];
}

type Handle = (deps: AccountDeps, call: Call) => Promise<unknown>;

/** The number of the caller's own entry; for everybody else it is not there. */
async function ownIdIn(deps: AccountDeps, call: Call, name: CollectionName, text = call.params["id"] ?? "") {
  actorOf(call);
  const id = await findEntryId(deps.db, COLLECTIONS[name], call.viewer, parseRef(text), "read");
  if (id === undefined) throw notFound();
  return id;
}

const dataOf = <Value>(schema: z.ZodType<Value>, { request }: Call): Value =>
  parseWrite(z.object({ data: schema }), request.body).data;

async function handleOffer(deps: AccountDeps, call: Call) {
  const { accountId } = actorOf(call);
  const event = await findEventByPathId(deps, call.params["id"] ?? "");
  const isOpen = isRegistrationOpen(event, hallToday(deps));
  const isOffered = isOpen || event.show_competition || isOfficial(call.viewer);
  // What is not shown yet and not open is known to those who have entered already.
  const isKnown = isOffered || (await hasEntered(deps.db, accountId, event.id));
  const rows = isKnown ? await findEntryOffer(deps.db, event.id) : [];
  return {
    data: rows.map((row) => ({
      id: row.id,
      uuid: row.uuid,
      title: row.title,
      style: row.style,
      sex: row.sex,
      ageMin: row.age_min,
      ageMax: row.age_max,
      level: row.level,
      weightMin: row.weight_min,
      weightMax: row.weight_max,
      entries: row.entries,
      isDrawn: row.draw !== null,
    })),
    meta: { isOpen, until: event.registration_until },
  };
}

async function handleConsents(deps: AccountDeps, call: Call) {
  const data = await readConsents(deps, await ownIdIn(deps, call, "profiles"));
  if (data === undefined) throw notFound();
  return { data };
}

const CONSENT_REFUSALS: Record<ConsentProblem["code"], string> = {
  gone: "Not Found",
  "old-text": "The text has changed, please read it again",
  "birth-date-unknown": "The birth date of the athlete is not known",
  "representative-unknown": "The representative of the minor is not known",
};

async function handleConsentChange(deps: AccountDeps, call: Call) {
  const id = await ownIdIn(deps, call, "profiles");
  const change = dataOf(consentChangeSchema, call);
  const answer = await changeConsents(deps, actorOf(call), id, change);
  if (answer.ok) return { data: answer.value };
  const { code } = answer.problem;
  throw new HttpProblem("ValidationError", CONSENT_REFUSALS[code], { code });
}

const words = (max: number) => z.string().trim().min(1).max(max);
const mergeSchema = z.union([
  z.strictObject({ duplicate: z.union([z.string(), z.number()]) }),
  z.strictObject({ note: words(1000) }),
]);

/** One's own two are one at once; for somebody else's the organiser is asked. */
async function handleMerge(deps: AccountDeps, call: Call) {
  const keptId = await ownIdIn(deps, call, "profiles");
  const given = dataOf(mergeSchema, call);
  if ("note" in given) {
    await askForMerge(deps, actorOf(call), keptId, given.note);
    return { data: { isMerged: false } };
  }
  const duplicateId = await ownIdIn(deps, call, "profiles", String(given.duplicate));
  if (duplicateId === keptId)
    throw new HttpProblem("ValidationError", "A profile cannot be merged with itself");
  await mergeProfiles(deps, actorOf(call), { keptId, duplicateId });
  return { data: { isMerged: true } };
}

async function handleMergeRequests(deps: AccountDeps, call: Call) {
  const { accountId } = actorOf(call);
  const rows = await findAllMergeRequests(deps.db, isAdmin(call.viewer) ? undefined : accountId);
  return {
    data: rows.map(({ id, note, state, profile_id, last_name, first_name }) => ({
      id,
      note,
      state,
      profile: { id: profile_id, lastName: last_name, firstName: first_name },
    })),
    meta: {},
  };
}

const mergeDecisionSchema = z.union([
  z.strictObject({ duplicate: z.union([z.string(), z.number()]) }),
  z.strictObject({ reject: z.literal(true) }),
]);

async function handleMergeDecision(deps: AccountDeps, call: Call) {
  const actor = actorOf(call);
  if (!isAdmin(call.viewer)) throw forbidden();
  const request = await findMergeRequest(deps.db, Number(call.params["id"]) || 0);
  if (request?.state !== "new") throw notFound();
  const given = dataOf(mergeDecisionSchema, call);
  if ("reject" in given) {
    await settleMergeRequest(deps.db, request.id, "rejected");
    return { data: { isMerged: false } };
  }
  const duplicateId = await ownIdIn(deps, call, "profiles", String(given.duplicate));
  await mergeProfiles(deps, actor, { keptId: request.profile_id, duplicateId }, request.id);
  return { data: { isMerged: true } };
}

async function handleCourse(deps: AccountDeps, call: Call) {
  const data = await readCourse(deps, await ownIdIn(deps, call, "applications"));
  if (data === undefined) throw notFound();
  return { data };
}

async function handleMessage(deps: AccountDeps, call: Call) {
  const id = await ownIdIn(deps, call, "applications");
  const { text } = dataOf(z.strictObject({ text: words(2000) }), call);
  await sendMessage(deps, call.viewer, id, text);
  call.reply.code(201);
  return { data: await readCourse(deps, id) };
}

const reasonSchema = z.strictObject({ reason: words(2000).optional() });

async function handleWithdraw(deps: AccountDeps, call: Call) {
  const id = await ownIdIn(deps, call, "applications");
  const { reason } = dataOf(reasonSchema, call);
  const answer = await withdrawApplication(deps, call.viewer, id, reason);
  if (!answer.ok)
    throw new HttpProblem("ForbiddenError", "The application can no longer be withdrawn", answer.problem);
  return { data: await readCourse(deps, id) };
}

const decisionSchema = z.strictObject({
  decision: z.enum(["accept", "reject", "ask"]),
  note: words(2000).optional(),
});

async function handleDecision(deps: AccountDeps, call: Call) {
  actorOf(call);
  if (!isAdmin(call.viewer)) throw forbidden();
  const id = await ownIdIn(deps, call, "applications");
  const { decision, note } = dataOf(decisionSchema, call);
  await decideApplication(deps, call.viewer, id, { decision, note });
  return { data: await readCourse(deps, id) };
}
