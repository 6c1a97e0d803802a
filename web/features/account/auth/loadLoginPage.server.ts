import { signInReasonOfRoutes } from "#contract/pageKind.ts";
import { auth } from "#texts/account/auth.ts";
import { appContext } from "#web/platform/session/appContext.ts";
import { storedRedirect } from "#web/platform/session/redirectPath.ts";
import { readSecondStep } from "#web/platform/session/secondStep.ts";
import { signInWithPosted } from "./postedForm.server.ts";
import { SECOND_STEP_FIELDS } from "./SecondStepCard.tsx";
import { arrivalNotice, providerReturn } from "./arrival.ts";
import { FIELDS } from "./loginFields.tsx";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export function loadLoginPage({ request, context }: PageArgs) {
  const search = new URL(request.url).searchParams;
  const { providers, handlesAt } = context.get(appContext);
  const redirectTo = storedRedirect(request.headers.get("cookie"));
  return {
    redirectTo,
    reason: redirectTo && auth.reasons[signInReasonOfRoutes(handlesAt(redirectTo)) ?? "other"],
    providers,
    back: providerReturn(search),
    notice: arrivalNotice(search),
    step: readSecondStep(search),
  };
}

export function submitLoginPage(args: PageArgs) {
  const step = readSecondStep(new URL(args.request.url).searchParams);
  if (step !== undefined)
    return signInWithPosted(args, {
      fields: SECOND_STEP_FIELDS,
      otherwise: "code",
      call: (api, { code }) => api.passSecondFactor({ code }),
      isRemembered: () => step.isRemembered,
    });
  return signInWithPosted(args, {
    fields: FIELDS,
    otherwise: "password",
    call: (api, { identifier, password }) => api.login({ identifier, password }),
    isRemembered: ({ remember }) => remember,
  });
}
