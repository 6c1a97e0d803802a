import { randomNonce, randomPKCECodeVerifier, randomState } from "openid-client";
import { auth } from "#contract/api/auth.ts";
import { inLocale } from "#contract/locale.ts";
import { ok, refuse } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import {
  clearConnectCookie,
  readConnectCookie,
  writeConnectCookie,
  type ConnectState,
} from "../../auth/connectCookie.ts";
import type { ProviderLogin, ProviderPerson } from "../../auth/providerLogin.ts";
import { newSessionSecret } from "../../auth/token.ts";
import { admitProviderPerson, signInWithProviderCode } from "../../usecases/account/providerSignIn.ts";
import type { Call, Route } from "../route.ts";
import { serve, type Served } from "../serve.ts";
import { admit, callerOf, redirect, spendByNetwork } from "./accountCalls.ts";

export function providerRoutes(deps: AccountDeps): Route[] {
  return [
    serve(auth.connect, (call) => handleConnect(deps, call)),
    serve(auth.returnFromProvider, (call) => handleReturn(deps, call)),
    serve(auth.finishProvider, (call) => handleSignIn(deps, call)),
  ];
}

/** Sends the browser to the provider with everything that ties its answer to this login (AU18). */
async function handleConnect(deps: AccountDeps, call: Served<typeof auth.connect>) {
  const { reply, query } = call;
  const found = await findProvider(deps, call);
  if (!found.ok) return found;
  const provider = found.value;
  if (!isOurCallback(provider, query.callback)) return refuse({ code: "wrong-callback" } as const);
  const state: ConnectState = {
    provider: provider.name,
    state: randomState(),
    verifier: randomPKCECodeVerifier(),
    nonce: randomNonce(),
    browser: newSessionSecret(),
    locale: query.locale,
  };
  const target = await provider.begin(state, redirectUri(deps, provider));
  reply.header("set-cookie", await writeConnectCookie(deps, state));
  return ok(redirect(reply, target.href));
}

/** Back from the provider: its token is used here and forgotten; the page gets a code of ours (AU41). */
async function handleReturn(deps: AccountDeps, call: Served<typeof auth.returnFromProvider>) {
  const { request, reply } = call;
  const found = await findProvider(deps, call);
  if (!found.ok) return found;
  const provider = found.value;
  const state = await readConnectCookie(deps, request.headers.cookie);
  if (state === undefined || state.provider !== provider.name)
    return ok(backToPage(deps, reply, provider, "expired"));
  const person = await whoReturned(deps, { provider, state, url: request.url });
  if (person === undefined) return ok(backToPage(deps, reply, provider, "access_denied"));
  const isOurPage = provider.callback.origin === deps.config.publicUrl.origin;
  const admitted = await admitProviderPerson(deps, {
    provider: provider.name,
    person,
    browserSecret: isOurPage ? state.browser : undefined,
    locale: state.locale,
    address: request.ip,
  });
  if (!admitted.ok) return admitted;
  const page = new URL(provider.callback);
  if (isOurPage) page.pathname = inLocale(page.pathname, state.locale);
  page.searchParams.set("access_token", admitted.value);
  return ok(redirect(reply, page.href));
}

/** `access_token` is our one-time code: a token of the provider means nothing here (AU17). */
async function handleSignIn(deps: AccountDeps, call: Served<typeof auth.finishProvider>) {
  const { request, reply, query } = call;
  const found = await findProvider(deps, call);
  if (!found.ok) return found;
  if (query.access_token === undefined) return refuse({ code: "no-access-token" } as const);
  const state = await readConnectCookie(deps, request.headers.cookie);
  const code = { provider: found.value.name, code: query.access_token, browserSecret: state?.browser };
  const done = await signInWithProviderCode(deps, code, callerOf(deps, request));
  if (done.ok || done.problem.code === "second-factor-required")
    reply.header("set-cookie", clearConnectCookie(deps.config));
  return admit(deps, call, done);
}

type OfProvider = Pick<Call, "request" | "reply"> & { readonly params: { readonly provider: string } };

/** The provider of the path, if it is configured and the caller's network does not ask too often. */
async function findProvider(deps: AccountDeps, call: OfProvider) {
  const provider = deps.providers.get(call.params.provider);
  if (provider === undefined) return refuse({ code: "provider-disabled" } as const);
  const spent = await spendByNetwork(deps, call, "codesByNetwork");
  return spent.ok ? ok(provider) : spent;
}

/** A page may name the configured address, and no other: anything else would be an open door for codes. */
function isOurCallback({ callback }: ProviderLogin, asked: unknown): boolean {
  if (asked === undefined) return true;
  return typeof asked === "string" && URL.canParse(asked) && isSamePage(new URL(asked), callback);
}

const isSamePage = (asked: URL, callback: URL) =>
  asked.origin === callback.origin && asked.pathname === callback.pathname && asked.username === "";

const redirectUri = ({ config }: AccountDeps, { name }: ProviderLogin) =>
  new URL(`/api/connect/${name}/callback`, config.publicUrl).href;

type Returned = { readonly provider: ProviderLogin; readonly state: ConnectState; readonly url: string };

async function whoReturned(
  deps: AccountDeps,
  { provider, state, url }: Returned,
): Promise<ProviderPerson | undefined> {
  // Only the query is theirs: the address the provider sent the browser to is the one we gave it.
  const returned = new URL(redirectUri(deps, provider));
  returned.search = new URL(url, deps.config.publicUrl).search;
  try {
    return await provider.finish(returned, state, redirectUri(deps, provider));
  } catch (cause) {
    deps.log.warn({ err: cause, provider: provider.name }, "provider login failed");
    return undefined;
  }
}

function backToPage(
  { config }: AccountDeps,
  reply: Call["reply"],
  { callback }: ProviderLogin,
  error: "expired" | "access_denied",
) {
  const page = new URL(callback);
  page.searchParams.set("error", error);
  reply.header("set-cookie", clearConnectCookie(config));
  return redirect(reply, page.href);
}
