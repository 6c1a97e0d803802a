import { useState } from "react";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { required, saying } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { general } from "#web/i18n/ru/general.ts";
import { secondFactor } from "#web/i18n/ru/account/secondFactor.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { Text } from "#web/kit/Text.tsx";

const { disable: words } = secondFactor;

const FIELDS = defineForm({
  password: {
    kind: "text",
    type: "password",
    label: words.password,
    autoComplete: "current-password",
    rules: [saying(required, words.passwordMissing)],
  },
  code: {
    kind: "text",
    label: words.code,
    autoComplete: "one-time-code",
    rules: [saying(required, words.codeMissing)],
  },
  submit: { kind: "submit", label: words.submit },
});

/** With the password and a code (AU72). */
export function FactorOff({ onDone }: { onDone: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={words.ask} closeLabel={general.close}>
        <Text>{words.text}</Text>
        <OffForm onDone={onDone} />
      </Dialog>
    </>
  );
}

function OffForm({ onDone }: { onDone: () => void }) {
  const api = useBackgroundApi();
  const form = useForm(FIELDS, {
    otherwise: "password",
    onSubmit: async ({ password, code }) => {
      await api.account.turnOffSecondFactor({ password, code });
      showToast({ type: "success", message: words.done });
      onDone();
    },
  });
  return (
    <Form form={form} hasSummary={false} aria-label={words.ask}>
      <FormField form={form} name="password" />
      <FormField form={form} name="code" />
      <FormField form={form} name="submit" />
    </Form>
  );
}
