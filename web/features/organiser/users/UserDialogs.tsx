import type { User } from "#contract/event/content.ts";
import type { GivenRole } from "#contract/account/user.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { required, saying } from "#web/kit/forms/rules.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { userAdmin } from "#texts/organiser/userAdmin.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { userName } from "#web/platform/session/userName.ts";
import { Text } from "#web/kit/Text.tsx";
import styles from "./users.module.css";

const GIVEN_ROLES = ["authenticated", "referee", "admin"] as const satisfies readonly GivenRole[];

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

type Props = { user: User; onClose: () => void };

/** Asks for the own password, writes the change and shows it (AU50). */
function useChange({ id }: User) {
  const api = useBackgroundApi();
  const reload = useReload();
  return async (password: string, change: Parameters<typeof api.users.update>[1], done: string) => {
    await api.account.stepUp({ password });
    await api.users.update(id, change);
    showToast({ type: "success", message: done });
    await reload();
  };
}

/** Another role takes effect with the next call of that person. */
export function RoleDialog({ user, onClose }: Props) {
  const change = useChange(user);
  const { role: words } = userAdmin;
  const name = userName(user);
  return (
    <ActDialog
      title={words.title(name)}
      confirm={words.submit}
      isPersistent={false}
      isPressableEarly
      otherwise="password"
      fields={{
        role: {
          kind: "radio",
          label: words.label,
          options: ROLE_OPTIONS,
          initial: user.role?.type ?? "authenticated",
          rules: [required],
        },
        password: OWN_PASSWORD,
      }}
      onConfirm={({ role, password }) =>
        change(password, { role: role || "authenticated" }, words.done(name))
      }
      onClose={onClose}
    >
      {({ form, field }) => (
        <>
          <FormField form={form} name="role" className={styles.roles} />
          {field("password")}
        </>
      )}
    </ActDialog>
  );
}

/** Closes the door for somebody, or opens it again. */
export function BlockDialog({ user, onClose }: Props) {
  const change = useChange(user);
  const { blocking: words } = userAdmin;
  const name = userName(user);
  const { blocked } = user;
  return (
    <ActDialog
      title={blocked ? words.untitle(name) : words.title(name)}
      confirm={blocked ? userAdmin.unblock : userAdmin.block}
      isDangerous={!blocked}
      isPersistent={false}
      isPressableEarly
      otherwise="password"
      fields={{ password: OWN_PASSWORD }}
      onConfirm={({ password }) =>
        change(password, { blocked: !blocked }, blocked ? words.undone(name) : words.done(name))
      }
      onClose={onClose}
    >
      <Text>{blocked ? words.untext : words.text}</Text>
    </ActDialog>
  );
}
