import { auth } from "#texts/account/auth.ts";

export type ProviderBack = { readonly provider: string; readonly accessToken: string };

/** Back from a provider with a one-time code in the address. */
export function providerReturn(search: URLSearchParams): ProviderBack | undefined {
  const provider = search.get("provider");
  const accessToken = search.get("access_token");
  return provider === null || accessToken === null ? undefined : { provider, accessToken };
}

type Notice = { readonly tone: "ok" | "bad"; readonly text: string };

/** What happened on the way here: a link in a mail was followed, or a provider said no. */
export function arrivalNotice(search: URLSearchParams): Notice | undefined {
  if (search.get("confirmation") === "done") return { tone: "ok", text: auth.login.confirmed };
  if (search.get("confirmation") === "expired") return { tone: "bad", text: auth.login.confirmationExpired };
  const error = search.get("error");
  if (error === null) return undefined;
  const { expired, access_denied } = auth.login.providerFailed;
  return { tone: "bad", text: error === "expired" ? expired : access_denied };
}
