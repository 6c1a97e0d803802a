import { useState } from "react";
import { useReload } from "#web/platform/browser/useReload.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { defineForm, type Values } from "#web/kit/forms/fields.ts";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { email, length, required, saying } from "#web/kit/forms/rules.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { general } from "#texts/general.ts";
import { userAdmin } from "#texts/organiser/userAdmin.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { refusedAt } from "#web/kit/forms/serverProblems.ts";
import { OWN_PASSWORD, ROLE_OPTIONS } from "./UserDialogs.tsx";
import styles from "./users.module.css";

const { invitation: words } = userAdmin;

const fieldsFor = (events: Props["events"]) =>
  defineForm({
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
    event: {
      kind: "select",
      label: words.event,
      placeholder: words.anyEvent,
      options: events.map(({ documentId, name }) => ({ value: documentId, label: name })),
    },
    password: OWN_PASSWORD,
  });

type Invited = { readonly email: string; readonly password: string };

type Props = {
  events: readonly { readonly documentId: string; readonly name: string }[];
  onClose: () => void;
};

/** An account for somebody else: the mail lets them choose a password, the first one helps where no mail comes. */
export function InviteDialog({ events, onClose }: Props) {
  const api = useBackgroundApi();
  const reload = useReload();
  const [invited, setInvited] = useState<Invited>();
  const fields = fieldsFor(events);
  const invite = async ({ email: address, username, role, event, password: own }: Values<typeof fields>) => {
    const password = firstPassword();
    await refusedAt("password", api.account.stepUp({ password: own }));
    const account = { username, email: address, password, role: role || "authenticated" } as const;
    const { id } = await refusedAt("username", api.users.create(account), { "email-taken": "email" });
    // Without a mail the first password is enough.
    await api.users.invite(id, { data: { event: event || null } }).catch(() => undefined);
    await reload();
    setInvited({ email: address, password });
    // The first password has to be read: its dialog takes the place of this one.
    return false;
  };
  if (invited !== undefined) return <Done invited={invited} onClose={onClose} />;
  return (
    <ActDialog
      title={words.title}
      confirm={words.submit}
      isPressableEarly
      fields={fields}
      onConfirm={invite}
      onClose={onClose}
    >
      {({ form, field }) => (
        <>
          {field("email")}
          {field("username")}
          <FormField form={form} name="role" className={styles.roles} />
          {field("event")}
          {field("password")}
        </>
      )}
    </ActDialog>
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
    <Dialog isOpen isPersistent onClose={onClose} title={words.doneTitle} closeLabel={general.close}>
      <Stack gap={12}>
        <Text>{words.done(invited.email)}</Text>
        <Text tone="secondary">{words.fallback}</Text>
        <code className={styles.password}>{invited.password}</code>
        <div className={styles.acts}>
          <Button variant="secondary" onClick={() => void copy()}>
            {words.copy}
          </Button>
          <Button onClick={onClose}>{words.close}</Button>
        </div>
      </Stack>
    </Dialog>
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
