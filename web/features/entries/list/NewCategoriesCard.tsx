import { entryList } from "#texts/entries/entryList.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Checkbox } from "#web/kit/fields/Checkbox.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { List, Row, Stack } from "#web/kit/layout/layout.tsx";
import type { ChangeDraft, ListDraft } from "./listDraft.ts";
import type { ListCategory, SplitBy } from "./newCategories.ts";

const { categories: words } = entryList;
const SPLITS: readonly SplitBy[] = ["nothing", "level", "belt"];

type Props = {
  draft: ListDraft;
  categories: ReadonlyMap<string, ListCategory>;
  change: ChangeDraft;
  isReadOnly: boolean;
};

/** Categories the list names and the competition has not: made when asked, never by themselves (EN21). */
export function NewCategoriesCard({ draft, categories, change, isReadOnly }: Props) {
  const all = [...categories.values()];
  if (all.length === 0) return null;
  const has = (field: SplitBy) =>
    field === "nothing" || draft.table.columns.some((column) => column.field === field);
  const splits = SPLITS.filter(has);
  const put = (keys: Iterable<string>) => change(() => ({ categories: new Set(keys) }));
  const toggle = (key: string) => {
    const next = new Set(draft.categories);
    if (!next.delete(key)) next.add(key);
    put(next);
  };
  return (
    <Card heading={words.title} lead={words.text}>
      <CardBody>
        <Stack gap={12}>
          {splits.length > 1 ? (
            <SelectField
              label={words.splitBy}
              value={draft.splitBy}
              disabled={isReadOnly}
              options={splits.map((value) => ({ value, label: words.splits[value] }))}
              onChange={({ currentTarget }) =>
                change(() => ({
                  splitBy: SPLITS.find((value) => value === currentTarget.value) ?? "nothing",
                  categories: new Set(),
                }))
              }
            />
          ) : null}
          <List gap={8}>
            {all.map(({ key, draft: { title }, lines }) => (
              <li key={key}>
                <Checkbox
                  label={`${title} · ${words.lines(lines.length)}`}
                  checked={draft.categories.has(key)}
                  disabled={isReadOnly}
                  onChange={() => toggle(key)}
                />
              </li>
            ))}
          </List>
          <Row gap={8} wraps>
            <Button
              size="sm"
              variant="secondary"
              disabled={isReadOnly}
              onClick={() => put(all.map(({ key }) => key))}
            >
              {words.all}
            </Button>
            <Button size="sm" variant="ghost" disabled={isReadOnly} onClick={() => put([])}>
              {words.none}
            </Button>
          </Row>
        </Stack>
      </CardBody>
    </Card>
  );
}
