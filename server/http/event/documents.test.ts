import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { MOST_DOCUMENT_BYTES } from "#contract/api/uploads.ts";
import { writeZip } from "#contract/files/zip.ts";
import { call, createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, "admin");
});
afterAll(() => app.close());

const PDF = Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");

const office = (...names: readonly string[]) =>
  Buffer.from(writeZip(["[Content_Types].xml", ...names].map((path) => ({ path, text: "<x/>" }))));

async function send(client: Client, name: string, bytes: Buffer) {
  const form = new FormData();
  form.append("files", new Blob([new Uint8Array(bytes)]), name);
  const encoded = new Request("http://localhost/", { method: "POST", body: form });
  return await app.http.inject({
    method: "POST",
    url: "/api/upload/documents",
    headers: { ...client.headers, "content-type": encoded.headers.get("content-type") ?? "" },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

const savedSchema = z.tuple([z.looseObject({ url: z.string(), mime: z.string(), name: z.string() })]);
const saved = (body: string) => savedSchema.parse(JSON.parse(body))[0];
const codeOf = (body: string): unknown =>
  z.object({ error: z.object({ details: z.object({ code: z.string() }) }) }).safeParse(JSON.parse(body)).data
    ?.error.details.code;

test("[LK12] a document is known by what is in it and is taken to the disk under its own name", async () => {
  const files = {
    "Положение о кубке (2026).pdf": { bytes: PDF, mime: "application/pdf", ext: ".pdf" },
    "Заявка.docx": { bytes: office("word/document.xml"), mime: /wordprocessingml/, ext: ".docx" },
    "Регламент.xlsx": { bytes: office("xl/workbook.xml"), mime: /spreadsheetml/, ext: ".xlsx" },
  };
  for (const [name, { bytes, mime, ext }] of Object.entries(files)) {
    const answer = await send(admin, name, bytes);
    expect([name, answer.statusCode]).toEqual([name, 201]);
    const file = saved(answer.body);
    expect(file).toMatchObject({ name, ext });
    expect(file.mime).toMatch(mime);
    const served = await app.http.inject({ url: file.url });
    expect(served.headers).toMatchObject({
      "content-type": file.mime,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    });
    const disposition = String(served.headers["content-disposition"]);
    expect(disposition).toMatch(/^attachment; filename="document\.\w+"; filename\*=UTF-8''/);
    expect(decodeURIComponent(disposition.split("''")[1] ?? "")).toBe(name);
    expect(served.rawPayload.equals(bytes)).toBe(true);
  }
});

test("[LK12] a document with the name of a program gets the ending of what it is", async () => {
  const file = saved((await send(admin, "положение.exe", PDF)).body);
  const served = await app.http.inject({ url: file.url });
  const named = decodeURIComponent(String(served.headers["content-disposition"]).split("''")[1] ?? "");
  expect(named).toBe("положение.exe.pdf");
});

test("[LK12] what is no document is refused with a code, whatever it is called", async () => {
  const wrong: Record<string, Buffer> = {
    "a page": Buffer.from("<html><script>alert(1)</script></html>"),
    "a picture that runs": Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    "a program": Buffer.from("MZ\u0090\u0000"),
    "half a pdf": PDF.subarray(0, 20),
    "an archive of something else": Buffer.from(writeZip([{ path: "a.txt", text: "a" }])),
    "a table with macros": office("xl/workbook.xml", "xl/vbaProject.bin"),
    "a zip that is broken": Buffer.from("PK\u0003\u0004 nothing follows"),
    empty: Buffer.alloc(0),
  };
  for (const [what, bytes] of Object.entries(wrong)) {
    const answer = await send(admin, "положение.pdf", bytes);
    expect([what, answer.statusCode, codeOf(answer.body)]).toEqual([what, 400, "not-a-document"]);
  }
  const heavy = Buffer.concat([PDF, Buffer.alloc(MOST_DOCUMENT_BYTES)]);
  const answer = await send(admin, "положение.pdf", heavy);
  expect([answer.statusCode, codeOf(answer.body)]).toEqual([413, "document-too-large"]);
});

test("[LK12] a picture among the documents is encoded anew and shown in the page", async () => {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  const file = saved((await send(admin, "схема.png", bytes)).body);
  expect(file.url).toMatch(/^\/uploads\/[0-9a-f]{32}\.png$/);
  expect((await app.http.inject({ url: file.url })).headers["content-disposition"]).toBe("inline");
});

test("[LK3] a size that was never made is the picture itself", async () => {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  const file = saved((await send(admin, "мал.png", bytes)).body);
  const small = file.url.replace("/uploads/", "/uploads/small_");
  const [whole, asked] = [await app.http.inject({ url: file.url }), await app.http.inject({ url: small })];
  expect([asked.statusCode, asked.rawPayload.equals(whole.rawPayload)]).toEqual([200, true]);
  const nothing = `/uploads/small_${"0".repeat(32)}.png`;
  expect((await app.http.inject({ url: nothing })).statusCode).toBe(404);
});

test("[LK1] an event has a poster, a logo and a colour of its own, and of nowhere else", async () => {
  const { documentId } = z.object({ data: z.object({ documentId: z.string() }) }).parse(
    (
      await call(app, {
        method: "POST",
        url: "/api/events",
        headers: admin.headers,
        body: { data: { name: "Кубок" } },
      })
    ).body,
  ).data;
  const put = (look: unknown) =>
    call(app, {
      method: "PUT",
      url: `/api/events/${documentId}`,
      headers: admin.headers,
      body: { data: { look } },
    });
  const picture = `/uploads/${"a".repeat(32)}.jpg`;
  const look = { poster: picture, focus: "top", logo: picture, accent: "#b5121f" };
  expect((await put(look)).status).toBe(200);
  const read = await call(app, { url: `/api/events/${documentId}`, headers: admin.headers });
  expect(read.body).toMatchObject({ data: { look } });
  for (const wrong of [
    { poster: "https://photos.example/a.jpg" },
    { logo: "//photos.example/a.png" },
    { accent: "red;background:url(//x)" },
    { accent: "#12345" },
    { script: "x" },
  ])
    expect([wrong, (await put(wrong)).status]).toEqual([wrong, 400]);
});

test("[LK30] [LK31] of a description full of scripts what readers may see is kept, and nothing else", async () => {
  const description =
    '<h2>Регламент</h2><script>alert(1)</script><p onclick="x()">Ждём <strong>всех</strong></p><style>p{}</style>' +
    '<blockquote><p>Цитата</p></blockquote><ol><li>Раз</li></ol><a href="javascript:x()">нет</a>' +
    '<a href="https://kover.example" onmouseover="x()">да</a><svg onload="x()"></svg><iframe src="//x"></iframe>';
  const created = await call(app, {
    method: "POST",
    url: "/api/events",
    headers: admin.headers,
    body: { data: { name: "Кубок", description } },
  });
  expect(created.body).toMatchObject({
    data: {
      description:
        "<h2>Регламент</h2><p>Ждём <strong>всех</strong></p><blockquote><p>Цитата</p></blockquote><ol><li>Раз</li></ol>" +
        '<a rel="noopener nofollow ugc">нет</a><a href="https://kover.example" rel="noopener nofollow ugc">да</a>',
    },
  });
});
