import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "#domain/access/access.ts";
import type { CollectionName } from "#contract/api/collection.ts";
import { COLLECTIONS } from "../collections/registry.ts";
import type { TeamRow } from "../persistence/database/competitionTables.ts";
import {
  createCategory,
  createCompetition,
  createEntrant,
  createEvent,
  createFighting,
  createPartner,
  createTeam,
} from "../testing/factories.ts";
import { findParsed } from "../testing/parsedEntries.ts";
import { describeOnEachEngine } from "../testing/testDatabases.ts";
import { Refusal } from "./refusal.ts";

const ADMIN: Viewer = { role: "admin", accountId: 1 };
const PUBLIC: Viewer = { role: "public" };

describeOnEachEngine("reading collections", (database) => {
  const find = (name: CollectionName, query: string, viewer: Viewer = ADMIN) =>
    findParsed(database().db, COLLECTIONS[name], viewer, query);
  const names = async (query: string) => {
    const { data } = await find("partners", `sort=id&${query}`);
    return data.map(({ name }) => name);
  };
  const refusal = async (name: CollectionName, query: string, viewer?: Viewer) => {
    try {
      await find(name, query, viewer);
    } catch (cause) {
      if (cause instanceof Refusal) return cause.problem;
      throw cause;
    }
    return undefined;
  };

  beforeAll(async () => {
    const { db } = database();
    await createPartner(db, { name: "Барс", position: 1, level: "gold", description: "100% хлопок" });
    await createPartner(db, { name: "барсук", position: 2, level: null, description: "a_b" });
    await createPartner(db, { name: "Ёлка", position: 3, level: "silver", description: "1000 ног" });
    await createPartner(db, { name: "Tatami", position: 10, level: "gold", description: null });
  });

  const ALL = ["Барс", "барсук", "Ёлка", "Tatami"];
  const examples: readonly (readonly [string, readonly string[]])[] = [
    ["filters[name]=Барс", ["Барс"]],
    ["filters[name][$eq]=Барс", ["Барс"]],
    ["filters[name][$eq][0]=Барс&filters[name][$eq][1]=Tatami", ["Барс", "Tatami"]],
    ["filters[name][$ne]=Барс", ["барсук", "Ёлка", "Tatami"]],
    ["filters[name][$eqi]=БАРС", ["Барс"]],
    ["filters[name][$nei]=бАРС", ["барсук", "Ёлка", "Tatami"]],
    ["filters[name][$eqi]=елка", ["Ёлка"]],
    ["filters[position][$lt]=3", ["Барс", "барсук"]],
    ["filters[position][$lte]=3", ["Барс", "барсук", "Ёлка"]],
    ["filters[position][$gt]=2.5", ["Ёлка", "Tatami"]],
    ["filters[position][$gte]=3", ["Ёлка", "Tatami"]],
    ["filters[position][$lt]=1e300", ALL],
    ["filters[position][$in][0]=1&filters[position][$in][1]=10", ["Барс", "Tatami"]],
    ["filters[position][$in]=3", ["Ёлка"]],
    ["filters[position][$notIn][0]=1&filters[position][$notIn][1]=10", ["барсук", "Ёлка"]],
    ["filters[position][$between][0]=2&filters[position][$between][1]=3", ["барсук", "Ёлка"]],
    ["filters[level][$null]=true", ["барсук"]],
    ["filters[level][$null]=false", ["Барс", "Ёлка", "Tatami"]],
    ["filters[level][$notNull]=t", ["Барс", "Ёлка", "Tatami"]],
    ["filters[level][$eq]", ["барсук"]],
    ["filters[level][$ne]=gold", ["Ёлка"]],
    ["filters[name][$contains]=арс", ["Барс", "барсук"]],
    ["filters[name][$contains]=tat", []],
    ["filters[name][$contains]=Бар", ["Барс"]],
    ["filters[name][$notContains]=арс", ["Ёлка", "Tatami"]],
    ["filters[name][$containsi]=БАРС", ["Барс", "барсук"]],
    ["filters[name][$containsi]=ЁЛК", ["Ёлка"]],
    ["filters[name][$containsi]=ёЛК", ["Ёлка"]],
    ["filters[name][$containsi]=ТАТ", []],
    ["filters[name][$containsi]=TAT", ["Tatami"]],
    ["filters[name][$notContainsi]=барс", ["Ёлка", "Tatami"]],
    ["filters[name][$startsWith]=Бар", ["Барс"]],
    ["filters[name][$startsWithi]=бар", ["Барс", "барсук"]],
    ["filters[name][$endsWith]=рс", ["Барс"]],
    ["filters[name][$endsWithi]=СУК", ["барсук"]],
    ["filters[name][$endsWith]=очень длинный конец", []],
    ["filters[description][$contains]=%25", ["Барс"]],
    ["filters[description][$contains]=_", ["барсук"]],
    ["filters[description][$startsWith]=100%25", ["Барс"]],
    ["filters[$or][0][name]=Барс&filters[$or][1][position]=3", ["Барс", "Ёлка"]],
    ["filters[$and][0][level]=gold&filters[$and][1][position][$gt]=5", ["Tatami"]],
    ["filters[$not][level]=gold", ["Ёлка"]],
    ["filters[name][$not][$contains]=арс", ["Ёлка", "Tatami"]],
    ["filters[0][level]=gold&filters[1][name]=Барс", ["Барс"]],
    ["filters[level]=gold&filters[position]=10", ["Tatami"]],
  ];
  for (const [query, expected] of examples)
    test(`[API23][API24] ${query}`, async () => {
      expect(await names(query)).toEqual(expected);
    });

  test("[API37][API24] a search looks into every text, whatever the case", async () => {
    expect(await names("_q=барс")).toEqual(["Барс", "барсук"]);
    expect(await names("_q=ЕЛКА")).toEqual(["Ёлка"]);
    expect(await names("_q=ХЛОП")).toEqual(["Барс"]);
    expect(await names("_q=%25")).toEqual(["Барс"]);
  });

  test("[API30] a word nobody knows at the top of a query is refused by its name", async () => {
    expect(await names("status=draft&locale=ru")).toEqual(ALL);
    for (const key of ["where", "lookup", "_where", "publicationState", "select", "_start"])
      await expect(names(`${key}[name]=secret`)).rejects.toThrow(new RegExp(`^Invalid key ${key}$`));
  });

  test("[API22] names come in the order of the alphabet, ё with е, and empty values last", async () => {
    const sorted = async (sort: string) => (await find("partners", sort)).data.map(({ name }) => name);
    expect(await sorted("sort=name")).toEqual(["Tatami", "Барс", "барсук", "Ёлка"]);
    expect(await sorted("sort=name:DESC")).toEqual(["Ёлка", "барсук", "Барс", "Tatami"]);
    expect(await sorted("sort[level]=desc&sort[position]=desc")).toEqual([
      "Ёлка",
      "Tatami",
      "Барс",
      "барсук",
    ]);
    expect(await sorted("sort[0]=level:asc&sort[1]=position:desc")).toEqual([
      "Tatami",
      "Барс",
      "Ёлка",
      "барсук",
    ]);
    expect(await sorted("sort=")).toEqual(ALL);
  });

  test("[API20][API21] pages and offsets", async () => {
    const meta = async (query: string) => (await find("partners", query)).pagination;
    expect(await meta("")).toEqual({ page: 1, pageSize: 25, pageCount: 1, total: 4 });
    expect(await meta("pagination[page]=2&pagination[pageSize]=3")).toEqual({
      page: 2,
      pageSize: 3,
      pageCount: 2,
      total: 4,
    });
    expect(await meta("pagination[pageSize]=1000")).toMatchObject({ pageSize: 100 });
    expect(await meta("pagination[page]=0&pagination[pageSize]=0")).toMatchObject({ page: 1, pageSize: 1 });
    expect(await meta("pagination[start]=1&pagination[limit]=2")).toEqual({ start: 1, limit: 2, total: 4 });
    expect(await meta("pagination[withCount]=false")).toEqual({ page: 1, pageSize: 25 });
    expect((await find("partners", "sort=id&pagination[start]=2&pagination[limit]=1")).data).toMatchObject([
      { name: "Ёлка" },
    ]);
  });

  const refused: readonly (readonly [string, string, string?])[] = [
    ["filters=abc", "The filters parameter must be an object or an array"],
    ["filters[nope]=1", "Invalid key nope"],
    ["filters[name][$bogus]=1", "Invalid key $bogus at name"],
    ["filters[$eq]=1", "Invalid key $eq"],
    ["filters[$or]=1", "$or expects a list of filters"],
    ["filters[position]=abc", "Invalid number"],
    ["filters[id]=99999999999", "Invalid number"],
    ["filters[position][$between][0]=1", "$between expects exactly two values"],
    ["filters[createdAt][$gt]=soon", "Invalid format, expected a timestamp or an ISO date"],
    ["filters[name][$null]=maybe", "Invalid boolean value. Expected one of true, t, 1, false, f, 0"],
    ["sort=nope", "Invalid key nope"],
    ["sort=name:up", "Invalid order. order can only be one of asc|desc|ASC|DESC"],
    ["fields=nope", "Invalid key nope"],
    ["populate=nope", "Invalid key nope"],
    ["populate=name", "Invalid key name"],
    ["pagination[page]=abc", "Invalid page parameter"],
    ["pagination[withCount]=x", 'Invalid withCount parameter. Expected "t","1","true","false","0","f"'],
    [
      "pagination[page]=1&pagination[start]=0",
      "Cannot use both page & offset pagination in the same query",
      "PaginationError",
    ],
    ["page=1", "Invalid pagination", "PaginationError"],
  ];
  for (const [query, message, name = "ValidationError"] of refused)
    test(`[API26][API32] ${query} is refused`, async () => {
      expect(await refusal("partners", query)).toMatchObject({ name, message });
    });

  test("[API29] fields picks, id and documentId come along", async () => {
    const { data } = await find("partners", "fields=name&filters[name]=Барс");
    expect(Object.keys(data[0] ?? {})).toEqual(["id", "documentId", "name"]);
    expect(data).toMatchObject([{ name: "Барс" }]);
    const all = (await find("partners", "filters[name]=Барс")).data[0];
    expect(all).toMatchObject({ url: null, publishedAt: "2026-12-05T09:00:00.000Z" });
  });

  test("[API12] [API27] [FG6] relations by name, list, dots, star and object, in their stored order", async () => {
    const { db } = database();
    const category = await createCategory(db);
    const bout = await createFighting(db, { category_id: category.id });
    const query = `filters[id]=${category.id}`;
    const fighters = [{ id: bout.red_fighter_id }, { id: bout.blue_fighter_id }];
    const one = async (populate: string) => (await find("categories", `${query}&${populate}`)).data[0];
    expect(await one("")).not.toHaveProperty("fighters");
    for (const form of ["populate=fighters", "populate[0]=fighters", "populate[fighters]=true"])
      expect(await one(form)).toMatchObject({ fighters });
    expect(await one("populate=*")).toMatchObject({
      fighters,
      fightings: [{ id: bout.id }],
      competition: {},
    });
    expect(await one("populate=fightings.fighters,competition")).toMatchObject({
      fightings: [{ id: bout.id, fighters }],
      competition: { id: category.competition_id },
    });
    expect(await one("populate[fightings][populate][category][fields]=title")).toMatchObject({
      fightings: [{ category: { id: category.id, title: category.title } }],
    });
    expect(await one("populate[fighters][count]=true")).toMatchObject({ fighters: { count: 2 } });
    expect(await one("populate[fighters][sort]=id:desc&populate[fighters][limit]=1")).toMatchObject({
      fighters: [{ id: bout.blue_fighter_id }],
    });
    expect(await one("populate[fighters][start]=1")).toMatchObject({ fighters: [fighters[1]] });
    const filtered = await one(`populate[fighters][filters][id]=${bout.blue_fighter_id}`);
    expect(filtered).toMatchObject({ fighters: [{ id: bout.blue_fighter_id }] });
  });

  test("[API23] filters and sorts go through relations", async () => {
    const { db } = database();
    const event = await createEvent(db, { name: "Кубок Ёжика" });
    const competition = await createCompetition(db, { event_id: event.id });
    const ids = async (query: string) => (await find("competitions", query)).data.map(({ id }) => id);
    expect(await ids("filters[event][name][$containsi]=ежик")).toEqual([competition.id]);
    expect(await ids(`filters[event]=${event.id}`)).toEqual([competition.id]);
    expect(await ids(`filters[event]=${event.document_id}`)).toEqual([competition.id]);
    expect(await ids(`filters[event][documentId]=${event.document_id}`)).toEqual([competition.id]);
    expect(await ids(`filters[event][id][$in][0]=${event.id}`)).toEqual([competition.id]);
    const lonely = await createCompetition(db, { event_id: null });
    expect(await ids("filters[event][$null]=true")).toEqual([lonely.id]);
    expect(await ids("filters[event]=null")).toEqual([lonely.id]);
    expect((await ids("sort=event.name")).at(-1)).toBe(lonely.id);
    expect((await ids("sort[event][name]=desc"))[0]).not.toBe(lonely.id);
  });

  test("[API27] populate bombs are refused", async () => {
    const deep = "populate=fighters.categories.fighters.categories.fighters";
    expect(await refusal("categories", deep)).toMatchObject({ message: "Populate is at most 4 levels deep" });
    const nested = `populate${"[fighters][populate][categories][populate]".repeat(3)}=*`;
    expect(await refusal("categories", nested)).toMatchObject({ name: "ValidationError" });
    const wide = [
      "fighters.categories.fighters",
      "fightings.category.competition",
      "fightings.fighters.team",
      "fightings.fighters.categories",
      "fightings.competition.event",
      "fightings.competition.carpets",
      "fightings.competition.categories",
      "fightings.winner.team",
      "fightings.carpet.fightings",
      "competition.event.teams",
      "competition.carpets.fightings",
      "competition.categories.fighters",
    ];
    expect(await refusal("categories", `populate=${wide.join(",")}`)).toMatchObject({
      message: "At most 20 relations can be populated",
    });
  });

  test("[API28][SE5] a private relation is left out of populate and refused in filters and sorts", async () => {
    const { data } = await find("fighters", "populate=*", PUBLIC);
    for (const fighter of data) expect(fighter).not.toHaveProperty("profile");
    expect(await find("fighters", "populate=profile", PUBLIC)).toBeDefined();
    expect(await refusal("fighters", "filters[profile][id]=1", PUBLIC)).toMatchObject({
      message: "Invalid key profile",
    });
    expect(await refusal("fighters", "sort=profile.lastName", PUBLIC)).toMatchObject({
      message: "Invalid key profile",
    });
  });

  test("[SE5] rows that are not shown are not there, at any level and in any filter", async () => {
    const { db } = database();
    const team: TeamRow = await createTeam(db, { name: "Невидимки" });
    const hidden = await createEvent(db, { name: "Закрытый сбор", show_competition: false });
    const competition = await createCompetition(db, { event_id: hidden.id, title: "Тайна" });
    const category = await createCategory(db, { competition_id: competition.id });
    const fighter = await createEntrant(db, category.id, { team_id: team.id, last_name: "Секретов" });
    const ids = async (name: CollectionName, query: string, viewer: Viewer) =>
      (await find(name, query, viewer)).data.map(({ id }) => id);
    const asksForIt = `filters[fighters][lastName]=Секретов`;
    expect(await ids("teams", asksForIt, ADMIN)).toEqual([team.id]);
    expect(await ids("teams", asksForIt, PUBLIC)).toEqual([]);
    expect(await ids("teams", `filters[id]=${team.id}&filters[fighters][$null]=true`, PUBLIC)).toEqual([
      team.id,
    ]);
    expect(await ids("events", "filters[competition][title][$startsWith]=Т", PUBLIC)).toEqual([]);
    expect(await ids("competitions", `filters[id]=${competition.id}`, PUBLIC)).toEqual([]);
    expect(await ids("fighters", `filters[id]=${fighter.id}`, PUBLIC)).toEqual([]);
    const [shown] = (await find("teams", `filters[id]=${team.id}&populate=fighters`, PUBLIC)).data;
    expect(shown).toMatchObject({ fighters: [] });
    const [event] = (await find("events", `filters[id]=${hidden.id}&populate=competition.categories`, PUBLIC))
      .data;
    expect(event).toMatchObject({ competition: null });
    const [counted] = (await find("teams", `filters[id]=${team.id}&populate[fighters][count]=1`, PUBLIC))
      .data;
    expect(counted).toMatchObject({ fighters: { count: 0 } });
  });
});
