import type { Config } from "../environment/config.ts";
import type { Deps } from "../environment/deps.ts";
import { createMailer } from "../mail/mailer.ts";
import type { Mail } from "../mail/mail.ts";
import { createLimits, type Limits } from "./limits.ts";
import { createOauthLogin } from "./oauthLogin.ts";
import { createOidcLogin } from "./oidcLogin.ts";
import type { ProviderLogin } from "./providerLogin.ts";
import { createWorkQueue } from "../environment/workQueue.ts";

/** The configured providers by name; anything else is disabled (AU40). */
type Providers = ReadonlyMap<string, ProviderLogin>;

/** What the calls about accounts need beyond what everybody gets. */
export type AccountDeps = Deps & {
  readonly limits: Limits;
  readonly providers: Providers;
  /** Puts a mail in the queue; the answer never waits for a mail server. */
  readonly sendMail: (mail: Mail) => void;
  /** Work whose duration must not show in the answer. */
  readonly later: (job: () => Promise<void>) => void;
  /** Of sessions that ended or whose account has another role; called after the commit (SE11). */
  readonly closeSockets: (sessionIds: readonly string[]) => void;
  /** Resolves when queued work and mails are done. */
  readonly settled: () => Promise<void>;
};

export function createAccountDeps(
  deps: Deps,
  closeSockets: AccountDeps["closeSockets"] = () => undefined,
): AccountDeps {
  const queue = createWorkQueue(deps.log);
  const mailer = createMailer(deps);
  return {
    ...deps,
    limits: createLimits(deps),
    providers: createProviders(deps.config),
    sendMail: (mail) => mailer.send(mail),
    later: (job) => queue.add(job),
    closeSockets,
    settled: async () => {
      await queue.settled();
      await mailer.settled();
    },
  };
}

function createProviders({ authProviders, publicUrl }: Config): Providers {
  const page = (name: string) => new URL(`/auth?provider=${name}`, publicUrl);
  return new Map(
    authProviders.map((settings) => {
      const callback = settings.callback ?? page(settings.name);
      const login =
        settings.kind === "oidc" ? createOidcLogin(settings, callback) : createOauthLogin(settings, callback);
      return [settings.name, login];
    }),
  );
}
