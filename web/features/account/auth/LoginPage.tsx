import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiFailure } from "#contract/error.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { useForm } from "#web/kit/forms/useForm.ts";
import { auth } from "#web/i18n/ru/account/auth.ts";
import { DEFAULT_PATH, forgetRedirect } from "#web/platform/session/redirectPath.ts";
import { isSecondStep, secondStepPath } from "#web/platform/session/secondStep.ts";
import { useWaysIn } from "#web/platform/session/useWaysIn.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { AuthCard } from "./AuthCard.tsx";
import { ProviderButtons } from "./ProviderButtons.tsx";
import { ProviderReturn } from "./ProviderReturn.tsx";
import { redirectReason } from "./redirectReason.ts";
import { ResendButton } from "./ResendButton.tsx";
import { SecondStepCard } from "./SecondStepCard.tsx";
import { FIELDS } from "./loginFields.tsx";
import type { loadLoginPage, submitLoginPage } from "./loadLoginPage.server.ts";
import type { LoaderData, ActionData } from "#web/platform/session/pageArgs.ts";

type PageProps = {
  loaderData: LoaderData<typeof loadLoginPage>;
  actionData: ActionData<typeof submitLoginPage>;
};

export function LoginPage({ loaderData, actionData }: PageProps) {
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

type FormProps = { redirectTo: string | undefined; posted: PageProps["actionData"] };

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
