import { z } from "zod";
import { ok, refuse, type Result } from "#domain/result.ts";

type Common = {
  readonly name: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly scope: string;
  /** The page that gets the one-time code; ours unless another front end is served elsewhere. */
  readonly callback: URL | undefined;
};

export type OidcSettings = Common & { readonly kind: "oidc"; readonly issuer: URL };
export type OauthSettings = Common & { readonly kind: "vk" | "yandex"; readonly endpoints: Endpoints };
export type ProviderSettings = OidcSettings | OauthSettings;

export type Endpoints = {
  readonly authorization: URL;
  readonly token: URL;
  readonly userInfo: URL;
};

/** Providers that are no OpenID issuers, ready to use: an operator gives the client id and its secret. */
const READY: Readonly<
  Record<OauthSettings["kind"], { readonly scope: string; readonly endpoints: Endpoints }>
> = {
  vk: {
    scope: "email",
    endpoints: {
      authorization: new URL("https://id.vk.com/authorize"),
      token: new URL("https://id.vk.com/oauth2/auth"),
      userInfo: new URL("https://id.vk.com/oauth2/user_info"),
    },
  },
  yandex: {
    scope: "login:email login:info",
    endpoints: {
      authorization: new URL("https://oauth.yandex.ru/authorize"),
      token: new URL("https://oauth.yandex.ru/token"),
      userInfo: new URL("https://login.yandex.ru/info?format=json"),
    },
  },
};

const webAddress = z
  .string()
  .refine((text) => URL.canParse(text) && isSafeAddress(new URL(text)), "must be an https:// address")
  .transform((text) => new URL(text));

const common = {
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
  scope: z.string().min(1).optional(),
  callback: webAddress.optional(),
};
const oidcSchema = z.strictObject({ ...common, issuer: webAddress });
const oauthSchema = z.strictObject({
  ...common,
  endpoints: z
    .strictObject({ authorization: webAddress, token: webAddress, userInfo: webAddress })
    .optional(),
});
const listSchema = z.record(z.string().regex(/^(?!local$)[a-z][a-z0-9-]{0,30}$/), z.unknown());

/** The setting AUTH_PROVIDERS: an object of providers by name. The refusal is the end of a sentence. */
export function parseProviders(text: string): Result<readonly ProviderSettings[], string> {
  const list = listSchema.safeParse(parseJson(text));
  if (!list.success) return refuse("must be a JSON object of providers by name");
  const settings: ProviderSettings[] = [];
  for (const [name, given] of Object.entries(list.data)) {
    const parsed = parseProvider(name, given);
    if (!parsed.ok) return parsed;
    settings.push(parsed.value);
  }
  return ok(settings);
}

function parseProvider(name: string, given: unknown): Result<ProviderSettings, string> {
  if (name === "vk" || name === "yandex") {
    const oauth = oauthSchema.safeParse(given);
    if (!oauth.success) return refuse(problemOf(name, oauth.error));
    const { scope = READY[name].scope, endpoints = READY[name].endpoints, ...rest } = oauth.data;
    return ok({ kind: name, name, scope, endpoints, ...clientOf(rest) });
  }
  const oidc = oidcSchema.safeParse(given);
  if (!oidc.success) return refuse(problemOf(name, oidc.error));
  const { issuer, scope = "openid email profile", ...rest } = oidc.data;
  return ok({ kind: "oidc", name, issuer, scope, ...clientOf(rest) });
}

type Client = { clientId: string; clientSecret?: string | undefined; callback?: URL | undefined };

const clientOf = ({ clientId, clientSecret, callback }: Client) => ({ clientId, clientSecret, callback });

/** Secrets are in these values, so only the path and the reason are told. */
function problemOf(name: string, error: z.ZodError): string {
  const [issue] = error.issues;
  return `has a wrong provider "${name}": ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`.trimEnd();
}

/** Codes and tokens travel to these addresses. Plain HTTP only to this machine, where tests and trials live. */
export function isSafeAddress({ protocol, hostname }: URL): boolean {
  if (protocol === "https:") return true;
  return protocol === "http:" && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
