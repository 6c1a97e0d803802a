import { useState } from "react";
import { useRevalidator } from "react-router";
import { account } from "#texts/account/account.ts";
import { general } from "#texts/general.ts";
import { Button } from "#web/kit/Button.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { defineForm } from "#web/kit/forms/fields.ts";
import { required, saying } from "#web/kit/forms/rules.ts";
import { Text } from "#web/kit/Text.tsx";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import styles from "./account.module.css";
import { currentPassword } from "./currentPassword.ts";

const { tokens: words } = account;

const FIELDS = defineForm({
  name: {
    kind: "text",
    label: words.name,
    hint: words.nameHint,
    maxLength: 60,
    autoComplete: "off",
    rules: [saying(required, words.nameMissing)],
  },
  password: currentPassword(words.password, words.passwordMissing),
});

/** A key for a program, shown once and then found among the own sessions (AU76). */
export function ProgramToken() {
  const api = useBackgroundApi();
  const { revalidate } = useRevalidator();
  const [isAsked, setIsAsked] = useState(false);
  const [token, setToken] = useState<string>();
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        {words.open}
      </Button>
      {isAsked ? (
        <ActDialog
          title={words.title}
          confirm={words.make}
          isPersistent={false}
          isPressableEarly
          fields={FIELDS}
          otherwise="password"
          onConfirm={async ({ name, password }) => {
            await api.account.stepUp({ password });
            setToken((await api.account.makeProgramToken({ name })).jwt);
            await revalidate();
          }}
          onClose={() => setIsAsked(false)}
        >
          <Text tone="secondary">{words.about}</Text>
        </ActDialog>
      ) : null}
      {token === undefined ? null : (
        <ActDialog
          title={words.made}
          confirm={words.copy}
          cancel={general.close}
          onConfirm={() => copy(token)}
          onClose={() => setToken(undefined)}
        >
          <Text>{words.once}</Text>
          <code className={styles.token}>{token}</code>
        </ActDialog>
      )}
    </>
  );
}

/** Where the browser does not let it, the token stays on the screen to be copied by hand. */
async function copy(token: string): Promise<true | string> {
  try {
    await navigator.clipboard.writeText(token);
  } catch {
    return words.notCopied;
  }
  showToast({ type: "success", message: words.copied });
  return true;
}
