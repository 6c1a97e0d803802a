import { useState } from "react";
import { useRevalidator } from "react-router";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { email, length, required, saying } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { general } from "#web/i18n/ru/general.ts";
import { userAdmin } from "#web/i18n/ru/organiser/userAdmin.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { Text } from "#web/kit/Text.tsx";
import { atField } from "#web/kit/forms/atField.ts";
import { GIVEN_ROLES, OWN_PASSWORD, ROLE_OPTIONS } from "./UserDialogs.tsx";
import styles from "./users.module.css";

const { invitation: words } = userAdmin;

const FIELDS = defineForm({
  email: {
    kind: "text",
    type: "email",
    label: words.email,
    autoComplete: "off",
    rules: [saying(required, words.emailMissing), saying(email, words.emailWrong)],
  },
  username: {
    kind: "text",
    label: words.username,
    hint: words.usernameHint,
    autoComplete: "off",
    rules: [saying(required, words.usernameMissing), saying(length(3, 100), words.usernameMissing)],
  },
  role: { kind: "radio", label: words.role, options: ROLE_OPTIONS, initial: "referee", rules: [required] },
  password: OWN_PASSWORD,
  submit: { kind: "submit", label: words.submit },
});

type Invited = { readonly email: string; readonly password: string };

/** An account for somebody else: the mail lets them choose a password, the first one helps where no mail comes. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const api = useBackgroundApi();
  const { revalidate } = useRevalidator();
  const [invited, setInvited] = useState<Invited>();
  const form = useForm(FIELDS, {
    onSubmit: async ({ email: address, username, role, password: own }) => {
      const password = firstPassword();
      await atField("password", api.account.stepUp(own));
      const created = api.users.create({
        username,
        email: address,
        password,
        role: GIVEN_ROLES.find((one) => one === role) ?? "authenticated",
      });
      await atField("username", created);
      // Without a mail the first password is enough.
      await api.auth.forgotPassword(address).catch(() => undefined);
      setInvited({ email: address, password });
      await revalidate();
    },
  });
  return (
    <Dialog
      isOpen
      isPersistent
      onClose={onClose}
      title={invited === undefined ? words.title : words.doneTitle}
      closeLabel={general.close}
    >
      {invited === undefined ? (
        <Form form={form} hasSummary={false}>
          <FormField form={form} name="email" />
          <FormField form={form} name="username" />
          <FormField form={form} name="role" className={styles.roles} />
          <FormField form={form} name="password" />
          <FormField form={form} name="submit" />
        </Form>
      ) : (
        <Done invited={invited} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Done({ invited, onClose }: { invited: Invited; onClose: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(invited.password);
      showToast({ type: "success", message: words.copied });
    } catch {
      // Without HTTPS a browser has no clipboard, and with it the person may have forbidden it.
      showToast({ message: words.notCopied });
    }
  };
  return (
    <div className={styles.done}>
      <Text>{words.done(invited.email)}</Text>
      <Text tone="secondary">{words.fallback}</Text>
      <code className={styles.password}>{invited.password}</code>
      <div className={styles.acts}>
        <Button variant="secondary" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </div>
  );
}

const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP = 4;

/** Easy to read out, hard to guess: sixteen of thirty-one signs. */
function firstPassword(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(GROUPS * GROUP));
  const signs = Array.from(bytes, (byte) => SIGNS.charAt(byte % SIGNS.length));
  return Array.from({ length: GROUPS }, (_, at) => signs.slice(at * GROUP, (at + 1) * GROUP).join("")).join(
    "-",
  );
}
