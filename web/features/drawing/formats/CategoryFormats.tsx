import type { Competition } from "#contract/competition/entity.ts";
import type { FormatsDay } from "#contract/draw/formats.ts";
import { fittingFormat } from "#domain/draw/formatPackage.ts";
import { FORMATS, offeredFormats } from "#domain/draw/formats.ts";
import { formatNumber } from "#texts/numbers.ts";
import { drawing } from "#texts/drawing.ts";
import { formatWishes as words } from "#texts/formats.ts";
import { formatWords } from "#texts/sport/bout.ts";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import styles from "./formats.module.css";
import type { FormatsDraft } from "./useFormatsDraft.ts";

type Props = { competition: Competition; before: FormatsDay; draft: FormatsDraft };
type CategoryDay = FormatsDay["categories"][number];

/** Every category as it is fought and as it would be; one may differ from the package. */
export function CategoryFormats({ competition, before, draft }: Props) {
  // What can still be changed comes first.
  const rows = before.categories.toSorted((one, other) => Number(one.isDrawn) - Number(other.isDrawn));
  return (
    <Card>
      <CardHead>
        <CardTitle title={words.categories} />
      </CardHead>
      <Table caption={words.categories}>
        <thead>
          <tr>
            <HeadCell>{words.category}</HeadCell>
            <HeadCell align="end" isWide>
              {words.athletes}
            </HeadCell>
            <HeadCell isWide>{words.before}</HeadCell>
            <HeadCell isWide>{words.after}</HeadCell>
            <HeadCell>{words.own}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((now) => (
            <CategoryRow
              key={now.category}
              now={now}
              then={draft.after?.categories.find(({ category }) => category === now.category)}
              title={competition.categories.find(({ uuid }) => uuid === now.category)?.title ?? ""}
              href={`/competition/${competition.uuid}/refereeing/category/${now.category}`}
              draft={draft}
            />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

type RowProps = {
  now: CategoryDay;
  /** Undefined while it is counted. */
  then: CategoryDay | undefined;
  title: string;
  href: string;
  draft: FormatsDraft;
};

function CategoryRow({ now, then, title, href, draft }: RowProps) {
  const isChanged = then !== undefined && then.format !== now.format;
  return (
    <tr>
      <Cell className={styles.cell}>
        <TextLink href={href}>{title}</TextLink>
        <small className={styles.narrow}>{`${words.athletes}: ${formatNumber(now.athletes)}`}</small>
        <small className={styles.narrow}>{lineOf(now)}</small>
        {isChanged ? <small className={styles.narrow}>{`${words.after}: ${lineOf(then)}`}</small> : null}
      </Cell>
      <Cell align="end" isWide>
        {formatNumber(now.athletes)}
      </Cell>
      <Cell isWide>{lineOf(now)}</Cell>
      <Cell isWide className={isChanged ? styles.changed : undefined}>
        {then === undefined ? "…" : isChanged ? lineOf(then) : "—"}
      </Cell>
      <Cell>{now.isDrawn ? words.drawn : <OwnFormat {...{ now, title, draft }} />}</Cell>
    </tr>
  );
}

const lineOf = ({ format, bouts }: CategoryDay): string =>
  format === null ? words.tooFew : words.line(formatWords(format), bouts);

const BY_PACKAGE = "";

function OwnFormat({ now, title, draft }: Pick<RowProps, "now" | "title" | "draft">) {
  const { category, athletes } = now;
  const own = draft.ownOf(category);
  const offered = offeredFormats(athletes);
  // One that was chosen for another number is shown, so that it can be seen and taken back.
  const current = own === null ? undefined : (fittingFormat(own, athletes) ?? own);
  const formats = current === undefined || offered.includes(current) ? offered : [current, ...offered];
  return (
    <SelectField
      label={<VisuallyHidden>{words.ownOf(title)}</VisuallyHidden>}
      className={styles.own}
      value={current ?? BY_PACKAGE}
      options={[
        { value: BY_PACKAGE, label: words.byPackage },
        ...formats.map((format) => ({ value: format, label: drawing.formatOption(formatWords(format)) })),
      ]}
      onChange={({ target }) =>
        draft.setOwn(category, FORMATS.find((format) => format === target.value) ?? null)
      }
    />
  );
}
