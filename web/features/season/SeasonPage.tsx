import { Form } from "react-router";
import { home } from "#texts/spectating/home.ts";
import { season as words } from "#texts/season/season.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Crumbs } from "#web/kit/Crumbs.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";
import { Columns, Fill, Row, Stack } from "#web/kit/layout/layout.tsx";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { SegmentedLinks } from "#web/kit/SegmentedLinks.tsx";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { Medal } from "#web/sport/marks/Medal.tsx";
import { Spoiler } from "#web/sport/spoilers/Spoiler.tsx";
import type { loadSeasonPage } from "./loadSeasonPages.server.ts";
import styles from "./season.module.css";

type Props = PageProps<typeof loadSeasonPage>;
type View = Props["loaderData"];

export function SeasonPage({ loaderData: view }: Props) {
  return (
    <Wrap>
      <PageTitle
        title={view.title}
        lead={view.when}
        crumbs={
          <Crumbs
            label={words.title}
            items={[{ label: words.title, href: "/season" }, { label: view.title }]}
          />
        }
        actions={view.isDraft ? <Badge tone="wait">{words.draft}</Badge> : null}
      />
      <Columns aside={400}>
        <Stack gap={16}>
          <Filter {...view} />
          <Spoiler>
            <Ranking {...view} />
          </Spoiler>
        </Stack>
        <Stack gap={16}>
          <Card heading={words.formula}>
            <CardBody>
              <ul className={styles.rules}>
                {view.formula.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </CardBody>
          </Card>
          {view.events.length === 0 ? null : (
            <Card heading={words.events}>
              <ul className={styles.list}>
                {view.events.map(({ href, name, words: about }) => (
                  <li key={href}>
                    <Anchor href={href} className={styles.wholeRow}>
                      <Fill as="span">
                        <b>{name}</b>
                        <small>{about}</small>
                      </Fill>
                    </Anchor>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </Stack>
      </Columns>
    </Wrap>
  );
}

/** A plain form: it works without script, and what was asked for stands in the address. */
function Filter({ action, groups, group, q }: View) {
  if (groups.length === 0) return null;
  return (
    <search aria-label={words.search}>
      <Form action={action} className={styles.filter} preventScrollReset>
        <SelectField key={group} label={words.group} name="group" defaultValue={group} options={groups} />
        <TextField key={q} label={words.name} type="search" name="q" defaultValue={q} maxLength={80} />
        <Row gap={8}>
          <Button type="submit" variant="secondary">
            {words.show}
          </Button>
          {q === "" ? null : (
            <Button variant="ghost" href={action}>
              {words.reset}
            </Button>
          )}
        </Row>
      </Form>
    </search>
  );
}

function Ranking({ rows, count, pages, current, q }: View) {
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState title={q === "" ? words.empty : words.nobody}>
          {q === "" ? words.emptyText : words.nobodyText}
        </EmptyState>
      </Card>
    );
  return (
    <Stack gap={12}>
      <output className={styles.small}>{count}</output>
      <Card isClipped>
        <ol className={styles.rows} aria-label={words.table}>
          {rows.map((row) => (
            <RankingRow key={row.key} row={row} />
          ))}
        </ol>
      </Card>
      {pages.length > 1 ? <SegmentedLinks label={words.pages} items={pages} currentHref={current} /> : null}
    </Stack>
  );
}

const MEDALS = [1, 2, 3] as const;

function RankingRow({ row }: { row: View["rows"][number] }) {
  return (
    <li>
      <Medal place={row.place} label={home.page.place(row.place)} className={styles.place} />
      <div className={styles.who}>
        <Anchor href={row.href} className={styles.name}>
          {row.name}
        </Anchor>
        {row.also === undefined ? null : <small>{row.also}</small>}
        <Row as="span" gap={12} rowGap={2} wraps className={styles.small}>
          {row.club === undefined ? null : <Anchor href={row.club.href}>{row.club.name}</Anchor>}
          {row.group === undefined ? null : <span>{row.group}</span>}
          <Medals medals={row.medals} />
        </Row>
        {row.tie === undefined ? null : <small>{row.tie}</small>}
      </div>
      <span className={styles.points} title={row.pointsWords}>
        {row.points}
      </span>
      <details className={styles.from}>
        <summary>{words.from}</summary>
        <ul>
          {row.starts.map((start) => (
            <li key={start.href} data-left-out={!start.isCounted || undefined}>
              <Anchor href={start.href}>{start.event}</Anchor>: {start.words}
              <ul>
                {start.results.map(({ title, href, words: about }) => (
                  <li key={href}>
                    <Anchor href={href}>{title}</Anchor>: {about}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Those that were won; nothing where none was. */
export function Medals({ medals }: { medals: readonly number[] }) {
  const won = MEDALS.filter((place) => (medals[place - 1] ?? 0) > 0);
  if (won.length === 0) return null;
  return (
    <span className={styles.medals}>
      {won.map((place) => (
        <span key={place}>
          <Medal place={place} label={home.page.place(place)} /> {medals[place - 1]}
        </span>
      ))}
    </span>
  );
}
