import { Form } from "react-router";
import { teamScopeLabels } from "#web/i18n/ru/teamScope.ts";
import { Button } from "#web/ui/Button.tsx";
import { SelectField } from "#web/ui/SelectField.tsx";
import styles from "./TeamScopes.module.css";

export type ScopeField = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};
export type TeamScope = {
  readonly fields: readonly ScopeField[];
  /** How much of the tournament is counted; undefined for all of it. */
  readonly words: string | undefined;
};

/** A plain form: it works without script, and what was asked for stands in the address. */
export function TeamScopes({ fields, words, action }: TeamScope & { action: string }) {
  if (fields.length === 0) return null;
  return (
    <search aria-label={teamScopeLabels.label}>
      <Form action={action} className={styles.form} preventScrollReset>
        {fields.map(({ name, label, value, options }) => (
          <SelectField
            key={`${name} ${value}`}
            label={label}
            name={name}
            defaultValue={value}
            options={options}
          />
        ))}
        <Button type="submit" variant="secondary">
          {teamScopeLabels.show}
        </Button>
        {words === undefined ? null : (
          <>
            <Button variant="ghost" href={action}>
              {teamScopeLabels.reset}
            </Button>
            <output>{words}</output>
          </>
        )}
      </Form>
    </search>
  );
}
