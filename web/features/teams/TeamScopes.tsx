import { Form } from "react-router";
import { teamScopeLabels } from "#texts/teams/teamScope.ts";
import { Button } from "#web/kit/Button.tsx";
import { SegmentedLinks } from "#web/kit/SegmentedLinks.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
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

type Props = TeamScope & { action: string };

/** Links and a plain form: they work without script, and what was asked for stands in the address. */
export function TeamScopes({ fields, words, action }: Props) {
  const [first, ...rest] = fields;
  if (first === undefined) return null;
  return (
    <search aria-label={teamScopeLabels.label} className={styles.scopes}>
      <FirstField first={first} rest={rest} action={action} />
      {rest.length === 0 ? null : <Rest first={first} rest={rest} action={action} />}
      {words === undefined ? null : (
        <Row as="p" gap={12} rowGap={4} wraps className={styles.words}>
          <output>{words}</output>
          <Button variant="ghost" size="sm" href={action}>
            {teamScopeLabels.reset}
          </Button>
        </Row>
      )}
    </search>
  );
}

type PartProps = { first: ScopeField; rest: readonly ScopeField[]; action: string };

/** What most ask for is one tap away. */
function FirstField({ first, rest, action }: PartProps) {
  const hrefOf = (value: string) => {
    const asked = [{ name: first.name, value }, ...rest].filter((field) => field.value !== "");
    const query = new URLSearchParams(asked.map((field) => [field.name, field.value]));
    return asked.length === 0 ? action : `${action}?${query.toString()}`;
  };
  return (
    <SegmentedLinks
      label={first.label}
      items={first.options.map(({ value, label }) => ({ href: hrefOf(value), label }))}
      currentHref={hrefOf(first.value)}
    />
  );
}

function Rest({ first, rest, action }: PartProps) {
  const labels = rest.map(({ label }) => label.toLocaleLowerCase("ru"));
  return (
    <details className={styles.rest} open={rest.some(({ value }) => value !== "")}>
      <summary>{teamScopeLabels.more(labels)}</summary>
      <Form action={action} className={styles.form} preventScrollReset>
        {first.value === "" ? null : <input type="hidden" name={first.name} value={first.value} />}
        {rest.map(({ name, label, value, options }) => (
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
      </Form>
    </details>
  );
}
