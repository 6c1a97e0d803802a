import { useState } from "react";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { defineForm } from "#web/kit/forms/fields.ts";
import { required, saying } from "#web/kit/forms/rules.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { secondFactor } from "#web/i18n/ru/account/secondFactor.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { Button } from "#web/kit/Button.tsx";
import { Text } from "#web/kit/Text.tsx";
import { currentPassword } from "./currentPassword.ts";

const { disable: words } = secondFactor;

const FIELDS = defineForm({
  password: currentPassword(words.password, words.passwordMissing),
  code: {
    kind: "text",
    label: words.code,
    autoComplete: "one-time-code",
    rules: [saying(required, words.codeMissing)],
  },
});

/** With the password and a code (AU72). */
export function FactorOff({ onDone }: { onDone: () => void }) {
  const api = useBackgroundApi();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        {words.open}
      </Button>
      {isAsked ? (
        <ActDialog
          title={words.ask}
          confirm={words.submit}
          fields={FIELDS}
          otherwise="password"
          isPersistent={false}
          isPressableEarly
          onConfirm={async (values) => {
            await api.account.turnOffSecondFactor(values);
            showToast({ type: "success", message: words.done });
            onDone();
          }}
          onClose={() => setIsAsked(false)}
        >
          <Text>{words.text}</Text>
        </ActDialog>
      ) : null}
    </>
  );
}
