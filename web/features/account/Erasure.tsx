import { useState } from "react";
import { useNavigate } from "react-router";
import type { User } from "#contract/event/content.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { defineForm } from "#web/kit/forms/fields.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { account } from "#texts/account/account.ts";
import { general } from "#texts/general.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { useSignOut } from "#web/platform/session/useSignOut.ts";
import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { Text } from "#web/kit/Text.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import { currentPassword } from "./currentPassword.ts";

const { erase: words, password } = account;

const FIELDS = defineForm({
  password: currentPassword(words.password, words.passwordMissing),
});

/** The way out for good (AU67). */
export function Erasure({ user }: { user: User }) {
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  return (
    <>
      <Text tone="secondary">{words.about}</Text>
      <Button variant="danger" onClick={() => setIsAsked(true)}>
        {words.open}
      </Button>
      {isAsked && user.provider === "local" ? <EraseDialog onClose={close} /> : null}
      <Dialog
        isOpen={isAsked && user.provider !== "local"}
        onClose={close}
        title={words.ask}
        closeLabel={general.close}
      >
        <Text>{words.text}</Text>
        <Text tone="secondary">{words.noPassword}</Text>
        <TextLink href="/auth/forget">{password.toForget}</TextLink>
      </Dialog>
    </>
  );
}

function EraseDialog({ onClose }: { onClose: () => void }) {
  const api = useBackgroundApi();
  const signOut = useSignOut();
  const navigate = useNavigate();
  return (
    <ActDialog
      title={words.ask}
      confirm={words.submit}
      isDangerous
      isPersistent={false}
      isPressableEarly
      fields={FIELDS}
      otherwise="password"
      onConfirm={async ({ password: repeated }) => {
        await api.account.stepUp({ password: repeated });
        await api.account.erase();
        showToast({ type: "success", message: words.done });
        await signOut();
        await navigate("/", { replace: true });
      }}
      onClose={onClose}
    >
      <Text>{words.text}</Text>
    </ActDialog>
  );
}
