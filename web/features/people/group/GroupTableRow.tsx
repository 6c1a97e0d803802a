import { personName } from "#web/i18n/names.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { formatDate } from "#texts/dates.ts";
import { formatNumber } from "#texts/numbers.ts";
import { problemText } from "#texts/problems.ts";
import { errorWords } from "#texts/errors.ts";
import { entry } from "#texts/people/entry.ts";
import { groupEntry as words } from "#texts/people/groupEntry.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Checkbox } from "#web/kit/fields/Checkbox.tsx";
import { FieldError } from "#web/kit/fields/Field.tsx";
import { NumberField } from "#web/kit/fields/NumberField.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { profilePath } from "../entryPaths.ts";
import styles from "./group.module.css";
import { isReady, type Closed, type GroupRow, type RowProblem, type RowWork } from "./groupRows.ts";

type Props = {
  row: GroupRow;
  event: string;
  isReadOnly: boolean;
  onChange: (change: Partial<RowWork>) => void;
};

/** One person of the table: whether, in what, with which weight, and what stands in the way. */
export function GroupTableRow({ row, event, isReadOnly, onChange }: Props) {
  const { person, isTicked, obstacle } = row;
  const name = personName(person);
  const isShut = isReadOnly || obstacle !== undefined;
  const born = person.birthDate === null ? words.unknownBirth : formatDate(person.birthDate);
  return (
    <li className={styles.row} data-ticked={isTicked}>
      <Checkbox
        label={
          <span className={styles.who}>
            <b>{name}</b>
            <small>{[born, person.club].filter(Boolean).join(", ")}</small>
          </span>
        }
        checked={isTicked}
        disabled={isShut}
        onChange={({ currentTarget: { checked } }) =>
          onChange({
            isTicked: checked,
            ...(checked && row.categories.length === 0 && { categories: [null] }),
          })
        }
      />
      {obstacle === undefined ? (
        <>
          <Categories {...{ row, name, isReadOnly, onChange }} />
          {row.categories.length === 0 ? null : (
            <NumberField
              label={<CellLabel label={words.columns.weight} name={name} />}
              className={styles.cell}
              value={row.weightText}
              error={isTicked ? weightError(row.problem) : undefined}
              disabled={isReadOnly}
              onChange={({ currentTarget }) => onChange({ weight: currentTarget.value })}
            />
          )}
        </>
      ) : null}
      <State row={row} event={event} />
    </li>
  );
}

/** The head of the column says what it is; a phone, and who listens, hear it here. */
function CellLabel({ label, name }: { label: string; name: string }) {
  return (
    <span className={styles.label}>
      {label}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </span>
  );
}

function weightError(problem: RowProblem | undefined): string | undefined {
  if (problem?.field !== "weight") return undefined;
  if (problem.code === "too-heavy") return words.tooHeavy(formatNumber(problem.limit));
  return problem.code === "wrong" ? words.weightWrong : words.weightMissing;
}

function categoryError(problem: RowProblem | undefined, at: number): string | undefined {
  if (problem?.field !== "category" || problem.at !== at) return undefined;
  return problem.code === "missing" ? words.categoryMissing : words.categoryClosed(closedWords(problem.code));
}

const closedWords = (closed: Closed): string => (closed === "already" ? words.already : entry.closed[closed]);

type CategoriesProps = Omit<Props, "event"> & { name: string };

