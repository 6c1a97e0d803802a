import { strapi } from "@strapi/client";
import sdk from "strapi-sdk-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createEvent, createTeam } from "../testing/factories.ts";
import { createTestApp, listen, signIn, type Client, type TestApp } from "../testing/testApp.ts";

/** Its types describe CommonJS, its file is a module. */
const Strapi = z.custom<typeof sdk.default>((value) => typeof value === "function").parse(sdk);

const entrySchema = z.looseObject({ id: z.number(), documentId: z.string() });
const oneSchema = z.looseObject({ data: entrySchema });
const listSchema = z.looseObject({
  data: z.array(entrySchema),
  meta: z.looseObject({ pagination: z.looseObject({ total: z.number() }) }),
});

describe("clients made for Strapi work unchanged", () => {
  let app: TestApp | undefined;
  let admin: Client | undefined;
  let base = "";
  beforeAll(async () => {
    app = await createTestApp();
    base = await listen(app);
    admin = await signIn(app, "admin");
    const event = await createEvent(app.db, { name: "Кубок Барса" });
    await createTeam(app.db, { name: "Барс", city: "Казань" });
    await createTeam(app.db, { name: "барсук", city: "Уфа" });
    await createTeam(app.db, { name: "Ирбис", city: `Казань ${event.id}` });
  });
  afterAll(() => app?.close());

  test("[API3][API4][API5][API6][API7] @strapi/client", async () => {
    const client = strapi({ baseURL: `${base}/api`, auth: admin?.token ?? "" });
    const teams = client.collection("teams");
    const found = listSchema.parse(
      await teams.find({
        filters: { name: { $containsi: "БАРС" } },
        sort: ["name:asc"],
        pagination: { page: 1, pageSize: 10 },
        populate: ["events"],
        fields: ["name"],
      }),
    );
    expect(found.data.map(({ name }) => name)).toEqual(["Барс", "барсук"]);
    expect(found.meta.pagination.total).toBe(2);
    expect(found.data[0]).toMatchObject({ events: [] });

    const made = oneSchema.parse(await teams.create({ name: "Новая" })).data;
    expect(oneSchema.parse(await teams.findOne(made.documentId)).data).toMatchObject({ name: "Новая" });
    const renamed = oneSchema.parse(await teams.update(made.documentId, { name: "Старая" })).data;
    expect(renamed).toMatchObject({ name: "Старая" });
    await teams.delete(made.documentId);
    await expect(teams.findOne(made.documentId)).rejects.toThrow(/not found/i);
    await expect(teams.find({ filters: { nope: 1 } })).rejects.toThrow(/400/);
    await expect(
      strapi({ baseURL: `${base}/api` })
        .collection("teams")
        .create({ name: "Чужая" }),
    ).rejects.toThrow(/403|forbidden/i);
  });

  test("[API3][API4][API5][API6][API7] strapi-sdk-js", async () => {
    const headers = { Authorization: `Bearer ${admin?.token ?? ""}` };
    const client = new Strapi({ url: base, axiosOptions: { headers } });
    const found = listSchema.parse(
      await client.find("teams", {
        filters: { $or: [{ name: { $eqi: "БАРС" } }, { city: { $startsWith: "Уфа" } }] },
        sort: "name:desc",
        pagination: { start: 0, limit: 5 },
      }),
    );
    expect(found.data.map(({ name }) => name)).toEqual(["барсук", "Барс"]);
    const made = oneSchema.parse(await client.create("events", { name: "Турнир" })).data;
    expect(made).toMatchObject({ showCompetition: false });
    const changed = await client.update("events", made.documentId, { city: "Казань" }, { populate: "*" });
    expect(oneSchema.parse(changed).data).toMatchObject({ city: "Казань", competition: null, teams: [] });
    expect(oneSchema.parse(await client.findOne("events", made.documentId)).data).toMatchObject({
      id: made.id,
    });
    await client.delete("events", made.documentId);
    await expect(client.findOne("events", made.documentId)).rejects.toMatchObject({
      error: { status: 404, name: "NotFoundError", message: "Not Found" },
    });
    await expect(client.create("events", { city: "Без имени" })).rejects.toMatchObject({
      error: { name: "ValidationError", message: "name must be defined." },
    });
  });
});
