import { createApi } from "#contract/api/client.ts";
import { PASSWORD, sendByFetch, type RunningApp } from "./app.ts";

/** A published event of grown-up men without anybody in it, and the calls of its organiser. */
export async function makeOrganised(
  { api: open, origin }: Pick<RunningApp, "api" | "origin">,
  { name = "Кубок Волги", dateOfEvent = "2026-12-12" } = {},
) {
  const { jwt } = await open.auth.login({ identifier: "admin", password: PASSWORD });
  const api = createApi({ base: `${origin}/api`, send: sendByFetch, token: () => jwt });
  const { data: event } = await api.organiser.createEvent({
    name,
    dateOfEvent,
    city: null,
    venue: null,
    address: null,
    description: null,
    registrationUntil: null,
    internalNote: null,
    info: {},
    isPublished: true,
    registrationOpen: false,
    showCompetition: true,
  });
  await api.organiser.createCompetition({
    title: "Кубок Волги",
    rules: { preset: "ru_grappling" },
    scoreboardType: null,
    event: event.documentId,
  });
  const competition = (await api.organiser.event(event.documentId)).data.competition;
  await api.organiser.createCarpet({ name: "Ковёр А", competition: competition?.documentId ?? "" });
  const kind = { sex: "m", ageMin: 18, ageMax: null, level: "all", style: "nogi", boutSeconds: 300 } as const;
  for (const draft of [
    { title: "Мужчины, до 66 кг", weightMin: null, weightMax: 66 },
    { title: "Мужчины, до 77 кг", weightMin: 66, weightMax: 77 },
    { title: "Мужчины, абсолют", weightMin: null, weightMax: null },
  ])
    await api.organiser.createCategory({ ...kind, ...draft, competition: competition?.documentId ?? "" });
  return { api, uuid: competition?.uuid ?? "", path: `/organiser/events/${event.documentId}/entries` };
}
