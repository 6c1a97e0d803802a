import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { auth } from "#web/i18n/ru/auth.ts";
import { DEFAULT_PATH, forgetRedirect, storedRedirect } from "#web/session/redirectPath.ts";
import { useSession } from "#web/session/Session.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Checkbox } from "#web/ui/Checkbox.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { VisuallyHidden } from "#web/ui/VisuallyHidden.tsx";
import type { Route } from "./+types/register.ts";
import { AuthCard } from "./AuthCard.tsx";
import { AuthForm, NewPasswordFields } from "./AuthForm.tsx";
import { emailCheck, passwordChecks, problemsOf, usernameCheck } from "./formProblems.ts";
import { textOf, useAuthForm } from "./useAuthForm.ts";

export const meta: Route.MetaFunction = () => pageMeta({ title: auth.register.title });

export function loader({ request }: Route.LoaderArgs) {
  return { redirectTo: storedRedirect(request.headers.get("cookie")) };
}

export default function RegisterPage({ loaderData: { redirectTo } }: Route.ComponentProps) {
  const [unconfirmed, setUnconfirmed] = useState<string>();
  if (unconfirmed !== undefined)
    return (
      <AuthCard title={auth.register.confirm} lead={auth.register.confirmText(unconfirmed)} isAnswer>
        <Button size="lg" isBlock href="/auth">
          {auth.register.toLogin}
        </Button>
      </AuthCard>
    );
  return (
    <AuthCard title={auth.register.title} lead={auth.register.lead} isWide>
      <RegisterForm redirectTo={redirectTo} onUnconfirmed={setUnconfirmed} />
    </AuthCard>
  );
}

const FIELDS = ["username", "email", "password", "passwordConfirmation", "rules", "privacy"] as const;
type Field = (typeof FIELDS)[number];

type FormProps = { redirectTo: string | undefined; onUnconfirmed: (email: string) => void };

function RegisterForm({ redirectTo, onUnconfirmed }: FormProps) {
  const { register } = useSession();
  const navigate = useNavigate();
  const form = useAuthForm<Field>({
    fields: FIELDS,
    otherwise: "email",
    check: checkAccount,
    send: async (given) => {
      const account = accountOf(given);
      if ((await register(account)) === undefined) return onUnconfirmed(account.email);
      document.cookie = forgetRedirect();
      await navigate(redirectTo ?? DEFAULT_PATH, { replace: true });
    },
  });
  const { problemAt } = form;

  return (
    <AuthForm state={form}>
      <TextField
        label={auth.register.username}
        name="username"
        id="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={auth.register.usernameHint}
        error={problemAt("username")}
      />
      <TextField
        label={auth.fields.email}
        name="email"
        id="email"
        type="email"
        autoComplete="email"
        error={problemAt("email")}
      />
      <NewPasswordFields label={auth.fields.password} problemAt={problemAt} />
      <Checkbox
        name="rules"
        id="rules"
        label={
          <Consent to="/page/rules" says={auth.register.agreeRules}>
            {auth.register.rules}
          </Consent>
        }
        error={problemAt("rules")}
      />
      <Checkbox
        name="privacy"
        id="privacy"
        label={
          <Consent to="/page/privacy" says={auth.register.agreePrivacy}>
            {auth.register.privacy}
          </Consent>
        }
        error={problemAt("privacy")}
      />
      <Button type="submit" size="lg" isBlock isBusy={form.isBusy}>
        {auth.register.submit}
      </Button>
    </AuthForm>
  );
}

/** In a tab of its own: what was typed must not be lost to reading the rules. */
function Consent({ to, says, children }: { to: string; says: string; children: ReactNode }) {
  return (
    <>
      {says}{" "}
      <TextLink href={to} target="_blank">
        {children}
        <VisuallyHidden>, {auth.register.newTab}</VisuallyHidden>
      </TextLink>
    </>
  );
}

function accountOf(given: FormData) {
  return {
    username: textOf(given, "username").trim(),
    email: textOf(given, "email").trim(),
    password: textOf(given, "password"),
  };
}

function checkAccount(given: FormData) {
  const { username, email, password } = accountOf(given);
  return problemsOf<Field>([
    usernameCheck(username),
    emailCheck(email),
    ...passwordChecks(password, textOf(given, "passwordConfirmation")),
    ["rules", [given.get("rules") !== null, auth.register.rulesMissing]],
    ["privacy", [given.get("privacy") !== null, auth.register.privacyMissing]],
  ]);
}
