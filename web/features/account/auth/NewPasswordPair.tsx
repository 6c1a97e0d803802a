import { newPasswordProblem } from "#domain/access/newPassword.ts";
import { auth } from "#texts/account/auth.ts";
import { cx } from "#web/kit/cx.ts";
import type { Declaration, InputField } from "#web/kit/forms/fields.ts";
import { FormField } from "#web/kit/forms/FormField.tsx";
import type { FormHandle } from "#web/kit/forms/useForm.ts";
import { Grid } from "#web/kit/layout/layout.tsx";
import { passwordStrength } from "./passwordStrength.ts";
import styles from "./NewPasswordPair.module.css";

type Fields = Declaration & Readonly<Record<"password" | "passwordConfirmation", InputField>>;

/** A new password, twice. */
export function NewPasswordPair<Declared extends Fields>({ form }: { form: FormHandle<Declared> }) {
  const password = form.state.raw.get("password");
  return (
    <Grid columns={2} phone={1} gap={14} rowGap={18} align="start">
      <div>
        <FormField form={form} name="password" />
        <PasswordStrength password={typeof password === "string" ? password : ""} />
      </div>
      <FormField form={form} name="passwordConfirmation" />
    </Grid>
  );
}

/** Under a new password: how hard it is to guess, in a word and a bar. */
function PasswordStrength({ password }: { password: string }) {
  if (password === "") return null;
  const strength = passwordStrength(password);
  const isCommon = newPasswordProblem(password) === "common";
  return (
    <output className={styles.strength}>
      <span className={cx(styles.bar, styles[strength])} aria-hidden="true" />
      {auth.strength.label}: {auth.strength[strength]}.{" "}
      {isCommon ? auth.strength.common : strength === "weak" ? auth.strength.advice : null}
    </output>
  );
}
