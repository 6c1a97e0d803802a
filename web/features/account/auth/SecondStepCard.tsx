import { useNavigate } from "react-router";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormFields } from "#web/kit/forms/FormField.tsx";
import { required, saying } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { secondFactor } from "#texts/account/secondFactor.ts";
import { forgetRedirect } from "#web/platform/session/redirectPath.ts";
import { secondStepPath, type SecondStep } from "#web/platform/session/secondStep.ts";
import { useWaysIn } from "#web/platform/session/useWaysIn.ts";
import { TextLink } from "#web/kit/TextLink.tsx";
import { AuthCard } from "./AuthCard.tsx";
import { addressOf } from "#web/platform/browser/resolveTarget.ts";
import type { Posted } from "./postedForm.server.ts";

const { step: words } = secondFactor;

export const SECOND_STEP_FIELDS = defineForm({
  code: {
    kind: "text",
    label: words.code,
    hint: words.hint,
    autoComplete: "one-time-code",
    rules: [saying(required, words.missing)],
  },
  submit: { kind: "submit", label: words.submit },
});

type Props = { step: SecondStep; to: string; posted: Posted | undefined };

/** The second half of a sign-in; it works without scripts as the first does (AU73). */
export function SecondStepCard({ step: { isRemembered }, to, posted }: Props) {
  const { passSecondFactor } = useWaysIn();
  const navigate = useNavigate();
  const form = useForm(SECOND_STEP_FIELDS, {
    otherwise: "code",
    initial: posted?.typed,
    refused: posted?.refused,
    onSubmit: async ({ code }) => {
      await passSecondFactor({ code, isRemembered });
      document.cookie = forgetRedirect();
      await navigate(to, { replace: true });
    },
  });
  return (
    <AuthCard title={words.title} lead={words.lead}>
      <Form
        form={form}
        hasSummary={false}
        action={addressOf(secondStepPath(isRemembered).replace("?", "?index&"))}
      >
        <FormFields form={form} names={["code", "submit"]} />
      </Form>
      <TextLink href="/auth">{words.again}</TextLink>
    </AuthCard>
  );
}
