import { storedRedirect } from "#web/platform/session/redirectPath.ts";
import { signInWithPosted } from "./postedForm.server.ts";
import { accountOf, REGISTER_FIELDS } from "./registerFields.tsx";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export function loadRegisterPage({ request }: PageArgs) {
  return { redirectTo: storedRedirect(request.headers.get("cookie")) };
}

export function submitRegisterPage(args: PageArgs) {
  const refCode = new URL(args.request.url).searchParams.get("refCode") ?? undefined;
  return signInWithPosted(args, {
    fields: REGISTER_FIELDS,
    otherwise: "email",
    call: (api, values) => api.register(accountOf(values, refCode)),
    isRemembered: () => true,
  });
}
