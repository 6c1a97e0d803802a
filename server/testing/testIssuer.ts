import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { generateKeyPair, exportJWK } from "jose";
import { Provider, type Configuration } from "oidc-provider";

export type TestIssuer = { readonly url: string; readonly close: () => Promise<void> };
export type Person = { readonly sub: string; readonly email?: string; readonly email_verified?: unknown };

export const CLIENT = { id: "kover", secret: "a secret long enough for anybody" } as const;

/** A real OpenID Connect server, whose visitor is always the given person and always agrees. */
export async function startTestIssuer(redirectUri: string, person: () => Person): Promise<TestIssuer> {
  const server = createServer();
  const url = await listen(server);
  const provider = new Provider(url, await settings(redirectUri, person));
  const answer = provider.callback();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith("/interaction/") !== true) return void answer(request, response);
    const login = { login: { accountId: person().sub } };
    void provider.interactionFinished(request, response, login, { mergeWithLastSubmission: false });
  });
  return { url, close: () => close(server) };
}

async function settings(redirectUri: string, person: () => Person): Promise<Configuration> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: "RS256", use: "sig", kid: "test" }] },
    cookies: { keys: ["test"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...person(), sub }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: CLIENT.id,
        accountId: oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
}

export async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return `http://127.0.0.1:${address.port}`;
}

export async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
}
