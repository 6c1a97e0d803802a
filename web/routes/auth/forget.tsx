import { useEffect, useState } from "react";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { auth } from "#web/i18n/ru/auth.ts";
import { useSession } from "#web/session/Session.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Text } from "#web/ui/Text.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import type { Route } from "./+types/forget.ts";
import { AuthCard } from "./AuthCard.tsx";
import { AuthForm } from "./AuthForm.tsx";
import { emailCheck, problemsOf } from "./formProblems.ts";
import { textOf, useAuthForm } from "./useAuthForm.ts";

const AGAIN_AFTER_SECONDS = 60;

export const meta: Route.MetaFunction = () => pageMeta({ title: auth.forget.title });

export default function ForgetPage() {
  const { forgotPassword } = useSession();
  const [typed, setTyped] = useState("");
  const [sentTo, setSentTo] = useState<string>();
  const ask = async (email: string) => {
    setTyped(email);
    await forgotPassword(email);
    setSentTo(email);
  };
  return sentTo === undefined ? (
    <AuthCard title={auth.forget.title} lead={auth.forget.lead}>
      <ForgetForm email={typed} onAsk={ask} />
      <TextLink href="/auth">{auth.forget.toLogin}</TextLink>
    </AuthCard>
  ) : (
    <Sent email={sentTo} onAgain={() => ask(sentTo)} onChange={() => setSentTo(undefined)} />
  );
}

function ForgetForm({ email, onAsk }: { email: string; onAsk: (email: string) => Promise<void> }) {
  const emailOf = (given: FormData) => textOf(given, "email").trim();
  const form = useAuthForm({
    fields: ["email"],
    otherwise: "email",
    check: (given) => problemsOf([emailCheck(emailOf(given))]),
    send: (given) => onAsk(emailOf(given)),
  });
  return (
    <AuthForm state={form}>
      <TextField
        label={auth.fields.email}
        name="email"
        id="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        error={form.problemAt("email")}
      />
      <Button type="submit" size="lg" isBlock isBusy={form.isBusy}>
        {auth.forget.submit}
      </Button>
    </AuthForm>
  );
}

type SentProps = { email: string; onAgain: () => Promise<void>; onChange: () => void };

/** The same words for a known and an unknown address (AU26). */
function Sent({ email, onAgain, onChange }: SentProps) {
  const { seconds, restart } = useCountdown();
  const [isBusy, setIsBusy] = useState(false);
  const again = async () => {
    setIsBusy(true);
    try {
      await onAgain();
      restart();
    } catch {
      // The toast said why; the button stays for another try.
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <AuthCard title={auth.forget.sent} lead={auth.forget.sentText(email)} isAnswer>
      <Text tone="secondary">{auth.forget.spam}</Text>
      <Button
        size="lg"
        isBlock
        variant="secondary"
        isBusy={isBusy}
        disabled={seconds > 0}
        onClick={() => void again()}
      >
        {seconds > 0 ? auth.forget.againIn(seconds) : auth.forget.again}
      </Button>
      <Button variant="ghost" isBlock onClick={onChange}>
        {auth.forget.change}
      </Button>
      <TextLink href="/auth">{auth.forget.toLogin}</TextLink>
    </AuthCard>
  );
}

function useCountdown() {
  const [seconds, setSeconds] = useState(AGAIN_AFTER_SECONDS);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return { seconds, restart: () => setSeconds(AGAIN_AFTER_SECONDS) };
}
