import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  type Configuration,
} from "openid-client";
import { z } from "zod";
import type { ProviderLogin, ProviderPerson } from "./providerLogin.ts";
import type { OidcSettings } from "../environment/providerSettings.ts";

/** Any OpenID Connect issuer: the library checks state, nonce, PKCE, issuer, audience and the signature. */
export function createOidcLogin(settings: OidcSettings, callback: URL): ProviderLogin {
  const configuration = rememberSuccess(() => discover(settings));
  return {
    name: settings.name,
    callback,
    begin: async ({ state, verifier, nonce }, redirectUri) =>
      buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: settings.scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      }),
    finish: async (returned, { state, verifier, nonce }) => {
      const config = await configuration();
      const tokens = await authorizationCodeGrant(config, returned, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = claimsSchema.parse(tokens.claims());
      if (claims.email !== undefined) return personOf(claims);
      return personOf(claimsSchema.parse(await fetchUserInfo(config, tokens.access_token, claims.sub)));
    },
  };
}

const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  // Some issuers send the word instead of the value; anything else is no proof.
  email_verified: z
    .unknown()
    .optional()
    .transform((value) => value === true || value === "true"),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
});

function personOf(claims: z.infer<typeof claimsSchema>): ProviderPerson {
  return {
    subject: claims.sub,
    email: claims.email,
    isEmailVerified: claims.email_verified,
    name: claims.name ?? claims.preferred_username,
  };
}

function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const isPlain = issuer.protocol === "http:";
  return discovery(issuer, clientId, clientSecret, undefined, {
    timeout: 10,
    ...(isPlain && { execute: [allowInsecureRequests] }),
  });
}

/** An issuer that was away at the first login must not stay away for ever. */
function rememberSuccess<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return async () => {
    loaded ??= load();
    try {
      return await loaded;
    } catch (cause) {
      loaded = undefined;
      throw cause;
    }
  };
}
