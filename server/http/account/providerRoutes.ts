import { randomNonce, randomPKCECodeVerifier, randomState } from "openid-client";
import { z } from "zod";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import {
  clearConnectCookie,
  readConnectCookie,
  writeConnectCookie,
  type ConnectState,
} from "../../auth/connectCookie.ts";
import { networkOf } from "../../auth/networkAddress.ts";
import type { ProviderLogin, ProviderPerson } from "../../auth/providerLogin.ts";
import { newSessionSecret } from "../../auth/token.ts";
import {
  admitProviderPerson,
  signInWithProviderCode,
  type ProviderProblem,
} from "../../usecases/account/providerSignIn.ts";
import type { SecondFactorRequired } from "../../usecases/account/passSecondFactor.ts";
import { answerSignedIn, askForSecondFactor, callerOf, redirect } from "./accountCalls.ts";
import { HttpProblem } from "../problem.ts";
import { enforce } from "../rateLimit.ts";
import type { Call, Route } from "../route.ts";

export function providerRoutes(deps: AccountDeps): Route[] {
  const open = { method: "GET", ignoresToken: true } as const;
  return [
    { ...open, url: "/api/connect/:provider", handle: (call) => handleConnect(deps, call) },
    { ...open, url: "/api/connect/:provider/callback", handle: (call) => handleReturn(deps, call) },
    { ...open, url: "/api/auth/:provider/callback", handle: (call) => handleSignIn(deps, call) },
  ];
}

/** Sends the browser to the provider with everything that ties its answer to this login (AU18). */
async function handleConnect(deps: AccountDeps, { request, reply, params }: Call) {
  const provider = providerOf(deps, params);
  enforce(deps, reply, (limits) => limits.codesByNetwork.take(networkOf(request.ip)));
  refuseOtherCallback(provider, request.query);
  const state: ConnectState = {
    provider: provider.name,
    state: randomState(),
    verifier: randomPKCECodeVerifier(),
    nonce: randomNonce(),
    browser: newSessionSecret(),
  };
  const target = await provider.begin(state, redirectUri(deps, provider));
  reply.header("set-cookie", await writeConnectCookie(deps, state));
  return redirect(reply, target.href);
}

/** Back from the provider: its token is used here and forgotten; the page gets a code of ours (AU41). */
async function handleReturn(deps: AccountDeps, { request, reply, params }: Call) {
  const provider = providerOf(deps, params);
  enforce(deps, reply, (limits) => limits.codesByNetwork.take(networkOf(request.ip)));
  const state = await readConnectCookie(deps, request.headers.cookie);
  if (state === undefined || state.provider !== provider.name)
    return backToPage(deps, reply, provider, "expired");
  const person = await whoReturned(deps, { provider, state, url: request.url });
  if (person === undefined) return backToPage(deps, reply, provider, "access_denied");
  const isOurPage = provider.callback.origin === deps.config.publicUrl.origin;
  const answer = await admitProviderPerson(deps, {
    provider: provider.name,
    person,
    browserSecret: isOurPage ? state.browser : undefined,
    address: request.ip,
  });
  if (!answer.ok) throw new HttpProblem("ApplicationError", REFUSALS[answer.problem.code]);
  const page = new URL(provider.callback);
  page.searchParams.set("access_token", answer.value);
  return redirect(reply, page.href);
}

const REFUSALS: Record<ProviderProblem["code"], string> = {
  "no-email": "Email was not available.",
  "email-taken": "Email is already taken.",
  "not-confirmed": "Your account email is not confirmed",
  blocked: "Your account has been blocked by an administrator",
  "wrong-code": "No access_token.",
};

const tokenSchema = z.looseObject({ access_token: z.string().min(1).max(300) });

/** `access_token` is our one-time code: a token of the provider means nothing here (AU17). */
async function handleSignIn(deps: AccountDeps, call: Call) {
  const { request, reply, params } = call;
  const provider = providerOf(deps, params);
  enforce(deps, reply, (limits) => limits.codesByNetwork.take(networkOf(request.ip)));
  const given = tokenSchema.safeParse(request.query);
  if (!given.success) throw new HttpProblem("ApplicationError", "No access_token.");
  const state = await readConnectCookie(deps, request.headers.cookie);
  const code = { provider: provider.name, code: given.data.access_token, browserSecret: state?.browser };
  const answer = await signInWithProviderCode(deps, code, callerOf(deps, request));
  if (answer.ok || answer.problem.code === "second-factor-required")
    reply.header("set-cookie", clearConnectCookie(deps.config));
  if (!answer.ok) throw refusalOf(deps, call, answer.problem);
  return answerSignedIn(deps, call, answer.value);
}

function refusalOf(deps: AccountDeps, call: Call, problem: ProviderProblem | SecondFactorRequired) {
  if (problem.code === "second-factor-required") return askForSecondFactor(deps, call, problem);
  return new HttpProblem("ApplicationError", REFUSALS[problem.code]);
}

function providerOf({ providers }: AccountDeps, params: Call["params"]): ProviderLogin {
  const provider = providers.get(params["provider"] ?? "");
  if (provider === undefined) throw new HttpProblem("ApplicationError", "This provider is disabled");
  return provider;
}

const callbackSchema = z.looseObject({ callback: z.unknown().optional() });

/** A page may name the configured address, and no other: anything else would be an open door for codes. */
function refuseOtherCallback({ callback }: ProviderLogin, query: unknown): void {
  const { callback: asked } = callbackSchema.parse(query);
  if (asked === undefined) return;
  const isSame = typeof asked === "string" && URL.canParse(asked) && isSamePage(new URL(asked), callback);
  if (!isSame) throw new HttpProblem("ValidationError", "Invalid callback URL provided");
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
