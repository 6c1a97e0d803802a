import type { ComponentProps, ReactNode } from "react";
import { auth } from "#web/i18n/ru/auth.ts";
import { ErrorSummary } from "#web/ui/ErrorSummary.tsx";
import { PasswordField } from "#web/ui/PasswordField.tsx";
import styles from "./AuthForm.module.css";
import type { FieldProblem } from "./formProblems.ts";

type Props = {
  state: {
    readonly problems: readonly FieldProblem<string>[];
    readonly attempt: number;
    readonly onSubmit: NonNullable<ComponentProps<"form">["onSubmit"]>;
  };
  children: ReactNode;
};

/** Fields under the list of what is wrong with them. A field's id is its name: the list leads to it. */
export function AuthForm({ state: { problems, attempt, onSubmit }, children }: Props) {
  const errors = problems.map(({ field, message }) => ({ fieldId: field, message }));
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate method="post">
      <ErrorSummary key={attempt} title={auth.summary(errors.length)} errors={errors} />
      {children}
    </form>
  );
}

type NewPasswordProps = {
  label: string;
  problemAt: (name: "password" | "passwordConfirmation") => string | undefined;
};

export function NewPasswordFields({ label, problemAt }: NewPasswordProps) {
  const shared = {
    autoComplete: "new-password",
    showLabel: auth.login.show,
    hideLabel: auth.login.hide,
  };
  return (
    <div className={styles.pair}>
      <PasswordField
        {...shared}
        label={label}
        name="password"
        id="password"
        hint={auth.fields.passwordHint}
        error={problemAt("password")}
      />
      <PasswordField
        {...shared}
        label={auth.fields.repeat}
        name="passwordConfirmation"
        id="passwordConfirmation"
        error={problemAt("passwordConfirmation")}
      />
    </div>
  );
}
