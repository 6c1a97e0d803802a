import { Fragment, useEffect, useRef } from "react";
import { Form, useLocation } from "react-router";
import type { Carpet } from "#contract/competition/entity.ts";
import { categoryList } from "#texts/spectating/categoryList.ts";
import { Button } from "#web/kit/Button.tsx";
import { Checkbox } from "#web/kit/fields/Checkbox.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import {
  queryFields,
  withoutFilter,
  writeCategoryQuery,
  type CategoryQuery,
} from "#web/sport/category/categorySearch.ts";
import styles from "./CategoryFilterForm.module.css";

export type FilterField = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

type Props = { query: CategoryQuery; fields: readonly FilterField[]; carpets: readonly Carpet[] };

/**
 * A plain form behind a sign: it works without script, and what was chosen stands in the address (NS4). The form stands
 * beside what opens it, which therefore stays where it is.
 */
export function CategoryFilterForm({ query, fields, carpets }: Props) {
  const { pathname, key } = useLocation();
  const { opener, onAsk } = useFoundInView(key);
  const shown = carpets.length > 1 ? [...fields, matField(query, carpets)] : fields;
  const chosen = shown.filter(({ value }) => value !== "").length + Number(query.isMine);
  return (
    <Fragment key={key}>
      <details className={styles.filter}>
        <summary ref={opener} aria-label={categoryList.filterChosen(chosen)}>
          <Icon name="filter" />
          {chosen === 0 ? null : <b>{chosen}</b>}
        </summary>
      </details>
      <Form action={pathname} className={styles.form} onSubmit={onAsk} preventScrollReset>
        {queryFields(query, "filter").map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {shown.map(({ name, label, value, options }) => (
          <SelectField key={name} label={label} name={name} defaultValue={value} options={options} />
        ))}
        <Checkbox name="mine" value="1" defaultChecked={query.isMine} label={categoryList.onlyMine} />
        <Button type="submit" variant="secondary">
          {categoryList.apply}
        </Button>
        {chosen === 0 ? null : (
          <Button variant="ghost" href={writeCategoryQuery(withoutFilter(query))} onClick={onAsk}>
            {categoryList.resetFilter}
          </Button>
        )}
      </Form>
    </Fragment>
  );
}

const matField = (query: CategoryQuery, carpets: readonly Carpet[]): FilterField => ({
  name: "mat",
  label: categoryList.mat,
  value: query.mat,
  options: [
    { value: "", label: categoryList.anyMat },
    ...carpets.map(({ uuid, name }) => ({ value: uuid, label: name })),
  ],
});

/** The form was long and is closed now: what it found begins below the sign that opens it. */
function useFoundInView(visit: string) {
  const opener = useRef<HTMLElement>(null);
  const askedAt = useRef<string>(undefined);
  useEffect(() => {
    if (askedAt.current === undefined || askedAt.current === visit) return;
    askedAt.current = undefined;
    opener.current?.focus({ preventScroll: true });
    opener.current?.scrollIntoView();
  }, [visit]);
  return { opener, onAsk: () => void (askedAt.current = visit) };
}
