import { auth } from "#web/i18n/ru/account/auth.ts";
import { cx } from "#web/kit/cx.ts";
import styles from "./PasswordStrength.module.css";
import { passwordStrength } from "./passwordStrength.ts";

/** Under a new password: how hard it is to guess, in a word and a bar. */
export function PasswordStrength({ password }: { password: string }) {
  const strength = passwordStrength(password);
  return (
    <span className={styles.hint}>
      {auth.fields.passwordHint}
      {password === "" ? null : (
        <output className={styles.strength}>
          <span className={cx(styles.bar, styles[strength])} aria-hidden="true" />
          {auth.strength.label}: {auth.strength[strength]}.{" "}
          {strength === "weak" ? auth.strength.advice : null}
        </output>
      )}
    </span>
  );
}
