import type { OrganisedCategory } from "#contract/event/organiser.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { formatNumber } from "#texts/numbers.ts";
import { categoryAdmin } from "#texts/organiser/categoryAdmin.ts";
import { regroupWords } from "#texts/organiser/regroup.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Card } from "#web/kit/Card.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { Text } from "#web/kit/Text.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { writeBoutTime } from "./boutTime.ts";
import { levelWords, peopleOf } from "./categoryTitle.ts";
import styles from "./organiser.module.css";

type Props = {
  categories: readonly OrganisedCategory[];
  /** Of those that are part of another: its title. */
  mergedWith: ReadonlyMap<string, string>;
  onChange: (category: OrganisedCategory) => void;
  onRemove: (category: OrganisedCategory) => void;
};

const { columns } = categoryAdmin;

export function CategoryTable({ categories, mergedWith, onChange, onRemove }: Props) {
  return (
    <Card>
      <Table caption={categoryAdmin.table}>
        <thead>
          <tr>
            <HeadCell>{columns.title}</HeadCell>
            <HeadCell isWide>{columns.kind}</HeadCell>
            <HeadCell isWide>{columns.weight}</HeadCell>
            <HeadCell align="end" isWide>
              {columns.time}
            </HeadCell>
            <HeadCell align="end">{columns.fighters}</HeadCell>
            <HeadCell isWide>{columns.status}</HeadCell>
            <HeadCell>
              <VisuallyHidden>{columns.acts}</VisuallyHidden>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <CategoryRow
              key={category.uuid}
              {...{ category, onChange, onRemove }}
              mergedWith={mergedWith.get(category.uuid)}
            />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

type RowProps = Pick<Props, "onChange" | "onRemove"> & {
  category: OrganisedCategory;
  mergedWith: string | undefined;
};

function CategoryRow({ category, mergedWith, onChange, onRemove }: RowProps) {
  const { sex, ageMin, ageMax, level, style, weightMin, weightMax, boutSeconds, status } = category;
  const title = titleWords(category.title);
  const count = category.fighters.length;
  const isMerged = status === "merged";
  const refusal =
    status === "draft"
      ? count > 0
        ? categoryAdmin.notEmpty
        : undefined
      : isMerged
        ? categoryAdmin.statuses.merged
        : categoryAdmin.drawn;
  return (
    <tr>
      <Cell>
        <b>{title}</b>
        {mergedWith === undefined ? null : (
          <Text size="small" tone="secondary">
            {regroupWords.mergedWith(titleWords(mergedWith))}
          </Text>
        )}
      </Cell>
      <Cell isWide>
        {[
          peopleOf({
            sex: sex ?? undefined,
            ageMin: ageMin ?? undefined,
            ageMax: ageMax ?? undefined,
          }).toLowerCase(),
          categoryAdmin.years(ageMin ?? undefined, ageMax ?? undefined),
          levelWords(level),
          style === "gi" ? categoryAdmin.stylesShort.gi : categoryAdmin.stylesShort.nogi,
        ]
          .filter((part) => part !== "")
          .join(", ")}
      </Cell>
      <Cell isWide>{categoryAdmin.weight(weightMin ?? undefined, weightMax ?? undefined)}</Cell>
      <Cell align="end" isWide>
        {writeBoutTime(boutSeconds) || "—"}
      </Cell>
      <Cell align="end">{formatNumber(count)}</Cell>
      <Cell isWide>
        <Badge tone={status === "draft" || isMerged ? "line" : "ok"}>{categoryAdmin.statuses[status]}</Badge>
      </Cell>
      <Cell align="end" className={styles.rowActs}>
        <IconButton
          icon="edit"
          label={categoryAdmin.change(title)}
          disabled={isMerged}
          onClick={() => onChange(category)}
        />
        <IconButton
          icon="trash"
          label={
            refusal === undefined ? categoryAdmin.remove(title) : `${categoryAdmin.remove(title)}: ${refusal}`
          }
          title={refusal}
          disabled={refusal !== undefined}
          onClick={() => onRemove(category)}
        />
      </Cell>
    </tr>
  );
}
