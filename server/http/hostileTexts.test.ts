import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApplication, createEvent, createProfile } from "../testing/factories.ts";
import { readMails } from "../testing/mailbox.ts";
import { readPdfPages } from "../testing/readPdf.ts";
import { call, createTestApp, PASSWORD, signIn, type Client, type TestApp } from "../testing/testApp.ts";
import { createTestCompetition, type TestCompetition } from "../testing/testCompetition.ts";

/** What people write who hope that somebody else's program runs it. */
const HOSTILE = [
  `</script><script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `</textarea></title><svg onload=alert(1)>`,
  `=HYPERLINK("http://evil.example";"x")`,
  `&#x3c;img src=x onerror=alert(1)&#x3e;`,
  `) Tj (\\) /JS (app.alert(1))`,
];
const [SCRIPT = "", IMAGE = "", SVG = "", FORMULA = "", ENTITY = "", PDF_CODE = ""] = HOSTILE;

let app: TestApp;
let admin: Client;
let member: Client;
let made: TestCompetition;
let event: { readonly id: number; readonly document_id: string };
let application: { readonly document_id: string };

beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, "admin");
  member = await signIn(app, "authenticated");
  event = await createEvent(app.db, { show_competition: true, is_published: true });
  made = await createTestCompetition(app.db, { competition: { event_id: event.id } });
  const profile = await createProfile(app.db, { owner_id: member.account.id });
  application = await createApplication(app.db, {
    owner_id: member.account.id,
    event_id: event.id,
    profile_id: profile.id,
    category_id: made.category.id,
    comment: HOSTILE.join("\n"),
  });
  const words = { city: IMAGE, coach: SVG };
  await put(member, `profiles/${profile.document_id}`, words);
  await put(admin, `events/${event.document_id}`, { name: SCRIPT, city: IMAGE, venue: SVG, address: ENTITY });
  await put(admin, `categories/${made.category.document_id}`, { title: IMAGE });
  // Such names are not taken any more; those from before still stand.
  await app.db.updateTable("profile").set({ last_name: PDF_CODE, first_name: FORMULA }).execute();
  await app.db.updateTable("fighter").set({ last_name: SCRIPT, first_name: ENTITY }).execute();
});
afterAll(() => app.close());

async function put({ headers }: Client, path: string, data: Readonly<Record<string, string>>): Promise<void> {
  const { status } = await call(app, { method: "PUT", url: `/api/${path}`, headers, body: { data } });
  expect([path, status]).toEqual([path, 200]);
}

const inject = (url: string, { headers }: Client) => app.http.inject({ method: "GET", url, headers });

test("[SE48] a mail stays a mail: its own tags, its own headers and links to this site alone", async () => {
  await admin.api.account.stepUp({ password: PASSWORD });
  const url = `/api/applications/${application.document_id}`;
  const text = HOSTILE.join("\r\nBcc: all@evil.example\r\n");
  for (const [path, data] of [
    ["messages", { text }],
    ["decide", { decision: "accept", note: text }],
  ] as const)
    await call(app, { method: "POST", url: `${url}/${path}`, headers: admin.headers, body: { data } });
  await admin.api.users.invite(member.account.id, { data: { event: String(event.id) } });
  const mails = await readMails(app);
  expect(mails).toHaveLength(3);
  for (const mail of mails) {
    const [head = ""] = mail.split(/\r?\n\r?\n/, 1);
    expect(head).not.toMatch(/^bcc/im);
    expect(head).toContain(`To: ${member.account.email}`);
    const html = mail.slice(mail.indexOf("<!doctype"), mail.indexOf("</html>"));
    expect(new Set(html.match(/<[a-z!]+/gi))).toEqual(new Set(MAIL_TAGS));
    expect(html.match(/href="(?!http:\/\/localhost:3000\/)/g)).toBeNull();
  }
});

const MAIL_TAGS = "<!doctype <html <head <meta <title <body <div <h <p <a <br".split(" ");

test("[SE48] a paper shows what was written and carries nothing that runs", async () => {
  const { rawPayload } = await inject("/api/auth/export.pdf", member);
  const shown = (await readPdfPages(rawPayload)).join("\n").replaceAll(/\s+/g, " ");
  expect(shown).toContain("/JS (app.alert(1))");
  expect(rawPayload.toString("latin1")).not.toMatch(
    /\/(JS|JavaScript|OpenAction|AA|URI|Launch|EmbeddedFile)\b/,
  );
});

test("[SE48] a picture is drawn of whatever something is called", async () => {
  const base = `/api/events/${event.id}`;
  for (const path of [
    "share.png",
    `categories/${made.category.uuid}/share.png`,
    `fighters/${made.fighters[0]?.uuid}/share.png`,
    `bouts/${made.bout("SF1").uuid}/share.png`,
  ]) {
    const { statusCode, rawPayload } = await inject(`${base}/${path}`, member);
    expect([path, statusCode]).toEqual([path, 200]);
    expect((await sharp(rawPayload).metadata()).format).toBe("png");
  }
});

test("[SE48] answers with such texts are JSON that no browser takes for a page", async () => {
  for (const url of [`/api/events/${event.id}`, `/api/events/${event.id}/competition`, "/api/auth/export"]) {
    const { statusCode, headers, body } = await inject(url, member);
    expect([url, statusCode]).toEqual([url, 200]);
    expect(headers["content-type"]).toMatch(/^application\/json/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(body).toContain("script");
  }
});

test("[SE47] a name that takes no ink is none", async () => {
  for (const lastName of ["\u3164", "\u200b\u2060", "\u2800\u115f"]) {
    const { status } = await call(app, {
      method: "POST",
      url: "/api/profiles",
      headers: member.headers,
      body: { data: { lastName } },
    });
    expect(status).toBe(400);
  }
});

test("[SE25] the phone of a contact is one line, whatever it was copied from", async () => {
  const info = { contacts: [{ title: "Секретарь", phone: "\u202a+7 900\r\n000\u202c" }] };
  const { body } = await call(app, {
    method: "PUT",
    url: `/api/events/${event.document_id}`,
    headers: admin.headers,
    body: { data: { info } },
  });
  expect(body).toMatchObject({ data: { info: { contacts: [{ phone: "+7 900 000" }] } } });
});
