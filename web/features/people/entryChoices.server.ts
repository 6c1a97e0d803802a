import type { Api } from "#contract/api/client.ts";
import type { Application } from "#contract/entry/profile.ts";
import { apiFor, type ServerArgs } from "#web/platform/session/apiFor.server.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { hallDate } from "#web/platform/session/hallDate.server.ts";
import { findOwnFees } from "./fees/loadPaymentPage.server.ts";
import type { EntryChoices } from "./entryFields.tsx";

const MOST_EVENTS = 20;

/** The people of the account, and what the events that take entries offer them. */
export async function findEntryChoices(args: ServerArgs, eventId?: string): Promise<EntryChoices> {
  const api = apiFor(args);
  const [
    {
      data: { profiles, applications },
    },
    events,
  ] = await Promise.all([
    answerOf(api.account.overview()),
    eventId === undefined ? findOpenEvents(api) : findOne(api, eventId),
  ]);
  const people = await Promise.all(
    profiles.map(async (profile) => ({
      profile,
      consents: (await answerOf(api.profiles.consents(profile.documentId))).data,
    })),
  );
  const [offers, fees] = await Promise.all([
    Promise.all(
      events.map(async (event) => ({ event, offer: await answerOf(api.events.entry(event.documentId)) })),
    ),
    findOwnFees(args, events),
  ]);
  return {
    people,
    today: hallDate(args),
    fees,
    entered: applications.flatMap(standing),
    events: eventId === undefined ? offers.filter(({ offer }) => offer.meta.isOpen) : offers,
  };
}

/** An entry that holds a place, or may yet get one. */
function standing({ state, event, profile, category }: Application): EntryChoices["entered"] {
  const isLive = state === "new" || state === "accepted";
  if (!isLive || !event || !profile || !category) return [];
  return [{ event: event.documentId, profile: profile.documentId, category: category.id }];
}

export async function findOpenEvents(api: Api) {
  const { data } = await answerOf(
    api.events.find({
      filters: { registrationOpen: { $eq: true } },
      sort: "dateOfEvent",
      pagination: { page: 1, pageSize: MOST_EVENTS },
    }),
  );
  return data;
}

const findOne = async (api: Api, id: string) => [(await answerOf(api.events.findOne(id))).data];
