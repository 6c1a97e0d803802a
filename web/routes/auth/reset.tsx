import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ApiFailure } from "#contract/error.ts";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { auth } from "#web/i18n/ru/auth.ts";
import { DEFAULT_PATH } from "#web/session/redirectPath.ts";
import { useSession } from "#web/session/Session.tsx";
import { Button } from "#web/ui/Button.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import type { Route } from "./+types/reset.ts";
import { AuthCard } from "./AuthCard.tsx";
import { AuthForm, NewPasswordFields } from "./AuthForm.tsx";
import { passwordChecks, problemsOf } from "./formProblems.ts";
import { textOf, useAuthForm } from "./useAuthForm.ts";

export const meta: Route.MetaFunction = () => pageMeta({ title: auth.reset.title });

export default function ResetPage() {
  const [isExpired, setIsExpired] = useState(false);
  return isExpired ? (
    <AuthCard title={auth.reset.expired} lead={auth.reset.expiredText} isAnswer>
      <Button size="lg" isBlock href="/auth/forget">
        {auth.reset.toForget}
      </Button>
      <TextLink href="/auth">{auth.reset.toLogin}</TextLink>
    </AuthCard>
  ) : (
    <AuthCard title={auth.reset.title} lead={auth.reset.lead} isWide>
      <ResetForm onExpired={() => setIsExpired(true)} />
    </AuthCard>
  );
}

function ResetForm({ onExpired }: { onExpired: () => void }) {
  const { resetPassword } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useAuthForm({
    fields: ["password", "passwordConfirmation"],
    otherwise: "password",
    check: (given) => {
      const { password, passwordConfirmation } = passwordsOf(given);
      return problemsOf<"password" | "passwordConfirmation">(passwordChecks(password, passwordConfirmation));
    },
    send: async (given) => {
      try {
        await resetPassword({ code: search.get("code") ?? "", ...passwordsOf(given) });
      } catch (cause) {
        if (cause instanceof ApiFailure && cause.error.message === WRONG_CODE) return onExpired();
        throw cause;
      }
      await navigate(DEFAULT_PATH, { replace: true });
    },
  });
  return (
    <AuthForm state={form}>
      <NewPasswordFields label={auth.fields.newPassword} problemAt={form.problemAt} />
      <Button type="submit" size="lg" isBlock isBusy={form.isBusy}>
        {auth.reset.submit}
      </Button>
    </AuthForm>
  );
}

/** The API's word for a code that is unknown, used or too old. */
const WRONG_CODE = "Incorrect code provided";

function passwordsOf(given: FormData) {
  return {
    password: textOf(given, "password"),
    passwordConfirmation: textOf(given, "passwordConfirmation"),
  };
}
