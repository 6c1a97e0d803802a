import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { isRefusedWith } from "#contract/api/refusal.ts";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { useForm } from "#web/kit/forms/useForm.ts";
import { auth } from "#texts/account/auth.ts";
import { DEFAULT_PATH } from "#web/platform/session/redirectPath.ts";
import { isSecondStep, secondStepPath } from "#web/platform/session/secondStep.ts";
import { useWaysIn } from "#web/platform/session/useWaysIn.ts";
import { Button } from "#web/kit/Button.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import { AuthCard } from "./AuthCard.tsx";
import { newPassword, repeatedPassword } from "#web/features/account/newPasswordFields.ts";
import { NewPasswordPair } from "./NewPasswordPair.tsx";

const fieldsOf = (words: typeof auth.reset | typeof auth.invited) =>
  defineForm({
    password: { ...newPassword, label: words.password },
    passwordConfirmation: repeatedPassword,
    submit: { kind: "submit", label: words.submit },
  });

/** A password is chosen by a link: a new one, or the first one of who was invited (RE19). */
export function ResetPage() {
  const [isExpired, setIsExpired] = useState(false);
  const [search] = useSearchParams();
  const [words] = useState(() => (search.has("invited") ? auth.invited : auth.reset));
  return isExpired ? (
    <AuthCard title={auth.reset.expired} lead={words.expiredText} isAnswer>
      <Button size="lg" isBlock href="/auth/forget">
        {auth.reset.toForget}
      </Button>
      <TextLink href="/auth">{auth.reset.toLogin}</TextLink>
    </AuthCard>
  ) : (
    <AuthCard title={words.title} lead={words.lead} isWide>
      <ResetForm fields={fieldsOf(words)} onExpired={() => setIsExpired(true)} />
    </AuthCard>
  );
}

type FormProps = { fields: ReturnType<typeof fieldsOf>; onExpired: () => void };

function ResetForm({ fields, onExpired }: FormProps) {
  const { resetPassword } = useWaysIn();
  const navigate = useNavigate();
  const code = useCodeFromAddress();
  const form = useForm(fields, {
    otherwise: "password",
    onSubmit: async ({ password, passwordConfirmation }) => {
      try {
        await resetPassword({ code, password, passwordConfirmation });
      } catch (cause) {
        if (isSecondStep(cause)) return await navigate(secondStepPath(), { replace: true });
        if (isRefusedWith(cause, "link-expired")) return onExpired();
        throw cause;
      }
      await navigate(DEFAULT_PATH, { replace: true });
    },
  });
  return (
    <Form form={form} hasSummary={false}>
      <NewPasswordPair form={form} />
      <FormField form={form} name="submit" />
    </Form>
  );
}

/** Taken from the address once and removed from it, so that it stays neither in the history nor on a shared screen. */
function useCodeFromAddress(): string {
  const [search] = useSearchParams();
  const [code] = useState(search.get("code") ?? "");
  useEffect(() => window.history.replaceState(window.history.state, "", "/auth/reset"), []);
  return code;
}
