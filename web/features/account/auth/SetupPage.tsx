import { useNavigate } from "react-router";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField, FormFields } from "#web/kit/forms/FormField.tsx";
import { newPassword, repeatedPassword } from "#web/features/account/newPasswordFields.ts";
import { required, saying } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { auth } from "#texts/account/auth.ts";
import { DEFAULT_PATH } from "#web/platform/session/redirectPath.ts";
import { useWaysIn } from "#web/platform/session/useWaysIn.ts";
import { TextLink } from "#web/kit/TextLink.tsx";
import { AuthCard } from "./AuthCard.tsx";
import { Grid } from "#web/kit/layout/layout.tsx";
import { NewPasswordPair } from "./NewPasswordPair.tsx";
import { REGISTER_FIELDS } from "./registerFields.tsx";

export const words = auth.setup;

const FIELDS = defineForm({
  code: {
    kind: "text",
    label: words.code,
    hint: words.codeHint,
    autoComplete: "one-time-code",
    rules: [saying(required, words.codeMissing)],
  },
  username: {
    kind: "text",
    label: words.username,
    autoComplete: "username",
    rules: [saying(required, words.usernameMissing)],
  },
  email: REGISTER_FIELDS.email,
  password: { ...newPassword, label: auth.fields.password },
  passwordConfirmation: repeatedPassword,
  submit: { kind: "submit", label: words.submit },
});

/** An installation without a demo begins here: with the code from its console (AU74). */
export function SetupPage() {
  const { setUpFirstAdmin } = useWaysIn();
  const navigate = useNavigate();
  const form = useForm(FIELDS, {
    otherwise: "code",
    onSubmit: async ({ code, username, email: address, password }) => {
      await setUpFirstAdmin({ code: code.trim().toUpperCase(), username, email: address, password });
      await navigate(DEFAULT_PATH, { replace: true });
    },
  });
  return (
    <AuthCard title={words.title} lead={words.lead} isWide>
      <Form form={form}>
        <FormField form={form} name="code" />
        <Grid columns={2} phone={1} gap={14} rowGap={18} align="start">
          <FormFields form={form} names={["username", "email"]} />
        </Grid>
        <NewPasswordPair form={form} />
        <FormField form={form} name="submit" />
      </Form>
      <TextLink href="/auth">{words.toLogin}</TextLink>
    </AuthCard>
  );
}
