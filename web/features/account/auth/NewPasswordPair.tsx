import { auth } from "#texts/account/auth.ts";
import { cx } from "#web/kit/cx.ts";
import type { Declaration, InputField } from "#web/kit/forms/fields.ts";
import { FormField } from "#web/kit/forms/FormField.tsx";
import type { FormHandle } from "#web/kit/forms/useForm.ts";
import { Grid } from "#web/kit/layout/layout.tsx";
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

type Strength = "weak" | "fair" | "good";

const FAIR_BITS = 40;
const GOOD_BITS = 60;

/** A hint, not a rule: how many guesses the length and the kinds of characters stand for, repeats not counted. */
function passwordStrength(password: string): Strength {
  const distinct = new Set(password).size;
  const counted = Math.min(password.length, distinct * 2);
  const bits = counted * Math.log2(alphabetOf(password));
  if (bits < FAIR_BITS) return "weak";
  return bits < GOOD_BITS ? "fair" : "good";
}

const ALPHABETS: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[а-яё]/, 33],
  [/[А-ЯЁ]/, 33],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 20],
];

function alphabetOf(password: string): number {
  const size = ALPHABETS.reduce(
    (sum, [pattern, letters]) => (pattern.test(password) ? sum + letters : sum),
    0,
  );
  return Math.max(2, size);
}
