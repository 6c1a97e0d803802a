import { useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { ApiFailure } from "#contract/error.ts";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { apiErrorText } from "#web/i18n/apiErrorText.ts";
import { errorWords } from "#web/i18n/ru/errors.ts";
import { auth } from "#web/i18n/ru/auth.ts";
import { DEFAULT_PATH, forgetRedirect, storedRedirect } from "#web/session/redirectPath.ts";
import { useSession } from "#web/session/Session.tsx";
import { Banner } from "#web/ui/Banner.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Checkbox } from "#web/ui/Checkbox.tsx";
import { PasswordField } from "#web/ui/PasswordField.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import type { Route } from "./+types/login.ts";
import { AuthCard } from "./AuthCard.tsx";
import { redirectReason } from "./redirectReason.ts";
import styles from "./login.module.css";

export const meta: Route.MetaFunction = () => pageMeta({ title: auth.login.title });

export function loader({ request }: Route.LoaderArgs) {
  return { redirectTo: storedRedirect(request.headers.get("cookie")) };
}

export default function LoginPage({ loaderData: { redirectTo } }: Route.ComponentProps) {
  const reason = redirectTo === undefined ? undefined : redirectReason(redirectTo);
  return (
    <AuthCard title={auth.login.title} lead={reason === undefined ? auth.login.why : undefined}>
      {reason === undefined ? null : (
        <Banner tone="wait" icon="lock">
          {reason}
        </Banner>
      )}
      <LoginForm redirectTo={redirectTo} />
    </AuthCard>
  );
}

type Problems = { readonly identifier?: string; readonly password?: string };

function LoginForm({ redirectTo }: { redirectTo: string | undefined }) {
  const { signIn } = useSession();
  const navigate = useNavigate();
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (form: FormData) => {
    const identifier = textOf(form, "identifier").trim();
    const password = textOf(form, "password");
    const found = missing(identifier, password);
    setProblems(found);
    if (found.identifier !== undefined || found.password !== undefined) return;
    setIsBusy(true);
    try {
      await signIn({ identifier, password, isRemembered: form.get("remember") !== null });
      document.cookie = forgetRedirect();
      await navigate(redirectTo ?? DEFAULT_PATH, { replace: true });
    } catch (cause) {
      setProblems({ password: cause instanceof ApiFailure ? apiErrorText(cause.error) : errorWords.unknown });
    } finally {
      setIsBusy(false);
    }
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(new FormData(event.currentTarget));
  };

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate method="post">
      <TextField
        label={auth.login.identifier}
        name="identifier"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={problems.identifier}
      />
      <PasswordField
        label={auth.login.password}
        name="password"
        autoComplete="current-password"
        showLabel={auth.login.show}
        hideLabel={auth.login.hide}
        error={problems.password}
        aside={
          <TextLink href="/auth/forget" className={styles.forgot}>
            {auth.login.forgot}
          </TextLink>
        }
      />
      <Checkbox label={auth.login.remember} name="remember" defaultChecked />
      <Button type="submit" size="lg" isBlock isBusy={isBusy}>
        {auth.login.submit}
      </Button>
    </form>
  );
}

function missing(identifier: string, password: string): Problems {
  return {
    ...(identifier === "" ? { identifier: auth.login.identifierMissing } : {}),
    ...(password === "" ? { password: auth.login.passwordMissing } : {}),
  };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
