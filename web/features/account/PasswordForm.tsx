import type { User } from "#contract/content.ts";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { newPassword, repeatedPassword } from "#web/kit/forms/newPasswordFields.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { account } from "#web/i18n/ru/account/account.ts";
import { auth } from "#web/i18n/ru/account/auth.ts";
import { useWaysIn } from "#web/platform/session/useWaysIn.ts";
import { Text } from "#web/kit/Text.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import { currentPassword } from "./currentPassword.ts";

const { password: words } = account;

const FIELDS = defineForm({
  currentPassword: currentPassword(words.current, words.currentMissing),
  password: { ...newPassword, label: auth.fields.newPassword },
  passwordConfirmation: repeatedPassword,
  submit: { kind: "submit", label: words.save },
});

export function PasswordForm({ user }: { user: User }) {
  const { changePassword } = useWaysIn();
  const form = useForm(FIELDS, {
    otherwise: "currentPassword",
    onSubmit: async ({ currentPassword, password, passwordConfirmation }) => {
      await changePassword({ currentPassword, password, passwordConfirmation });
      showToast({ type: "success", message: words.saved });
      form.store.reset();
    },
  });
  if (user.provider !== "local")
    return (
      <>
        <Text tone="secondary">{words.none}</Text>
        <TextLink href="/auth/forget">{words.toForget}</TextLink>
      </>
    );
  return (
    <Form form={form} hasSummary={false}>
      <Text tone="secondary">{words.about}</Text>
      <FormField form={form} name="currentPassword" />
      <FormField form={form} name="password" />
      <FormField form={form} name="passwordConfirmation" />
      <FormField form={form} name="submit" />
    </Form>
  );
}
