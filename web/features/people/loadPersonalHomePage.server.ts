import { competitionText } from "#web/platform/realtime/competitionText.ts";
import type { Event } from "#contract/event/content.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { findOwnFees } from "./fees/loadPaymentPage.server.ts";
import { readBegun } from "./begunEntry.ts";
import { isComing, nearestEvent, type NearestEvent } from "./nearestEvent.ts";
import { decideAccess } from "#web/platform/session/decideAccess.ts";
import { isAdmin, isOperator } from "#web/platform/session/userRoles.ts";
import { eventDates } from "#web/i18n/spoken/eventDates.ts";
import { findEventCompetition, findRunningEvents } from "#web/platform/session/eventCompetition.server.ts";
import { groupEvents } from "#web/sport/facts/eventState.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { hallDate, hallTime } from "#web/platform/session/hallDate.server.ts";
import { sessionContext } from "#web/platform/session/sessionContext.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

const OPERATED_EVENTS = 5;

export async function loadPersonalHomePage(args: PageArgs) {
  const today = hallDate(args);
  const [{ own, fees }, begun, operated, waiting] = await Promise.all([
    findOwn(args, today),
    findBegun(args),
    findOperated(args, today),
    isAdmin(args.context.get(sessionContext).user)
      ? answerOf(apiFor(args).resultClaims.waiting())
      : undefined,
  ]);
  const nearest = nearestEvent(own.applications, { day: today, time: hallTime(args) });
  const day = await findDay(args, nearest);
  return { today, own, fees, begun, nearest, day, operated, waiting: waiting?.data ?? [] };
}

/** The people of the account and their entries, with what is owed before they compete. */
async function findOwn(args: PageArgs, today: string) {
  const { data: own } = await answerOf(apiFor(args).account.overview());
  const coming = own.applications.filter((application) => isComing(application, today));
  const events = coming.flatMap(({ event }) => event ?? []);
  return { own, fees: await findOwnFees(args, events) };
}

/** What this device has begun to enter, as long as its event takes entries. */
async function findBegun(args: PageArgs) {
  const { user } = args.context.get(sessionContext);
  const begun = user && readBegun(args.request.headers.get("cookie"), user.id, Date.now());
  if (begun === undefined) return undefined;
  const { events } = apiFor(args);
  const { data } = await answerOf(events.find({ filters: { documentId: { $eq: begun.event } } }));
  const [event] = data;
  if (event === undefined || !(await answerOf(events.entry(event.documentId))).meta.isOpen) return undefined;
  // The clock of a device may go before ours.
  const minutes = Math.max(0, Math.floor((Date.now() - begun.savedAt) / 60_000));
  return { begun, event: event.name, minutes };
}

/** The competition of the day, when somebody of the account is in it. */
async function findDay(args: PageArgs, nearest: NearestEvent | undefined) {
  if (nearest?.daysAhead !== 0) return undefined;
  const fighterUuids = nearest.applications.flatMap(({ fighter }) => (fighter ? [fighter.uuid] : []));
  if (fighterUuids.length === 0) return undefined;
  const competition = await findEventCompetition(args, nearest.event.id);
  return (
    competition && { eventId: nearest.event.id, fighterUuids, competition: competitionText(competition) }
  );
}

async function findOperated(args: PageArgs, now: string) {
  const { user } = args.context.get(sessionContext);
  if (!isOperator(user)) return undefined;
  const [{ data }, running] = await Promise.all([
    answerOf(apiFor(args).events.find({ pagination: { page: 1, pageSize: 100 } })),
    findRunningEvents(args),
  ]);
  const mine = data.filter(({ id }) => decideAccess("operator", user, id) === "allowed");
  const { today, upcoming } = groupEvents(mine, now, running);
  const found = await Promise.all(
    [...today, ...upcoming].slice(0, OPERATED_EVENTS).map(async (event) => {
      const competition = await findEventCompetition(args, event.id);
      if (competition === undefined) return [];
      const { data: rights } = await answerOf(apiFor(args).staff.rights(competition.uuid));
      return rights.rights.includes("read") ? [operatedOf(event, competition)] : [];
    }),
  );
  return found.flat();
}

export const operatedOf = (event: Event, { uuid, title, status }: Competition) => ({
  uuid,
  title,
  dates: eventDates(event),
  isInProgress: status === "in_progress",
});
