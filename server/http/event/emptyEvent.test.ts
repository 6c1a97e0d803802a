import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { CONSENT_VERSIONS } from "#contract/entry/consent.ts";
import { call, createTestApp, signIn } from "../../testing/testApp.ts";

const madeSchema = z.object({
  data: z.object({ id: z.number(), documentId: z.string(), uuid: z.string().optional() }),
});

test("[CP8] [EN7] [DR34] an organiser comes from nothing to a called bout by the API alone", async () => {
  const app = await createTestApp();
  try {
    const organiser = await signIn(app, "admin");
    const parent = await signIn(app, "authenticated");
    const ask = async (who: typeof parent, method: "POST" | "PUT", url: string, data: object) => {
      const answer = await call(app, { method, url: `/api${url}`, body: { data }, headers: who.headers });
      expect([url, answer.status]).toEqual([url, expect.toSatisfy((status: number) => status < 300)]);
      return answer.body;
    };
    const make = async (who: typeof parent, url: string, data: object) =>
      madeSchema.parse(await ask(who, "POST", url, data)).data;

    const event = await make(organiser, "/events", {
      name: "Кубок двора",
      dateOfEvent: "2026-12-05",
      registrationOpen: true,
      showCompetition: true,
    });
    const competition = await make(organiser, "/competitions", { title: "Кубок двора", event: event.id });
    await make(organiser, "/carpets", { name: "Ковёр А", competition: competition.id });
    const category = await make(organiser, "/categories", {
      title: "до 30 кг",
      competition: competition.id,
      weightMax: 30,
    });
    for (const lastName of ["Волков", "Рысев", "Барсов"]) {
      const profile = await make(parent, "/profiles", {
        lastName,
        birthDate: "2016-01-01",
        relation: "child",
      });
      const give = [{ kind: "processing", version: CONSENT_VERSIONS.processing }];
      await ask(parent, "POST", `/profiles/${profile.documentId}/consents`, { give });
      const entry = await make(parent, "/applications", {
        event: event.id,
        profile: profile.id,
        category: category.id,
        weight: 29,
      });
      await ask(organiser, "POST", `/applications/${entry.documentId}/decide`, { decision: "accept" });
      const weighed = { weighInState: "passed", weighInWeight: 28.7 };
      await ask(organiser, "PUT", `/applications/${entry.documentId}`, weighed);
    }

    const { api } = organiser;
    const uuid = competition.uuid ?? "";
    const { data } = await api.draws.all(uuid, { data: { id: randomUUID(), mayBeUnweighed: false } });
    expect(data.categories).toMatchObject([{ outcome: "drawn", athletes: 3, bouts: 3 }]);
    await api.competitions.move(competition.documentId, { status: "in_progress" });
    const { fightings, status } = await api.competitions.byUuid(uuid);
    const [first] = fightings;
    await api.acts.call(first?.uuid ?? "", { data: { id: randomUUID() } });
    expect(status).toBe("in_progress");
    expect((await api.competitions.byUuid(uuid)).fightings[0]?.state).toBe("called");
  } finally {
    await app.close();
  }
});
