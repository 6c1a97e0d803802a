import { useState, useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { API_BASE, pathOf } from "#contract/api/path.ts";
import { isRefusedWith } from "#contract/api/refusal.ts";
import { ApiFailure } from "#contract/error.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormFields } from "#web/kit/forms/FormField.tsx";
import { useForm } from "#web/kit/forms/useForm.ts";
import { auth } from "#texts/account/auth.ts";
import { locale } from "#texts/locale.ts";
import { DEFAULT_PATH, forgetRedirect } from "#web/platform/session/redirectPath.ts";
import { isSecondStep, secondStepPath } from "#web/platform/session/secondStep.ts";
import { useWaysIn } from "#web/platform/session/useWaysIn.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { AuthCard } from "./AuthCard.tsx";
import { ResendButton } from "./ResendButton.tsx";
import { SecondStepCard } from "./SecondStepCard.tsx";
import { FIELDS } from "./loginFields.tsx";
import type { loadLoginPage, submitLoginPage } from "./loadLoginPage.server.ts";
import type { PageProps, ActionData } from "#web/platform/session/pageArgs.ts";
import { useRootData } from "#web/platform/session/useRootData.ts";
import { Button } from "#web/kit/Button.tsx";
import { Grid, Row, Stack } from "#web/kit/layout/layout.tsx";
import styles from "./AuthForm.module.css";
import { apiErrorText } from "#texts/apiErrorText.ts";
import { errorWords } from "#texts/errors.ts";
import { addressOf } from "#web/platform/browser/resolveTarget.ts";
import type { ProviderBack } from "./arrival.ts";

type Props = PageProps<typeof loadLoginPage> & { actionData: ActionData<typeof submitLoginPage> };

export function LoginPage({ loaderData, actionData }: Props) {
  const { redirectTo, reason, providers, back, notice, step } = loaderData;
  if (step !== undefined)
    return <SecondStepCard step={step} to={redirectTo ?? DEFAULT_PATH} posted={actionData} />;
  if (back !== undefined) return <ProviderReturn back={back} to={redirectTo ?? DEFAULT_PATH} />;
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

type FormProps = { redirectTo: string | undefined; posted: Props["actionData"] };

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
        if (isRefusedWith(cause, "not-confirmed") && identifier.includes("@")) setUnconfirmed(identifier);
        throw cause;
      }
      document.cookie = forgetRedirect();
      await navigate(redirectTo ?? DEFAULT_PATH, { replace: true });
    },
  });
  return (
    <>
      <Form form={form} hasSummary={false} action={addressOf("/auth?index")}>
        <FormFields form={form} names={["identifier", "password", "remember", "submit"]} />
      </Form>
      {unconfirmed === undefined ? null : (
        <ResendButton onAgain={() => api.auth.sendConfirmation({ email: unconfirmed })} isJustSent={false} />
      )}
    </>
  );
}

/** A button for each configured provider; the way leads through the API and back to this page (AU18). */
function ProviderButtons({ providers }: { providers: readonly string[] }) {
  const { apiBase } = useRootData() ?? { apiBase: API_BASE };
  if (providers.length === 0) return null;
  return (
    <Stack gap={16}>
      <Row as="p" gap={14} className={styles.or}>
        {auth.login.or}
      </Row>
      <Grid least={150} gap={12}>
        {providers.map((name) => (
          <Button
            key={name}
            variant="secondary"
            isBlock
            href={`${apiBase}${pathOf("/connect/:provider", name)}?locale=${locale}`}
          >
            {nameOf(name)}
          </Button>
        ))}
      </Grid>
    </Stack>
  );
}

function nameOf(name: string): string {
  const known: Readonly<Record<string, string>> = auth.login.providers;
  return known[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** Changes the one-time code for a session and goes on; the code leaves the address first. */
function ProviderReturn({ back, to }: { back: ProviderBack; to: string }) {
  const { signInWithProvider } = useWaysIn();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const hasBegun = useRef(false);
  const finish = useEffectEvent(async (): Promise<string | undefined> => {
    window.history.replaceState(window.history.state, "", "/auth");
    try {
      await signInWithProvider(back);
    } catch (cause) {
      if (isSecondStep(cause)) {
        await navigate(secondStepPath(), { replace: true });
        return undefined;
      }
      return cause instanceof ApiFailure ? apiErrorText(cause.error) : errorWords.unknown;
    }
    document.cookie = forgetRedirect();
    await navigate(to, { replace: true });
    return undefined;
  });
  useEffect(() => {
    // The code works once: a second mount must not spend it.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void finish().then((said) => setProblem(said));
  }, []);
  return problem === undefined ? (
    <AuthCard title={auth.login.providerWait} lead={auth.login.providerWaitText}>
      {null}
    </AuthCard>
  ) : (
    <AuthCard title={auth.login.title} isAnswer>
      <Banner tone="bad" icon="warn">
        {problem}
      </Banner>
      <Button size="lg" isBlock href="/auth">
        {auth.register.toLogin}
      </Button>
    </AuthCard>
  );
}
