import { useRevalidator } from "react-router";
import type { User } from "#contract/content.ts";
import type { GivenRole } from "#contract/userClient.ts";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { required, saying } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { general } from "#web/i18n/ru/general.ts";
import { userAdmin } from "#web/i18n/ru/organiser/userAdmin.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { userName } from "#web/platform/session/userName.ts";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { Text } from "#web/kit/Text.tsx";
import styles from "./users.module.css";

export const GIVEN_ROLES = ["authenticated", "referee", "admin"] as const satisfies readonly GivenRole[];

export const OWN_PASSWORD = {
  kind: "text",
  type: "password",
  label: userAdmin.password,
  hint: userAdmin.passwordHint,
  autoComplete: "current-password",
  rules: [saying(required, userAdmin.passwordMissing)],
} as const;

export const ROLE_OPTIONS = GIVEN_ROLES.map((value) => ({
  value,
  label: userAdmin.roles[value],
  hint: userAdmin.roleHints[value],
}));

const ROLE_FIELDS = defineForm({
  role: { kind: "radio", label: userAdmin.role.label, options: ROLE_OPTIONS, rules: [required] },
  password: OWN_PASSWORD,
  submit: { kind: "submit", label: userAdmin.role.submit },
});

type Props = { user: User; onClose: () => void };

/** Another role takes effect with the next call of that person; the own password is asked for (AU50). */
export function RoleDialog({ user, onClose }: Props) {
  const api = useBackgroundApi();
  const { revalidate } = useRevalidator();
  const name = userName(user);
  const form = useForm(ROLE_FIELDS, {
    otherwise: "password",
    initial: new Map([["role", user.role?.type ?? "authenticated"]]),
    onSubmit: async ({ role, password }) => {
      const chosen = GIVEN_ROLES.find((one) => one === role) ?? "authenticated";
      await api.account.stepUp(password);
      await api.users.change(user.id, { role: chosen });
      showToast({ type: "success", message: userAdmin.role.done(name) });
      onClose();
      await revalidate();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={userAdmin.role.title(name)} closeLabel={general.close}>
      <Form form={form} hasSummary={false}>
        <FormField form={form} name="role" className={styles.roles} />
        <FormField form={form} name="password" />
        <FormField form={form} name="submit" />
      </Form>
    </Dialog>
  );
}

const blockFields = (isBlocked: boolean) =>
  defineForm({
    password: OWN_PASSWORD,
    submit: { kind: "submit", label: isBlocked ? userAdmin.unblock : userAdmin.block },
  });
const FIELDS = { block: blockFields(false), unblock: blockFields(true) } as const;

/** Closes the door for somebody, or opens it again. */
export function BlockDialog({ user, onClose }: Props) {
  const api = useBackgroundApi();
  const { revalidate } = useRevalidator();
  const { blocking: words } = userAdmin;
  const name = userName(user);
  const { blocked } = user;
  const form = useForm(blocked ? FIELDS.unblock : FIELDS.block, {
    otherwise: "password",
    onSubmit: async ({ password }) => {
      await api.account.stepUp(password);
      await api.users.change(user.id, { blocked: !blocked });
      showToast({ type: "success", message: blocked ? words.undone(name) : words.done(name) });
      onClose();
      await revalidate();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={blocked ? words.untitle(name) : words.title(name)}
      closeLabel={general.close}
    >
      <Form form={form} hasSummary={false}>
        <Text>{blocked ? words.untext : words.text}</Text>
        <FormField form={form} name="password" />
        <FormField form={form} name="submit" />
      </Form>
    </Dialog>
  );
}
