import { createHash, randomUUID } from "node:crypto";
import { strFromU8, strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MANIFEST, manifestSchema, type Manifest } from "#contract/archive/archive.ts";
import { createArchiveDay, openPlace, type Place } from "../../testing/archiveDay.ts";
import { archiveOf, changed, countRows, letIn, type Bytes } from "../../testing/archives.ts";
import { createFighter, createTeam } from "../../testing/factories.ts";
import { verifyAll } from "../bout/verifyAll.ts";
import { planImport, presentPlan } from "./planImport.ts";
import { readArchive } from "./readArchive.ts";

type Files = Record<string, Uint8Array>;

let source: Place;
let place: Place;
let bytes: Bytes;
let made: Awaited<ReturnType<typeof createArchiveDay>>;
beforeAll(async () => {
  source = await openPlace();
  place = await openPlace();
  made = await createArchiveDay(source);
  bytes = await archiveOf(source, made.event.id);
});
afterAll(async () => {
  await source.database.close();
  await place.database.close();
});

const textOf = (files: Files, path: string) => strFromU8(files[path] ?? new Uint8Array());
function setManifest(files: Files, change: (manifest: Manifest) => object): void {
  const manifest = manifestSchema.parse(JSON.parse(textOf(files, MANIFEST)));
  files[MANIFEST] = strToU8(JSON.stringify(change(manifest)));
}
/** Another text under a path, with the sum it has now: as somebody who knows the format would. */
function forge(files: Files, path: string, text: string): void {
  files[path] = strToU8(text);
  const sum = createHash("sha256").update(text).digest("hex");
  setManifest(files, (manifest) => ({ ...manifest, files: { ...manifest.files, [path]: sum } }));
}
const swap = (path: string, from: string | RegExp, to: string) => (files: Files) =>
  forge(files, path, textOf(files, path).replace(from, to));

const LISTED = 0x02014b50;
const [END_BYTES, SIZE_AT, NAME_AT] = [22, 24, 46];

/** Where the list begins, and where its first line ends. */
function firstListed(zip: Bytes) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const at = view.getUint32(zip.length - END_BYTES + 16, true);
  expect(view.getUint32(at, true)).toBe(LISTED);
  const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
  return { view, at, end: at + NAME_AT + (name ?? 0) + (extra ?? 0) + (comment ?? 0) };
}

/** The same part listed many times, under other names. */
function withShared(zip: Bytes, times: number): Bytes {
  const { at, end } = firstListed(zip);
  const lines = Array.from({ length: times }, (_, n) => {
    const line = zip.slice(at, end);
    line.set(strToU8(String(n).padStart(4, "0")), NAME_AT);
    return line;
  });
  const made = new Uint8Array(Buffer.concat([zip.slice(0, at), ...lines, zip.slice(at)]));
  const view = new DataView(made.buffer);
  const count = view.getUint16(made.length - END_BYTES + 10, true);
  view.setUint16(made.length - END_BYTES + 10, count + times, true);
  return made;
}

/** The first part says another length than it has. */
function withLength(zip: Bytes, difference: number): Bytes {
  const made = zip.slice();
  const { view, at } = firstListed(made);
  view.setUint32(at + SIZE_AT, Math.max(0, view.getUint32(at + SIZE_AT, true) + difference), true);
  return made;
}

