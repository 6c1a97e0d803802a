import type { Course, Decision } from "#contract/entry/profile.ts";
import { hasRight, type Viewer } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { COLLECTIONS } from "../../collections/registry.ts";
import type { Deps } from "../../environment/deps.ts";
import { hallToday } from "../../environment/hallDay.ts";
import { findAccountById } from "../../persistence/account/accounts.ts";
import {
  findApplication,
  findApplicationNames,
  findCourse,
  insertMessage,
  updateApplication,
  type FoundApplication,
} from "../../persistence/entry/people.ts";
import type { ApplicationMail } from "../../mail/mail.ts";
import { links } from "../shared/accountCodes.ts";
import { rightsOf } from "./applicationRules.ts";
import { followApplication } from "./followApplication.ts";
import type { ClosedProblem } from "../shared/operated.ts";
import { changeShownOrRefuse } from "../shared/shownChange.ts";
import type { WriteProblem } from "../shared/write.ts";
import { updateEntry } from "./writeEntry.ts";

type Gone = { readonly code: "not-found" };

/** How it went, what was said, and what its owner may still do. */
export async function readCourse(
  deps: Pick<Deps, "config" | "db" | "now">,
  id: number,
): Promise<Result<Course, Gone>> {
  const application = await findApplication(deps.db, id);
  if (application === undefined) return refuse({ code: "not-found" });
  const { changes, messages } = await findCourse(deps.db, id);
  return ok({
    changes: changes.map(({ at_ms, kind, is_organiser, note }) => ({
      at: new Date(at_ms).toISOString(),
      kind,
      isOrganiser: is_organiser,
      note,
    })),
    messages: messages.map(({ id: messageId, at_ms, is_organiser, text }) => ({
      id: messageId,
      at: new Date(at_ms).toISOString(),
      isOrganiser: is_organiser,
      text,
    })),
    ...rightsOf(application, hallToday(deps)),
  });
}

/** From its owner to the organiser, or back; the owner hears of an answer by mail too. */
export async function sendMessage(
  deps: Pick<AccountDeps, "config" | "db" | "now" | "sendMail">,
  viewer: Viewer,
  id: number,
  text: string,
): Promise<Result<Course, Gone | ClosedProblem>> {
  const application = await findApplication(deps.db, id);
  if (application === undefined) return refuse({ code: "not-found" });
  if (application.competition_status === "closed") return refuse({ code: "competition-closed" });
  const from = messageFrom(deps, viewer, application);
  await insertMessage(deps.db, { ...from, text });
  if (from.is_organiser) await mailOwner(deps, application, { answer: "message", note: text });
  return readCourse(deps, id);
}

const CHANGES = {
  accept: { state: "accepted", needsChange: false },
  reject: { state: "rejected", needsChange: false },
  ask: { state: "new", needsChange: true },
} as const;

/** The organiser's answer; words go into the talk. */
export async function decideApplication(
  deps: Pick<AccountDeps, "config" | "db" | "now" | "newId" | "wakeFeed" | "sendMail">,
  viewer: Viewer,
  id: number,
  { decision, note }: Decision,
): Promise<Result<Course, WriteProblem>> {
  const write = { collection: COLLECTIONS.applications, viewer };
  const written = await updateEntry(deps, write, { id }, { data: CHANGES[decision] });
  if (!written.ok) return written;
  const application = await findApplication(deps.db, id);
  if (application === undefined) return refuse({ code: "not-found" });
  if (note !== undefined)
    await insertMessage(deps.db, { ...messageFrom(deps, viewer, application), text: note });
  if (viewer.accountId !== application.owner_id)
    await mailOwner(deps, application, { answer: ANSWERS[decision], note });
  return readCourse(deps, id);
}

const ANSWERS = { accept: "accepted", reject: "rejected", ask: "asked" } as const;

/** An organiser who writes about an own entry writes as its owner. */
const messageFrom = (
  deps: Pick<Deps, "now">,
  viewer: Viewer,
  { id, owner_id, event_id }: FoundApplication,
) => ({
  application_id: id,
  actor_id: viewer.accountId ?? null,
  is_organiser: hasRight(viewer, "organise", event_id) && viewer.accountId !== owner_id,
  at_ms: deps.now(),
});

/** Until the draw its owner takes it back; afterwards it is the organiser's business (PE6). */
export async function withdrawApplication(
  deps: Pick<Deps, "config" | "db" | "now" | "newId" | "wakeFeed">,
  viewer: Viewer,
  id: number,
  reason: string | undefined,
): Promise<Result<Course, Gone | ClosedProblem | { readonly code: "too-late" }>> {
  const done = await changeShownOrRefuse<undefined, ClosedProblem | { readonly code: "too-late" }>(
    deps,
    async (trx) => {
      const before = await findApplication(trx, id);
      if (before?.competition_status === "closed") return refuse({ code: "competition-closed" });
      if (before === undefined || !rightsOf(before, hallToday(deps)).canWithdraw)
        return refuse({ code: "too-late" });
      await updateApplication(trx, id, { state: "withdrawn", needs_change: false });
      if (reason !== undefined)
        await insertMessage(trx, {
          application_id: id,
          actor_id: viewer.accountId ?? null,
          is_organiser: false,
          at_ms: deps.now(),
          text: reason,
        });
      return ok({ value: undefined, shownIn: await followApplication(deps, trx, { id, before, viewer }) });
    },
  );
  return done.ok ? readCourse(deps, id) : done;
}

async function mailOwner(
  deps: Pick<AccountDeps, "config" | "db" | "sendMail">,
  { id, owner_id, document_id }: FoundApplication,
  said: Pick<ApplicationMail, "answer" | "note">,
): Promise<void> {
  const owner = await findAccountById(deps.db, owner_id);
  const names = await findApplicationNames(deps.db, id);
  if (owner === undefined || names === undefined) return;
  const username = owner.display_name ?? owner.username;
  const link = links.application(deps.config, document_id);
  deps.sendMail({ to: owner, about: { ...said, ...names, username, link } });
}
