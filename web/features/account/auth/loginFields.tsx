import { defineForm } from "#web/kit/forms/fields.ts";
import { required, saying } from "#web/kit/forms/rules.ts";
import { auth } from "#texts/account/auth.ts";
import { TextLink } from "#web/kit/TextLink.tsx";
import { currentPassword } from "#web/features/account/currentPassword.ts";
import styles from "./AuthForm.module.css";

export const FIELDS = defineForm({
  identifier: {
    kind: "text",
    label: auth.login.identifier,
    autoComplete: "username",
    rules: [saying(required, auth.login.identifierMissing)],
  },
  password: {
    ...currentPassword(auth.login.password, auth.login.passwordMissing),
    aside: (
      <TextLink href="/auth/forget" className={styles.aside}>
        {auth.login.forgot}
      </TextLink>
    ),
  },
  remember: { kind: "checkbox", label: auth.login.remember, initial: true },
  submit: { kind: "submit", label: auth.login.submit },
});
