import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createWorkQueue } from "../environment/workQueue.ts";
import type { Deps } from "../environment/deps.ts";
import { composeMail, type ComposedMail } from "./composeMail.ts";
import type { Mail } from "./mail.ts";

/** Many servers never send a mail: what it takes is loaded with the first one. */
const loadMailer = () => import("nodemailer");

type Deliver = (mail: ComposedMail) => Promise<void>;

const TRIES = 3;
const WAIT_MS = 2000;

/** Sends mails one after another behind everybody's back; a mail server that is away is tried again, then logged. */
export function createMailer(deps: Pick<Deps, "config" | "log" | "now" | "newId">) {
  const queue = createWorkQueue(deps.log);
  const deliver = deps.config.smtpUrl === undefined ? toFile(deps) : bySmtp(deps, deps.config.smtpUrl);
  return {
    send: (mail: Mail) => queue.add(() => deliver(composeMail(mail))),
    settled: queue.settled,
  };
}

function bySmtp({ config }: Pick<Deps, "config">, url: URL): Deliver {
  const open = async () => {
    const { createTransport } = await loadMailer();
    return createTransport({ url: url.href, connectionTimeout: 10_000, socketTimeout: 20_000 });
  };
  let opened: ReturnType<typeof open> | undefined;
  return async (mail) => {
    opened ??= open();
    const transport = await opened.catch((cause: unknown) => {
      opened = undefined;
      throw cause;
    });
    await withRetries(() => transport.sendMail({ from: config.mailFrom, ...mail }));
  };
}

async function withRetries(send: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await send();
      return;
    } catch (cause) {
      if (attempt === TRIES) throw cause;
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS * attempt));
    }
  }
}

/** Without a mail server every mail is a file to open with any mail program, and a line on the console. */
function toFile({ config, log, now, newId }: Pick<Deps, "config" | "log" | "now" | "newId">): Deliver {
  const directory = join(config.dataDir, "mail");
  let written = 0;
  return async (mail) => {
    const { createTransport } = await loadMailer();
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail({ from: config.mailFrom, date: new Date(now()), ...mail });
    const stamp = new Date(now()).toISOString().replaceAll(":", "-");
    // Counted, so that the names of mails of one moment are in their order too.
    const number = String((written += 1)).padStart(6, "0");
    const file = join(directory, `${stamp}-${number}-${newId().slice(0, 8)}.eml`);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await writeFile(file, message, { mode: 0o600 });
    log.warn({ file, subject: mail.subject }, "mail written to a file: SMTP_URL is not set");
  };
}
