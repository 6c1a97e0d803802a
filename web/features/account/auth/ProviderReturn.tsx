import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiFailure } from "#contract/error.ts";
import { apiErrorText } from "#web/i18n/ru/apiErrorText.ts";
import { auth } from "#web/i18n/ru/account/auth.ts";
import { errorWords } from "#web/i18n/ru/errors.ts";
import { forgetRedirect } from "#web/platform/session/redirectPath.ts";
import { isSecondStep, secondStepPath } from "#web/platform/session/secondStep.ts";
import { useWaysIn } from "#web/platform/session/useWaysIn.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { AuthCard } from "./AuthCard.tsx";
import type { ProviderBack } from "./arrival.ts";

/** Changes the one-time code for a session and goes on; the code leaves the address first. */
export function ProviderReturn({ back, to }: { back: ProviderBack; to: string }) {
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
