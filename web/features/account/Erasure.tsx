import { useState } from "react";
import { useNavigate } from "react-router";
import type { User } from "#contract/content.ts";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { required, saying } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { account } from "#web/i18n/ru/account/account.ts";
import { general } from "#web/i18n/ru/general.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { useSignOut } from "#web/platform/session/useSignOut.ts";
import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { Text } from "#web/kit/Text.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";

const { erase: words, password } = account;

const FIELDS = defineForm({
  password: {
    kind: "text",
    type: "password",
    label: words.password,
    autoComplete: "current-password",
    rules: [saying(required, words.passwordMissing)],
  },
  submit: { kind: "submit", label: words.submit },
});

/** The way out for good (AU67). */
export function Erasure({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Text tone="secondary">{words.about}</Text>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={words.ask} closeLabel={general.close}>
        <Text>{words.text}</Text>
        {user.provider === "local" ? <EraseForm /> : <PasswordFirst />}
      </Dialog>
    </>
  );
}

function EraseForm() {
  const api = useBackgroundApi();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const form = useForm(FIELDS, {
    otherwise: "password",
    onSubmit: async ({ password: repeated }) => {
      await api.account.stepUp(repeated);
      await api.account.erase();
      showToast({ type: "success", message: words.done });
      await signOut();
      await navigate("/", { replace: true });
    },
  });
  return (
    <Form form={form} hasSummary={false}>
      <FormField form={form} name="password" />
      <FormField form={form} name="submit" />
    </Form>
  );
}

function PasswordFirst() {
  return (
    <>
      <Text tone="secondary">{words.noPassword}</Text>
      <TextLink href="/auth/forget">{password.toForget}</TextLink>
    </>
  );
}
