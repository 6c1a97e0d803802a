import { useRevalidator } from "react-router";
import type { User } from "#contract/event/content.ts";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormFields } from "#web/kit/forms/FormField.tsx";
import { email, own, required, saying } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { account } from "#texts/account/account.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { currentPassword } from "./currentPassword.ts";

const { names, email: mail } = account;

const NAME_FIELDS = defineForm({
  username: {
    kind: "text",
    label: names.username,
    hint: names.usernameHint,
    autoComplete: "username",
    rules: [saying(required, names.usernameMissing)],
  },
  submit: { kind: "submit", label: names.save },
});

export function UsernameForm({ user }: { user: User }) {
  const backgroundApi = useBackgroundApi();
  const { revalidate } = useRevalidator();
  const form = useForm(NAME_FIELDS, {
    otherwise: "username",
    initial: new Map([["username", user.username]]),
    asksBeforeLeaving: true,
    onSubmit: async ({ username }) => {
      await backgroundApi.users.update(user.id, { username });
      showToast({ type: "success", message: names.saved });
      await revalidate();
    },
  });
  return (
    <Form form={form} hasSummary={false}>
      <FormFields form={form} names={["username", "submit"]} />
    </Form>
  );
}

/** Whoever has the address can take the account over: the password is asked for again. */
export function EmailForm({ user }: { user: User }) {
  const backgroundApi = useBackgroundApi();
  const { revalidate } = useRevalidator();
  const fields = defineForm({
    email: {
      kind: "text",
      type: "email",
      label: mail.fresh,
      hint: mail.now(user.email),
      autoComplete: "email",
      rules: [
        saying(required, mail.missing),
        email,
        own((value) => (value === user.email ? mail.same : undefined)),
      ],
    },
    password: currentPassword(mail.password, mail.passwordMissing),
    submit: { kind: "submit", label: mail.save },
  });
  const form = useForm(fields, {
    otherwise: "password",
    onSubmit: async ({ email: address, password }) => {
      await backgroundApi.account.stepUp({ password });
      await backgroundApi.users.update(user.id, { email: address });
      showToast({ type: "success", message: mail.saved });
      form.store.reset();
      await revalidate();
    },
  });
  return (
    <Form form={form} hasSummary={false}>
      <FormFields form={form} names={["email", "password", "submit"]} />
    </Form>
  );
}