/** A list for each category; those that cannot be entered say why and cannot be chosen. */
function Categories({ row, name, isReadOnly, onChange }: CategoriesProps) {
  const { categories, options } = row;
  const put = (at: number, id: number | null) =>
    onChange({ isTicked: true, categories: categories.map((one, index) => (index === at ? id : one)) });
  const isMore = options.some(
    ({ category, closed }) => closed === undefined && !categories.includes(category.id),
  );
  return (
    <Stack gap={6} className={styles.categories}>
      {categories.map((id, at) => (
        <Row key={id ?? `none-${at}`} gap={6} align="end">
          <SelectField
            label={<CellLabel label={words.category(at)} name={name} />}
            className={styles.cell}
            value={id === null ? "" : String(id)}
            placeholder={words.chooseCategory}
            error={row.isTicked ? categoryError(row.problem, at) : undefined}
            disabled={isReadOnly}
            options={options.map(({ category, closed }) => {
              const isTaken = category.id !== id && categories.includes(category.id);
              const why = closed === undefined ? (isTaken ? words.taken : "") : closedWords(closed);
              return {
                value: String(category.id),
                label: titleWords(category.title) + (why === "" ? "" : ` (${why})`),
                isDisabled: why !== "",
              };
            })}
            onChange={({ currentTarget }) => put(at, Number(currentTarget.value))}
          />
          {categories.length + row.person.entered.length < 2 ? null : (
            <IconButton
              icon="x"
              label={words.removeCategoryOf(titleOf(row, id), name)}
              disabled={isReadOnly}
              onClick={() => onChange({ categories: categories.filter((_, index) => index !== at) })}
            />
          )}
        </Row>
      ))}
      {isMore && !categories.includes(null) ? (
        <Button
          size="sm"
          variant="ghost"
          className={styles.more}
          disabled={isReadOnly}
          aria-label={words.addCategoryFor(name)}
          onClick={() => onChange({ isTicked: true, categories: [...categories, null] })}
        >
          <Icon name="plus" size={18} /> {words.addCategory}
        </Button>
      ) : null}
    </Stack>
  );
}

const titleOf = ({ options }: GroupRow, id: number | null): string =>
  titleWords(options.find(({ category }) => category.id === id)?.category.title ?? "");

/** What is known of the entry: sent already, impossible for now, refused, or ready. */
function State({ row, event }: { row: GroupRow; event: string }) {
  const { person, obstacle, refused } = row;
  return (
    <Stack gap={4} className={styles.state}>
      {person.entered.map(({ application, category, state }) => (
        <span key={application}>
          <Badge tone="ok" icon="check">
            {words.entered[state]}
          </Badge>{" "}
          <TextLink href={`/personal/applications/${application}`}>
            {titleOf(row, category) || words.columns.category}
          </TextLink>
        </span>
      ))}
      {obstacle === undefined ? null : <Obstacle row={row} event={event} />}
      {refused === undefined ? null : (
        <FieldError id={`refused-${person.documentId}`}>
          {problemText(refused) ?? errorWords.unknown}
        </FieldError>
      )}
      {obstacle === undefined && refused === undefined && person.entered.length === 0 && isReady(row) ? (
        <Text size="small" tone="secondary">
          {words.ready}
        </Text>
      ) : null}
      {obstacle === undefined && !row.hasMedical ? (
        <Text size="small" tone="muted">
          {words.medicalMissing}
        </Text>
      ) : null}
    </Stack>
  );
}

/** Who fits no category reads of each why, as in a list of them. */
function WhyNone({ options }: Pick<GroupRow, "options">) {
  return (
    <details className={styles.why}>
      <summary>{words.whyNone}</summary>
      <ul>
        {options.map(({ category, closed }) => (
          <li key={category.id}>
            {titleWords(category.title)}: {closed === undefined ? "" : closedWords(closed)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Obstacle({ row: { person, obstacle, options }, event }: { row: GroupRow; event: string }) {
  if (obstacle === undefined) return null;
  return (
    <>
      <Badge tone="wait" icon="warn" className={styles.obstacle}>
        {words.obstacles[obstacle]}
      </Badge>
      {obstacle === "categories" ? (
        <WhyNone options={options} />
      ) : (
        <TextLink
          href={profilePath(person.documentId, { event, isGroup: true })}
          aria-label={words.toProfileOf(personName(person))}
        >
          {words.toProfile}
        </TextLink>
      )}
    </>
  );
}
