import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormFields } from "#web/kit/forms/FormField.tsx";
import { required, saying } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { secondFactor } from "#texts/account/secondFactor.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { Text } from "#web/kit/Text.tsx";
import { currentPassword } from "./currentPassword.ts";

const { reset: words } = secondFactor;

const FIELDS = defineForm({
  identifier: {
    kind: "text",
    label: words.identifier,
    autoComplete: "off",
    rules: [saying(required, words.identifierMissing)],
  },
  password: currentPassword(words.password, words.passwordMissing),
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
      <FormFields form={form} names={["identifier", "password", "submit"]} />
    </Form>
  );
}
