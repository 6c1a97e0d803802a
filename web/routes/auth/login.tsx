import { useNavigate } from "react-router";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
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
import { problemsOf } from "./formProblems.ts";
import { redirectReason } from "./redirectReason.ts";
import { textOf, useAuthForm } from "./useAuthForm.ts";
import styles from "./AuthForm.module.css";

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

const FIELDS = ["identifier", "password"] as const;

function LoginForm({ redirectTo }: { redirectTo: string | undefined }) {
  const { signIn } = useSession();
  const navigate = useNavigate();
  const form = useAuthForm({
    fields: FIELDS,
    otherwise: "password",
    check: (given) =>
      problemsOf<(typeof FIELDS)[number]>([
        ["identifier", [identifierOf(given) !== "", auth.login.identifierMissing]],
        ["password", [textOf(given, "password") !== "", auth.login.passwordMissing]],
      ]),
    send: async (given) => {
      const isRemembered = given.get("remember") !== null;
      await signIn({ identifier: identifierOf(given), password: textOf(given, "password"), isRemembered });
      document.cookie = forgetRedirect();
      await navigate(redirectTo ?? DEFAULT_PATH, { replace: true });
    },
  });

  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate method="post">
      <TextField
        label={auth.login.identifier}
        name="identifier"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={form.problemAt("identifier")}
      />
      <PasswordField
        label={auth.login.password}
        name="password"
        autoComplete="current-password"
        showLabel={auth.login.show}
        hideLabel={auth.login.hide}
        error={form.problemAt("password")}
        aside={
          <TextLink href="/auth/forget" className={styles.aside}>
            {auth.login.forgot}
          </TextLink>
        }
      />
      <Checkbox label={auth.login.remember} name="remember" defaultChecked />
      <Button type="submit" size="lg" isBlock isBusy={form.isBusy}>
        {auth.login.submit}
      </Button>
    </form>
  );
}

const identifierOf = (given: FormData) => textOf(given, "identifier").trim();
