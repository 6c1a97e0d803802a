import { personName } from "#web/i18n/names.ts";
import type { ComponentType } from "react";
import { formatNumber } from "#texts/numbers.ts";
import { boutStates } from "#texts/sport/bout.ts";
import { entrantWords } from "#texts/sport/categoryTabs.ts";
import { draws } from "#texts/sport/draws.ts";
import { sport } from "#texts/sport/sport.ts";
import type { Category, Fighter, Fighting } from "#contract/competition/entity.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { Anchor } from "#web/kit/Anchor.tsx";
import { boutRound } from "#web/sport/facts/boutRound.ts";
import type { PictureLinks } from "#web/sport/bout/BoutCard.tsx";
import { boutOnMat, isAheadIn, isOnMat } from "#web/sport/facts/boutPhase.ts";
import { fighterRecord } from "#web/sport/facts/fighterRecord.ts";
import type { CategoryPicture } from "#web/sport/facts/categoryBase.ts";
import styles from "./EntrantTable.module.css";
import { FighterCell } from "#web/sport/standings/FighterCell.tsx";
import { Row } from "#web/kit/layout/layout.tsx";

type Props = {
  picture: CategoryPicture;
  links?: PictureLinks | undefined;
  /** Where the way of one athlete is shown. */
  pathHref?: ((uuid: string) => string) | undefined;
  /** What else can be done with an athlete, before the name. */
  Action?: ComponentType<{ fighter: Fighter }> | undefined;
};

/** Everybody in the category by draw number; as entered before the draw. */
export function EntrantTable({ picture, links, pathHref, Action }: Props) {
  const { category, drawn, bouts } = picture;
  const entrants = drawn?.entrants.flatMap((fighter) => fighter ?? []) ?? category.fighters;
  if (entrants.length === 0) {
    return (
      <Card>
        <EmptyState title={draws.empty.nobody} />
      </Card>
    );
  }
  return (
    <Card isClipped>
      <Table caption={entrantWords.title}>
        <thead>
          <tr>
            <HeadCell className={styles.seed}>{entrantWords.seed}</HeadCell>
            <HeadCell>{entrantWords.name}</HeadCell>
            <HeadCell align="end" isWide>
              {entrantWords.wins}
            </HeadCell>
            <HeadCell align="end" isWide>
              {entrantWords.losses}
            </HeadCell>
            <HeadCell isWide>{entrantWords.next}</HeadCell>
            <HeadCell align="end">{entrantWords.weight}</HeadCell>
            {pathHref ? <HeadCell aria-hidden="true" /> : null}
          </tr>
        </thead>
        <tbody>
          {entrants.map((fighter, index) => (
            <tr key={fighter.uuid}>
              <Cell className={styles.seed}>{index + 1}</Cell>
              <Cell>
                <Row as="span" gap={6}>
                  {Action ? <Action fighter={fighter} /> : null}
                  <FighterCell fighter={fighter} href={links?.fighter?.(fighter.uuid)} />
                </Row>
              </Cell>
              <Record fighter={fighter} category={category} bouts={bouts} links={links} />
              <Cell align="end">{fighter.weight === null ? "—" : formatNumber(fighter.weight)}</Cell>
              {pathHref ? (
                <Cell align="end">
                  <IconButton
                    icon="bracket"
                    size="sm"
                    href={pathHref(fighter.uuid)}
                    label={entrantWords.path(personName(fighter))}
                  />
                </Cell>
              ) : null}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

type RecordProps = {
  fighter: Fighter;
  category: Category;
  bouts: readonly Fighting[];
  links: PictureLinks | undefined;
};

/** What is behind an athlete here, and the bout that comes. */
function Record({ fighter: { uuid }, category, bouts, links }: RecordProps) {
  const own = bouts.filter(({ slots }) => slots.some(({ fighter }) => fighter === uuid));
  const { wins, losses } = fighterRecord(own, uuid);
  const open = own.filter((bout) => isAheadIn(category, bouts, bout));
  const next = boutOnMat(open) ?? open[0];
  return (
    <>
      <Cell align="end" isWide>
        {wins}
      </Cell>
      <Cell align="end" isWide>
        {losses}
      </Cell>
      <Cell isWide>{next ? <NextBout bout={next} links={links} /> : "—"}</Cell>
    </>
  );
}

function NextBout({ bout, links }: { bout: Fighting; links: PictureLinks | undefined }) {
  const href = links?.bout?.(bout.uuid);
  const number = bout.number === null ? sport.card.withoutNumber : sport.card.bout(bout.number);
  const words = [number, boutRound(bout).toLocaleLowerCase("ru")].filter(Boolean).join(", ");
  return (
    <Row as="span" gap={10} rowGap={4} wraps className={styles.next}>
      {href === undefined ? words : <Anchor href={href}>{words}</Anchor>}
      {isOnMat(bout) ? <Badge tone="live">{boutStates[bout.state]}</Badge> : null}
    </Row>
  );
}
