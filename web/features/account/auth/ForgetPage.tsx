import { useState } from "react";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormFields } from "#web/kit/forms/FormField.tsx";
import { email, required, saying } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { auth } from "#texts/account/auth.ts";
import { useWaysIn } from "#web/platform/session/useWaysIn.ts";
import { Button } from "#web/kit/Button.tsx";
import { Text } from "#web/kit/Text.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import { AuthCard } from "./AuthCard.tsx";
import { ResendButton } from "./ResendButton.tsx";

const FIELDS = defineForm({
  email: {
    kind: "text",
    type: "email",
    label: auth.fields.email,
    autoComplete: "email",
    rules: [saying(required, auth.fields.emailMissing), saying(email, auth.fields.emailIncomplete)],
  },
  submit: { kind: "submit", label: auth.forget.submit },
});

export function ForgetPage() {
  const { forgotPassword } = useWaysIn();
  const [typed, setTyped] = useState("");
  const [sentTo, setSentTo] = useState<string>();
  const ask = async (address: string) => {
    setTyped(address);
    await forgotPassword(address);
    setSentTo(address);
  };
  return sentTo === undefined ? (
    <AuthCard title={auth.forget.title} lead={auth.forget.lead}>
      <ForgetForm address={typed} onAsk={ask} />
      <TextLink href="/auth">{auth.forget.toLogin}</TextLink>
    </AuthCard>
  ) : (
    <Sent email={sentTo} onAgain={() => ask(sentTo)} onChange={() => setSentTo(undefined)} />
  );
}

function ForgetForm({ address, onAsk }: { address: string; onAsk: (address: string) => Promise<void> }) {
  const form = useForm(FIELDS, {
    otherwise: "email",
    initial: new Map([["email", address]]),
    onSubmit: (values) => onAsk(values.email),
  });
  return (
    <Form form={form} hasSummary={false}>
      <FormFields form={form} names={["email", "submit"]} />
    </Form>
  );
}

type SentProps = { email: string; onAgain: () => Promise<void>; onChange: () => void };

/** The same words for a known and an unknown address (AU26). */
function Sent({ email: address, onAgain, onChange }: SentProps) {
  return (
    <AuthCard title={auth.forget.sent} lead={auth.forget.sentText(address)} isAnswer>
      <Text tone="secondary">{auth.forget.spam}</Text>
      <ResendButton onAgain={onAgain} />
      <Button variant="ghost" isBlock onClick={onChange}>
        {auth.forget.change}
      </Button>
      <TextLink href="/auth">{auth.forget.toLogin}</TextLink>
    </AuthCard>
  );
}
