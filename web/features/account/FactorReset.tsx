import { defineForm } from "#web/forms/fields.ts";
import { Form } from "#web/forms/Form.tsx";
import { FormField } from "#web/forms/FormField.tsx";
import { required, saying } from "#web/forms/rules.ts";
import { useForm } from "#web/forms/useForm.ts";
import { showToast } from "#web/frame/toasts/toasts.ts";
import { secondFactor } from "#web/i18n/ru/secondFactor.ts";
import { useBackgroundApi } from "#web/session/useApi.ts";
import { Text } from "#web/ui/Text.tsx";

const { reset: words } = secondFactor;

const FIELDS = defineForm({
  identifier: {
    kind: "text",
    label: words.identifier,
    autoComplete: "off",
    rules: [saying(required, words.identifierMissing)],
  },
  password: {
    kind: "text",
    type: "password",
    label: words.password,
    autoComplete: "current-password",
    rules: [saying(required, words.passwordMissing)],
  },
  submit: { kind: "submit", label: words.submit },
});

/** For an admin: helps who lost the device and the recovery codes (AU72). */
export function FactorReset() {
  const api = useBackgroundApi();
  const form = useForm(FIELDS, {
    otherwise: "identifier",
    onSubmit: async ({ identifier, password }) => {
      await api.account.resetSecondFactor({ identifier, password });
      showToast({ type: "success", message: words.done });
      form.store.reset();
    },
  });
  return (
    <Form form={form} hasSummary={false} aria-label={words.title}>
      <Text tone="secondary">{words.about}</Text>
      <FormField form={form} name="identifier" />
      <FormField form={form} name="password" />
      <FormField form={form} name="submit" />
    </Form>
  );
}
