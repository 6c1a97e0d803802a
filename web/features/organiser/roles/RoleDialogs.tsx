import type { EventRoleView } from "#contract/event/eventRole.ts";
import { EVENT_ROLES } from "#domain/access/eventRoles.ts";
import { OWN_PASSWORD } from "#web/features/organiser/users/UserDialogs.tsx";
import { roles as words } from "#texts/organiser/roles.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { defineForm, type Values } from "#web/kit/forms/fields.ts";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { email, required, saying } from "#web/kit/forms/rules.ts";
import { refusedAt } from "#web/kit/forms/serverProblems.ts";
import { Text } from "#web/kit/Text.tsx";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import styles from "./roles.module.css";

const GIVE = defineForm({
  email: {
    kind: "text",
    type: "email",
    label: words.give.email,
    hint: words.give.emailHint,
    autoComplete: "off",
    rules: [saying(required, words.give.emailMissing), saying(email, words.give.emailWrong)],
  },
  role: {
    kind: "radio",
    label: words.give.role,
    options: EVENT_ROLES.map((value) => ({ value, label: words.names[value], hint: words.hints[value] })),
    initial: "chief-judge",
    rules: [required],
  },
  password: OWN_PASSWORD,
});

/** Asks for the own password: whoever has a role changes what others see (AU50). */
export function GiveRoleDialog({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const api = useBackgroundApi();
  const reload = useReload();
  const give = async ({ email: address, role: chosen, password }: Values<typeof GIVE>) => {
    const role = EVENT_ROLES.find((one) => one === chosen) ?? "chief-judge";
    await refusedAt("password", api.account.stepUp({ password }));
    const wish = { data: { email: address.trim(), roles: [role] } };
    const { data } = await refusedAt("email", api.eventRoles.give(eventId, wish));
    const told = data.isInvited ? words.give.invited : words.give.done;
    showToast({ type: "success", message: told(wish.data.email, words.names[role].toLowerCase()) });
    await reload();
  };
  return (
    <ActDialog
      title={words.give.title}
      confirm={words.give.submit}
      isPressableEarly
      fields={GIVE}
      onConfirm={give}
      onClose={onClose}
    >
      {({ form, field }) => (
        <>
          {field("email")}
          <FormField form={form} name="role" className={styles.roles} />
          {field("password")}
        </>
      )}
    </ActDialog>
  );
}

type TakeProps = { eventId: string; given: EventRoleView; onClose: () => void };

/** Closes the event for somebody from their next call on. */
export function TakeRoleDialog({ eventId, given, onClose }: TakeProps) {
  const api = useBackgroundApi();
  const reload = useReload();
  const { id, name } = given.account;
  const isOwn = useSession().user?.id === id;
  const role = words.names[given.role];
  const take = async () => {
    await api.eventRoles.take(eventId, String(given.id));
    showToast({ type: "success", message: words.take.done(name, role) });
    await reload();
  };
  return (
    <ActDialog
      title={words.take.title(name)}
      confirm={words.take.submit}
      isDangerous
      isPersistent={false}
      onConfirm={take}
      onClose={onClose}
    >
      <Text>{words.take.text(role)}</Text>
      {isOwn ? <Text>{words.take.own}</Text> : null}
    </ActDialog>
  );
}
