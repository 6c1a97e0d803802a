import { existsSync } from "node:fs";
import { request, type ClientRequest } from "node:http";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { createProfile } from "../../testing/factories.ts";
import { adoptUploads } from "../../usecases/event/adoptUploads.ts";
import { ENGINES } from "../../testing/testDatabases.ts";
import { call, createTestApp, listen, signIn, type Client, type TestApp } from "../../testing/testApp.ts";

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, "admin");
});
afterAll(() => app.close());

const countFiles = async () => (await app.db.selectFrom("upload_file").select("name").execute()).length;

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c33" } });

type File = { readonly name: string; readonly bytes: Buffer; readonly type?: string };

async function upload(
  client: Client | undefined,
  files: readonly File[],
  fields: Record<string, string> = {},
  to = app,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { name, bytes, type = "image/png" } of files)
    form.append("files", new Blob([new Uint8Array(bytes)], { type }), name);
  const encoded = new Request("http://localhost/", { method: "POST", body: form });
  return await to.http.inject({
    method: "POST",
    url: "/api/upload",
    headers: { ...client?.headers, "content-type": encoded.headers.get("content-type") ?? "" },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

const uploadSchema = z.object({
  id: z.number(),
  documentId: z.string(),
  name: z.string(),
  url: z.string(),
  mime: z.string(),
  width: z.number(),
  height: z.number(),
  formats: z.record(z.string(), z.object({ url: z.string(), width: z.number(), height: z.number() })),
});
const parse = (body: string) => z.array(uploadSchema).parse(JSON.parse(body));

test("[SE13] a picture is encoded anew: no EXIF, turned upright, in sizes, under a name nobody chose", async () => {
  const bytes = await paint(1600, 900)
    .withExif({ IFD0: { Artist: "canary" }, IFD3: { GPSLatitude: "55/1 0/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const answer = await upload(admin, [{ name: "../../etc/Лого.jpg", bytes, type: "text/html" }]);
  expect(answer.statusCode).toBe(201);
  const [file] = parse(answer.body);
  expect(file).toMatchObject({ name: "Лого.jpg", mime: "image/jpeg", width: 900, height: 1600 });
  expect(file?.url).toMatch(/^\/uploads\/[0-9a-f]{32}\.jpg$/);
  expect(Object.keys(file?.formats ?? {}).sort()).toEqual(["large", "medium", "small", "thumbnail"]);
  for (const url of [file?.url ?? "", file?.formats["thumbnail"]?.url ?? ""]) {
    const served = await app.http.inject({ url });
    expect(served.headers).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
      "content-disposition": "inline",
    });
    const { exif, orientation } = await sharp(served.rawPayload).metadata();
    expect([exif, orientation, served.rawPayload.includes("canary")]).toEqual([undefined, undefined, false]);
  }
});

test("[SE13] anything that is not a whole raster image is refused, whatever it is called", async () => {
  const png = await paint(20, 20).png().toBuffer();
  const jpeg = await paint(20, 20).jpeg().toBuffer();
  const webp = await paint(20, 20).webp().toBuffer();
  const zip = Buffer.from("PK\u0003\u0004 a second file behind the first");
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const wrong: Record<string, Buffer> = {
    svg,
    "svg with a declaration": Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg]),
    html: Buffer.from("<html><script>alert(1)</script></html>"),
    gif: Buffer.from("GIF89a\u0001\u0000\u0001\u0000"),
    "png and zip": Buffer.concat([png, zip]),
    "jpeg and zip": Buffer.concat([jpeg, zip]),
    "webp and zip": Buffer.concat([webp, zip]),
    "half a png": png.subarray(0, 40),
    "a png's head on a page": Buffer.concat([png.subarray(0, 8), svg]),
    empty: Buffer.alloc(0),
  };
  const before = await countFiles();
  for (const [what, bytes] of Object.entries(wrong)) {
    const answer = await upload(admin, [{ name: "logo.png", bytes }]);
    expect([what, answer.statusCode]).toEqual([what, 400]);
  }
  expect(await countFiles()).toBe(before);
  for (const bytes of [png, jpeg, webp])
    expect((await upload(admin, [{ name: "a", bytes }])).statusCode).toBe(201);
});

test("[SE13] neither many bytes nor many pixels get through", async () => {
  const heavy = Buffer.concat([await paint(20, 20).png().toBuffer(), Buffer.alloc(5_000_001)]);
  expect((await upload(admin, [{ name: "heavy.png", bytes: heavy }])).statusCode).toBe(413);
  const bomb = await sharp({
    create: { width: 8000, height: 6000, channels: 3, background: "#000" },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(5_000_000);
  const answer = await upload(admin, [{ name: "bomb.png", bytes: bomb }]);
  expect([answer.statusCode, answer.body.includes("40 megapixels")]).toEqual([400, true]);
});

test.each([
  ["a line", 20_000, 1],
  ["a column", 1, 20_000],
])("[SE41] %s of pixels, small as it is, is refused before it is turned", async (_what, width, height) => {
  const bytes = await paint(width, height).png().toBuffer();
  const answer = await upload(admin, [{ name: "line.png", bytes }]);
  expect([answer.statusCode, answer.body.includes("too-many-pixels")]).toEqual([400, true]);
});

test("[AU61] admins upload; others only the photo of their own profile", async () => {
  const bytes = await paint(300, 300).png().toBuffer();
  const files = [{ name: "me.png", bytes }];
  const user = await signIn(app, "authenticated");
  const own = await createProfile(app.db, { owner_id: user.account.id });
  const other = await createProfile(app.db);
  const photoOf = (refId: string | number) => ({
    ref: "api::profile.profile",
    refId: String(refId),
    field: "photo",
  });
  expect((await upload(undefined, files)).statusCode).toBe(403);
  expect((await upload(user, files)).statusCode).toBe(403);
  expect((await upload(user, files, photoOf(other.id))).statusCode).toBe(404);
  expect((await upload(user, [...files, ...files], photoOf(own.id))).statusCode).toBe(400);
  const answer = await upload(user, files, photoOf(own.document_id));
  expect(answer.statusCode).toBe(201);
  const { photo } = await app.db
    .selectFrom("profile")
    .select("photo")
    .where("id", "=", own.id)
    .executeTakeFirstOrThrow();
  expect(photo).toBe(parse(answer.body)[0]?.url);
  expect((await upload(admin, [])).statusCode).toBe(400);
});

test("[SE33] an account has four forms under way at most, in however many sessions, and of others one file is read", async () => {
  const origin = await listen(app);
  const user = await signIn(app, "authenticated");
  // The fifth is answered at once, the four before it are not: nobody sent their end.
  const open: ClientRequest[] = [];
  const refused = new Promise<number | undefined>((resolve) => {
    for (let form = 0; form < 5; form += 1) {
      const headers = { ...user.headers, "content-type": "multipart/form-data; boundary=x" };
      const sent = request(`${origin}/api/upload`, { method: "POST", headers }, (answer) =>
        resolve(answer.statusCode),
      );
      sent
        .on("error", () => undefined)
        .write('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nendless');
      open.push(sent);
    }
  });
  expect(await refused).toBe(429);
  const files = [{ name: "me.png", bytes: await paint(9, 9).png().toBuffer() }];
  expect((await upload(user, files)).statusCode).toBe(429);
  expect((await upload(admin, files)).statusCode).toBe(201);
  for (const sent of open) sent.destroy();
  await vi.waitFor(async () => expect((await upload(user, files)).statusCode).toBe(403), { timeout: 10_000 });
  expect((await upload(user, [...files, ...files])).statusCode).toBe(400);
});

test("[SE27] the photo of a profile is a file uploaded here, and what was stored before stays readable", async () => {
  const user = await signIn(app, "authenticated");
  const old = "https://photos.example/me.png";
  const own = await createProfile(app.db, { owner_id: user.account.id, photo: old });
  const write = (data: object, method: "PUT" | "POST" = "PUT") =>
    call(app, {
      method,
      url: method === "PUT" ? `/api/profiles/${own.id}` : "/api/profiles",
      headers: user.headers,
      body: { data },
    });
  const foreign = [old, "//photos.example/me.png", "data:image/png;base64,AA==", "/uploads/../me.png", ""];
  for (const photo of foreign) {
    const error = {
      details: { code: "not-an-upload", errors: [{ path: ["photo"], code: "not-an-upload" }] },
    };
    expect(await write({ photo })).toMatchObject({ status: 400, body: { error } });
    expect((await write({ lastName: "Борцова", photo }, "POST")).status).toBe(400);
  }
  expect(await write({ city: "Казань" })).toMatchObject({ status: 200, body: { data: { photo: old } } });
  const files = [{ name: "me.png", bytes: await paint(9, 9).png().toBuffer() }];
  const [{ url } = { url: "" }] = parse((await upload(admin, files)).body);
  for (const photo of [url, null])
    expect(await write({ photo })).toMatchObject({ status: 200, body: { data: { photo } } });
});

test("files are listed and removed by admins alone, and a name is never a path", async () => {
  const [file] = parse(
    (await upload(admin, [{ name: "a.png", bytes: await paint(9, 9).png().toBuffer() }])).body,
  );
  const user = await signIn(app, "referee");
  const url = `/api/upload/files/${file?.id}`;
  expect((await call(app, { method: "DELETE", url, headers: user.headers })).status).toBe(403);
  expect((await call(app, { url: "/api/upload/files", headers: admin.headers })).status).toBe(200);
  expect((await call(app, { url, headers: admin.headers })).body).toMatchObject({ id: file?.id });
  expect((await call(app, { method: "DELETE", url, headers: admin.headers })).status).toBe(200);
  expect((await call(app, { url: file?.url ?? "" })).status).toBe(404);
  for (const path of ["..%2Fsecrets.json", "secrets.json", "a.svg"]) {
    expect((await call(app, { url: `/uploads/${path}` })).status).toBe(404);
  }
});

test("[SE22] a new photo takes the place of the old one, and what an account keeps is limited", async () => {
  const user = await signIn(app, "authenticated");
  const own = await createProfile(app.db, { owner_id: user.account.id });
  const fields = { ref: "api::profile.profile", refId: String(own.id), field: "photo" };
  const files = [{ name: "me.png", bytes: await paint(40, 40).png().toBuffer() }];
  const [first] = parse((await upload(user, files, fields)).body);
  const [second] = parse((await upload(user, files, fields)).body);
  expect((await call(app, { url: first?.url ?? "" })).status).toBe(404);
  expect((await call(app, { url: second?.url ?? "" })).status).toBe(200);
  const size = { owner_id: user.account.id, bytes: 20_000_000 };
  await app.db.updateTable("upload").set(size).where("owner_id", "=", admin.account.id).execute();
  const before = await countFiles();
  const refused = await upload(user, files, fields);
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining("no room left")]);
  expect(await countFiles()).toBe(before);
});

test("[SE22] files of a version that kept them in a folder are moved, but not what no row names", async () => {
  const directory = join(app.deps.config.dataDir, "uploads");
  const [kept] = parse(
    (await upload(admin, [{ name: "a.png", bytes: await paint(9, 9).png().toBuffer() }])).body,
  );
  const file = kept?.url.split("/").at(-1) ?? "";
  const stray = `${"0".repeat(32)}.png`;
  await app.db.deleteFrom("upload_file").where("name", "=", file).execute();
  expect((await call(app, { url: kept?.url ?? "" })).status).toBe(404);
  await mkdir(directory);
  for (const name of [file, stray]) await writeFile(join(directory, name), name);
  expect(await adoptUploads(app.deps)).toBe(1);
  expect(await call(app, { url: kept?.url ?? "" })).toMatchObject({ status: 200, text: file });
  expect((await call(app, { url: `/uploads/${stray}` })).status).toBe(404);
  expect(existsSync(directory)).toBe(false);
  expect(await adoptUploads(app.deps)).toBe(0);
});

test.each(ENGINES)("[ST21] a second instance on the same %s serves the same file", async (engine) => {
  const first = await createTestApp({ engine });
  const second = await createTestApp({ database: first.database, env: { KOVER_DATA: tmpdir() } });
  const owner = await signIn(first, "admin");
  const bytes = await paint(9, 9).png().toBuffer();
  const [file] = parse((await upload(owner, [{ name: "a.png", bytes }], {}, first)).body);
  const answers = [];
  for (const { http } of [first, second]) answers.push(await http.inject({ url: file?.url ?? "" }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers[1]?.rawPayload).toEqual(answers[0]?.rawPayload);
  await second.close();
  await first.close();
});
