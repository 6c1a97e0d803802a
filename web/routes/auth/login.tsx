import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiFailure } from "#contract/error.ts";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { required, saying } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { auth } from "#web/i18n/ru/account/auth.ts";
import { appContext } from "#web/platform/session/appContext.ts";
import { DEFAULT_PATH, forgetRedirect, storedRedirect } from "#web/platform/session/redirectPath.ts";
import { isSecondStep, readSecondStep, secondStepPath } from "#web/platform/session/secondStep.ts";
import { useWaysIn } from "#web/platform/session/useWaysIn.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import type { Route } from "./+types/login.ts";
import { AuthCard } from "#web/features/account/auth/AuthCard.tsx";
import styles from "#web/features/account/auth/AuthForm.module.css";
import { signInWithPosted } from "#web/features/account/auth/postedForm.server.ts";
import { ProviderButtons } from "#web/features/account/auth/ProviderButtons.tsx";
import { ProviderReturn } from "#web/features/account/auth/ProviderReturn.tsx";
import { redirectReason } from "#web/features/account/auth/redirectReason.ts";
import { ResendButton } from "#web/features/account/auth/ResendButton.tsx";
import { SECOND_STEP_FIELDS, SecondStepCard } from "#web/features/account/auth/SecondStepCard.tsx";
import { arrivalNotice, providerReturn } from "#web/features/account/auth/arrival.ts";

export const meta: Route.MetaFunction = () => pageMeta({ title: auth.login.title });

// The address may hold a one-time code: nobody else is to learn it. Without any referrer a form posted from here would
// not say where it comes from, and be refused.
export const headers = () => ({ "Referrer-Policy": "same-origin" });

export function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  return {
    redirectTo: storedRedirect(request.headers.get("cookie")),
    providers: context.get(appContext).providers,
    back: providerReturn(search),
    notice: arrivalNotice(search),
    step: readSecondStep(search),
  };
}

const FIELDS = defineForm({
  identifier: {
    kind: "text",
    label: auth.login.identifier,
    autoComplete: "username",
    rules: [saying(required, auth.login.identifierMissing)],
  },
  password: {
    kind: "text",
    type: "password",
    label: auth.login.password,
    autoComplete: "current-password",
    rules: [saying(required, auth.login.passwordMissing)],
    aside: (
      <TextLink href="/auth/forget" className={styles.aside}>
        {auth.login.forgot}
      </TextLink>
    ),
  },
  remember: { kind: "checkbox", label: auth.login.remember, initial: true },
  submit: { kind: "submit", label: auth.login.submit },
});

export function action(args: Route.ActionArgs) {
  const step = readSecondStep(new URL(args.request.url).searchParams);
  if (step !== undefined)
    return signInWithPosted(args, {
      fields: SECOND_STEP_FIELDS,
      otherwise: "code",
      call: (api, { code }) => api.passSecondFactor(code),
      isRemembered: () => step.isRemembered,
    });
  return signInWithPosted(args, {
    fields: FIELDS,
    otherwise: "password",
    call: (api, { identifier, password }) => api.login(identifier, password),
    isRemembered: ({ remember }) => remember,
  });
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { redirectTo, providers, back, notice, step } = loaderData;
  if (step !== undefined)
    return <SecondStepCard step={step} to={redirectTo ?? DEFAULT_PATH} posted={actionData} />;
  if (back !== undefined) return <ProviderReturn back={back} to={redirectTo ?? DEFAULT_PATH} />;
  const reason = redirectTo === undefined ? undefined : redirectReason(redirectTo);
  return (
    <AuthCard title={auth.login.title} lead={reason === undefined ? auth.login.why : undefined}>
      {notice === undefined ? null : (
        <Banner tone={notice.tone} icon={notice.tone === "ok" ? "check" : "warn"}>
          {notice.text}
        </Banner>
      )}
      {reason === undefined ? null : (
        <Banner tone="wait" icon="lock">
          {reason}
        </Banner>
      )}
      <LoginForm redirectTo={redirectTo} posted={actionData} />
      <ProviderButtons providers={providers} />
    </AuthCard>
  );
}

type FormProps = { redirectTo: string | undefined; posted: Route.ComponentProps["actionData"] };

function LoginForm({ redirectTo, posted }: FormProps) {
  const { signIn } = useWaysIn();
  const api = useApi();
  const navigate = useNavigate();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const form = useForm(FIELDS, {
    otherwise: "password",
    initial: posted?.typed,
    refused: posted?.refused,
    onSubmit: async ({ identifier, password, remember }) => {
      try {
        await signIn({ identifier, password, isRemembered: remember });
      } catch (cause) {
        if (isSecondStep(cause)) return await navigate(secondStepPath(remember));
        if (isUnconfirmed(cause) && identifier.includes("@")) setUnconfirmed(identifier);
        throw cause;
      }
      document.cookie = forgetRedirect();
      await navigate(redirectTo ?? DEFAULT_PATH, { replace: true });
    },
  });
  return (
    <>
      <Form form={form} hasSummary={false} action="/auth?index">
        <FormField form={form} name="identifier" />
        <FormField form={form} name="password" />
        <FormField form={form} name="remember" />
        <FormField form={form} name="submit" />
      </Form>
      {unconfirmed === undefined ? null : (
        <ResendButton onAgain={() => api.auth.sendConfirmation(unconfirmed)} isJustSent={false} />
      )}
    </>
  );
}

/** The API's word for an account whose address nobody has confirmed. */
const isUnconfirmed = (cause: unknown) =>
  cause instanceof ApiFailure && cause.error.message === "Your account email is not confirmed";
