import { once } from "node:events";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { readMails } from "../testing/mailbox.ts";
import { call, createMember, createTestApp, type TestApp } from "../testing/testApp.ts";
import { composeMail } from "./composeMail.ts";

let app: TestApp | undefined;
let server: SMTPServer | undefined;
afterEach(async () => {
  await app?.close();
  await new Promise<void>((resolve) => (server === undefined ? resolve() : server.close(resolve)));
  app = server = undefined;
});

type Received = { readonly from: string; readonly to: string[]; readonly text: string };

/** A real SMTP server that refuses the first few connections. */
async function startSmtp(refusals = 0): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  let refused = 0;
  server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    onConnect: (_session, done) => ((refused += 1) <= refusals ? done(new Error("busy")) : done()),
    onAuth: ({ username, password }, _session, done) =>
      username === "kover" && password === "hush" ? done(null, { user: username }) : done(new Error("who?")),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  const listener = server.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { url: `smtp://kover:hush@127.0.0.1:${address.port}`, received };
}

const READER = { email: "a@b.example", locale: "ru" } as const;

const forgot = (running: TestApp, email: string) =>
  call(running, { method: "POST", url: "/api/auth/forgot-password", body: { email } });

test("a mail reaches the mail server of SMTP_URL", async () => {
  const smtp = await startSmtp();
  app = await createTestApp({ env: { SMTP_URL: smtp.url, PUBLIC_URL: "https://kover.example" } });
  const { email } = await createMember(app, "authenticated");
  await call(app, {
    method: "POST",
    url: "/api/auth/forgot-password",
    body: { email },
    headers: { host: "kover.example" },
  });
  await app.settled();
  expect(smtp.received).toHaveLength(1);
  const [mail] = smtp.received;
  expect([mail?.from, mail?.to]).toEqual(["no-reply@kover.example", [email]]);
  expect(mail?.text).toMatch(/multipart\/alternative/);
});

test("[AU59] the answer does not wait for a mail server, and one that is busy is tried again", async () => {
  const smtp = await startSmtp(1);
  app = await createTestApp({ env: { SMTP_URL: smtp.url } });
  const { email } = await createMember(app, "authenticated");
  const start = performance.now();
  expect((await forgot(app, email)).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(500);
  expect(smtp.received).toEqual([]);
  await app.settled();
  expect(smtp.received).toHaveLength(1);
});

test("[AU59] without SMTP_URL a mail is a file only its owner can read, in Russian, as text and as HTML", async () => {
  app = await createTestApp();
  const { email, username } = await createMember(app, "authenticated");
  await forgot(app, email);
  const [mail = ""] = await readMails(app);
  expect(mail).toContain(`To: ${email}`);
  expect(mail).toContain(`Здравствуйте, ${username}!`);
  expect(mail).toContain("http://localhost:3000/auth/reset?code=");
  expect(mail).toMatch(/text\/plain[^]*text\/html/);
  const directory = join(app.deps.config.dataDir, "mail");
  const [name = ""] = await readdir(directory);
  expect(name).toMatch(/\.eml$/);
  expect((await stat(join(directory, name))).mode & 0o777).toBe(0o600);
});

test("[SE45] a name that is more than a name is not repeated to who did not choose it", () => {
  const greetingOf = (username: string) => {
    const about = { kind: "confirmation", username, link: "https://kover.example/" } as const;
    const { text, html } = composeMail({ to: READER, about });
    const [greeting = ""] = text.split("\n", 1);
    expect(html).toContain(`>${greeting}</p>`);
    return greeting;
  };
  expect(greetingOf("Мария О’Нил-2")).toBe("Здравствуйте, Мария О’Нил-2!");
  for (const name of [
    "Приз на evil.example",
    "https://evil.example/",
    "пишите a@evil.example",
    '<a href="//evil.example">',
    "приз ".repeat(9),
  ])
    expect(greetingOf(name)).toBe("Здравствуйте!");
});

test("[SE45] the name a member gave an athlete brings no link into a mail", () => {
  const lineOf = (athlete: string) => {
    const said = {
      answer: "accepted",
      username: "а",
      event: "Кубок",
      category: undefined,
      note: undefined,
    } as const;
    const about = { ...said, athlete, link: "https://kover.example/" };
    return composeMail({ to: READER, about }).text.split("\n\n")[2];
  };
  expect(lineOf("О’Нил-Петрова А.С.")).toBe("Кубок. О’Нил-Петрова А. С..");
  expect(lineOf("Приз: https://evil.example/?a=1 <a>")).toBe("Кубок. Приз https evil. example a 1 a.");
  expect(lineOf("приз ".repeat(50))?.length).toBeLessThan(90);
});

test("a name in a mail stays text", () => {
  const { html, text } = composeMail({
    to: READER,
    about: {
      invitation: "referee",
      username: '<img src=x onerror="1">$&',
      link: "https://kover.example/?a=1&b=2",
      host: "Ковёр",
      eventName: undefined,
    },
  });
  expect(html).toContain("&lt;img src=x onerror=&quot;1&quot;&gt;$&amp;");
  expect(html).toContain('href="https://kover.example/?a=1&amp;b=2"');
  expect(text).toContain('<img src=x onerror="1">$&');
});
