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

/** A plain form behind a sign: it works without script, and what was chosen stands in the address (NS4). */
export function CategoryFilterForm({ query, fields, carpets }: Props) {
  const { pathname } = useLocation();
  const mats = {
    name: "mat",
    label: categoryList.mat,
    value: query.mat,
    options: [
      { value: "", label: categoryList.anyMat },
      ...carpets.map(({ uuid, name }) => ({ value: uuid, label: name })),
    ],
  };
  const shown = carpets.length > 1 ? [...fields, mats] : fields;
  const chosen = shown.filter(({ value }) => value !== "").length + Number(query.isMine);
  return (
    <details className={styles.filter} key={writeCategoryQuery(query)}>
      <summary aria-label={categoryList.filterChosen(chosen)}>
        <Icon name="filter" />
        {chosen === 0 ? null : <b>{chosen}</b>}
      </summary>
      <Form action={pathname} className={styles.form} preventScrollReset>
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
          <Button variant="ghost" href={writeCategoryQuery(withoutFilter(query))}>
            {categoryList.resetFilter}
          </Button>
        )}
      </Form>
    </details>
  );
}