describe("[EX5] [EX15] [EX16] what is no whole archive of ours is refused with its reason, and nothing is written:", () => {
  const nothing = new Uint8Array();
  test.each<[string, () => Bytes, string]>([
    ["no zip", () => new Uint8Array(Buffer.from("not an archive")), "not-an-archive"],
    ["nothing", () => nothing, "not-an-archive"],
    ["another zip", () => new Uint8Array(zipSync({ "a.txt": strToU8("a") })), "not-an-archive"],
    [
      "the zip of another program",
      () => new Uint8Array(zipSync({ [MANIFEST]: strToU8('{"format":"x","version":1}') })),
      "not-an-archive",
    ],
    ["half of it", () => bytes.slice(0, bytes.length >> 1), "not-an-archive"],
    [
      "a letter was changed",
      () => changed(bytes, (files) => (files["data/event.json"] = strToU8("[]"))),
      "archive-damaged",
    ],
    [
      "a newer version",
      () => changed(bytes, (files) => setManifest(files, (manifest) => ({ ...manifest, version: 2 }))),
      "archive-newer",
    ],
    [
      "a table nobody here knows",
      () => changed(bytes, (files) => forge(files, "data/judges.json", "[\n\n]\n")),
      "archive-newer",
    ],
    [
      "a file is missing",
      () => changed(bytes, (files) => delete files["data/fighter.json"]),
      "archive-incomplete",
    ],
    [
      "a table is missing, and the list as well",
      () =>
        changed(bytes, (files) => {
          delete files["data/fighter.json"];
          setManifest(files, ({ files: { "data/fighter.json": _gone, ...rest }, ...manifest }) => ({
            ...manifest,
            files: rest,
          }));
        }),
      "archive-incomplete",
    ],
    [
      "a path leads out of it",
      () => changed(bytes, (files) => (files["../evil.sh"] = strToU8("x"))),
      "archive-unsafe-path",
    ],
    [
      "a path begins at the root",
      () => changed(bytes, (files) => (files["/etc/x"] = strToU8("x"))),
      "archive-unsafe-path",
    ],
    [
      "a bomb",
      () => changed(bytes, (files) => (files["html/bomb.html"] = new Uint8Array(30_000_000))),
      "archive-too-large",
    ],
    [
      "thousands of files",
      () =>
        changed(bytes, (files) => {
          for (let n = 0; n < 2_001; n += 1) files[`html/${n}`] = nothing;
        }),
      "archive-too-large",
    ],
    [
      "more than it names",
      () => changed(bytes, (files) => (files["html/more.html"] = strToU8("x"))),
      "archive-damaged",
    ],
    [
      "another point in a log",
      () => changed(bytes, swap("data/fighting_event.json", '"points":3', '"points":4')),
      "archive-damaged",
    ],
    [
      "another winner than the log says",
      () => changed(bytes, swap("data/fighting.json", '"cause":"points"', '"cause":"submission"')),
      "archive-damaged",
    ],
    [
      "a bout of nobody",
      () =>
        changed(bytes, swap("data/category_fighter.json", /"fighter_id":"[^"]*"/, '"fighter_id":"nobody"')),
      "archive-damaged",
    ],
    [
      "a status nobody knows",
      () => changed(bytes, swap("data/category.json", '"status":"in_progress"', '"status":"won"')),
      "archive-damaged",
    ],
    [
      "a link that runs in the browser",
      () => changed(bytes, swap("data/event.json", /"url":"[^"]*"/, '"url":"javascript:1"')),
      "archive-damaged",
    ],
    [
      "a profile of somebody here",
      () => changed(bytes, swap("data/fighter.json", /"phone":[^,}]*/g, '"profile_id":1')),
      "archive-damaged",
    ],
    [
      "the number of somebody here",
      () => changed(bytes, swap("data/fighter.json", /"phone":[^,}]*/g, '"id":1')),
      "archive-damaged",
    ],
    [
      "a log of another competition",
      () =>
        changed(
          bytes,
          swap(
            "data/awarding_act.json",
            /"competition_uuid":"[^"]*"/,
            `"competition_uuid":"${randomUUID()}"`,
          ),
        ),
      "archive-damaged",
    ],
    ["parts that share their bytes", () => withShared(bytes, 200), "archive-too-large"],
    ["a part of another length", () => withLength(bytes, 1), "archive-damaged"],
    ["a part that is far longer than it says", () => withLength(bytes, -5_000), "archive-too-large"],
    [
      "no picture where one should be",
      () =>
        changed(bytes, (files) => {
          const [path = ""] = Object.keys(files).filter((name) => name.startsWith("uploads/"));
          forge(files, path, "<script>");
        }),
      "archive-damaged",
    ],
  ])("%s", async (_what, spoil, code) => {
    const before = await countRows(place);
    const answer = await letIn(place, spoil());
    expect(answer.ok ? "came in" : answer.problem.code).toBe(code);
    expect(await countRows(place)).toEqual(before);
  });
});

test("[EX7] an event that is here already is refused, and says which it is", async () => {
  const before = await countRows(source);
  expect(await letIn(source, bytes)).toEqual({
    ok: false,
    problem: { code: "event-exists", event: made.event.document_id, name: "Кубок" },
  });
  expect(await countRows(source)).toEqual(before);
});

test("[EX7] who is certainly here already stays one person; who may be is told and stays two", async () => {
  const other = await openPlace();
  const { weight, sex } = made.one ?? { weight: null, sex: null };
  const team = await createTeam(other.db, { name: "Тайга" });
  const person = { first_name: "Лев", weight, sex, team_id: team.id };
  const known = await createFighter(other.db, {
    ...person,
    last_name: "Тихонравов",
    birth_date: "2001-02-03",
  });
  await createFighter(other.db, { last_name: "Скрытный", first_name: "Ян" });
  const read = await readArchive(bytes);
  if (!read.ok) throw new Error(read.problem.code);
  const plan = await planImport(other, read.value, []);
  expect(plan.ok && presentPlan(read.value, plan.value)).toMatchObject({
    counts: { people: 4, bouts: 3, categories: 1 },
    people: { fresh: 3, here: 0, joined: [{ name: "Тихонравов Лев" }], alike: [{ name: "Скрытный Ян" }] },
    teams: { fresh: 0, here: 1 },
  });
  expect(await letIn(other, bytes)).toMatchObject({ ok: true, value: { people: { fresh: 3, joined: 1 } } });
  const bout = await other.db
    .selectFrom("fighting")
    .select("red_fighter_id")
    .where("uuid", "=", made.day.bout("SF1").uuid)
    .executeTakeFirstOrThrow();
  expect(bout.red_fighter_id).toBe(known.id);
  expect((await verifyAll(other.db)).problems).toEqual([]);
  expect(await countRows(other)).toMatchObject({ fighter: 5, team: 1 });
  await other.database.close();
});

test("[EX7] [EX17] whoever is told apart comes in as somebody new, by name or with everybody", async () => {
  const other = await openPlace();
  const { weight, sex, uuid } = made.one ?? { weight: null, sex: null, uuid: "" };
  const team = await createTeam(other.db, { name: "Тайга" });
  const person = { first_name: "Лев", weight, sex, team_id: team.id };
  await createFighter(other.db, { ...person, last_name: "Тихонравов", birth_date: "2001-02-03" });
  const read = await readArchive(bytes);
  if (!read.ok) throw new Error(read.problem.code);
  expect(await planImport(other, read.value, "all")).toMatchObject({ value: { joined: [] } });
  expect(await letIn(other, bytes, [uuid])).toMatchObject({ value: { people: { fresh: 4, joined: 0 } } });
  await other.database.close();
});
