import { calculatePKCECodeChallenge } from "openid-client";
import { z } from "zod";
import { ProviderRefusal, type ProviderLogin, type ProviderPerson } from "./providerLogin.ts";
import type { OauthSettings } from "../environment/providerSettings.ts";

const TIMEOUT_MS = 10_000;

/** VK ID and Yandex ID: an OAuth 2 code with PKCE, then one call that says who it is. They differ in three places. */
export function createOauthLogin(settings: OauthSettings, callback: URL): ProviderLogin {
  const dialect = DIALECTS[settings.kind];
  return {
    name: settings.name,
    callback,
    begin: async ({ state, verifier }, redirectUri) =>
      withQuery(settings.endpoints.authorization, {
        response_type: "code",
        client_id: settings.clientId,
        redirect_uri: redirectUri,
        scope: settings.scope,
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      }),
    finish: async (returned, { state, verifier }, redirectUri) => {
      const answer = answerSchema.parse(Object.fromEntries(returned.searchParams));
      if (answer.state !== state) throw new ProviderRefusal("the answer belongs to another login");
      if (answer.code === undefined) throw new ProviderRefusal("the provider gave no code");
      const token = await fetchToken(settings, {
        grant_type: "authorization_code",
        code: answer.code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
        ...dialect.tokenFields(answer),
      });
      return await dialect.fetchPerson(settings, token);
    },
  };
}

type Answer = z.infer<typeof answerSchema>;
type Dialect = {
  readonly tokenFields: (answer: Answer) => Record<string, string>;
  readonly fetchPerson: (settings: OauthSettings, token: string) => Promise<ProviderPerson>;
};

const DIALECTS: Readonly<Record<OauthSettings["kind"], Dialect>> = {
  vk: {
    tokenFields: ({ device_id, state }) => ({ ...(device_id !== undefined && { device_id }), state }),
    fetchPerson: fetchVkPerson,
  },
  yandex: { tokenFields: () => ({}), fetchPerson: fetchYandexPerson },
};

const answerSchema = z.object({
  state: z.string(),
  code: z.string().min(1).optional(),
  device_id: z.string().optional(),
});

async function fetchToken(settings: OauthSettings, fields: Record<string, string>): Promise<string> {
  const { clientId, clientSecret } = settings;
  const body = { ...fields, client_id: clientId, ...(clientSecret && { client_secret: clientSecret }) };
  const answer = await ask(settings.endpoints.token, { method: "POST", body: new URLSearchParams(body) });
  return z.object({ access_token: z.string().min(1) }).parse(answer).access_token;
}

const vkSchema = z.object({
  user: z.object({
    user_id: z.union([z.string().min(1), z.number()]).transform(String),
    first_name: z.string().optional(),
    last_name: z.string().optional(),
    email: z.string().optional(),
  }),
});

/** The call names our client id, so a token of another application is refused. VK does not say that an address is proved. */
async function fetchVkPerson({ endpoints, clientId }: OauthSettings, token: string): Promise<ProviderPerson> {
  const body = new URLSearchParams({ client_id: clientId, access_token: token });
  const { user } = vkSchema.parse(await ask(endpoints.userInfo, { method: "POST", body }));
  const name = [user.first_name, user.last_name].filter(Boolean).join(" ");
  return {
    subject: user.user_id,
    email: user.email || undefined,
    isEmailVerified: false,
    name: name || undefined,
  };
}

const yandexSchema = z.object({
  id: z.string().min(1),
  client_id: z.string(),
  default_email: z.string().optional(),
  display_name: z.string().optional(),
});

/** Yandex says whom the token was issued to, and hands out only addresses that receive mail for the account (AU41). */
async function fetchYandexPerson(settings: OauthSettings, token: string): Promise<ProviderPerson> {
  const headers = { authorization: `OAuth ${token}` };
  const person = yandexSchema.parse(await ask(settings.endpoints.userInfo, { headers }));
  if (person.client_id !== settings.clientId) throw new ProviderRefusal("the token is another application's");
  return {
    subject: person.id,
    email: person.default_email || undefined,
    isEmailVerified: person.default_email !== undefined,
    name: person.display_name || undefined,
  };
}

async function ask(url: URL, request: RequestInit): Promise<unknown> {
  const response = await fetch(url, {
    ...request,
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new ProviderRefusal(`the provider answered ${response.status}`);
  return await response.json();
}

function withQuery(url: URL, query: Record<string, string>): URL {
  const full = new URL(url);
  for (const [name, value] of Object.entries(query)) full.searchParams.set(name, value);
  return full;
}
