import type { Config } from "../environment/config.ts";
import { createOauthLogin } from "./oauthLogin.ts";
import { createOidcLogin } from "./oidcLogin.ts";
import type { ProviderLogin } from "./providerLogin.ts";

/** The configured providers by name; anything else is disabled (AU40). */
export type Providers = ReadonlyMap<string, ProviderLogin>;

export function createProviders({ authProviders, publicUrl }: Config): Providers {
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
