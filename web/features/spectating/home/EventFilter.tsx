import { Form } from "react-router";
import { home } from "#web/i18n/ru/spectating/home.ts";
import { Button } from "#web/kit/Button.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";
import styles from "./EventFilter.module.css";
import { isSearching, type EventSearch } from "./eventSearch.ts";

const text = home.filter;
const YEARS_BACK = 5;

/** A plain form: it works without script, and what was asked for stands in the address. */
export function EventFilter({ search, today }: { search: EventSearch; today: string }) {
  const next = Number(today.slice(0, 4)) + 1;
  const years = Array.from({ length: YEARS_BACK + 2 }, (_, back) => String(next - back));
  return (
    <search aria-label={text.label}>
      <Form action="/" className={styles.form} preventScrollReset>
        <TextField label={text.text} name="q" type="search" defaultValue={search.text} maxLength={100} />
        <SelectField
          label={text.year}
          name="year"
          defaultValue={search.year ?? ""}
          options={[{ value: "", label: text.anyYear }, ...years.map((value) => ({ value, label: value }))]}
        />
        <Button type="submit" variant="secondary">
          {text.find}
        </Button>
        {isSearching(search) ? (
          <Button variant="ghost" href="/">
            {text.reset}
          </Button>
        ) : null}
      </Form>
    </search>
  );
}
