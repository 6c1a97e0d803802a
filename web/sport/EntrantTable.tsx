import type { ComponentType } from "react";
import { formatNumber } from "#web/i18n/numbers.ts";
import { draws } from "#web/i18n/ru/draws.ts";
import type { Fighter, Fighting } from "#contract/entity.ts";
import { Card } from "#web/ui/Card.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { Cell, HeadCell, Table } from "#web/ui/Table.tsx";
import type { PictureLinks } from "./BoutCard.tsx";
import type { CategoryPicture } from "./categoryBase.ts";
import styles from "./EntrantTable.module.css";
import { FighterCell } from "./FighterCell.tsx";
import { announcedName } from "./fighterName.ts";

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
    <Card className={styles.card}>
      <Table caption={draws.fighters.title}>
        <thead>
          <tr>
            <HeadCell className={styles.seed}>{draws.fighters.seed}</HeadCell>
            <HeadCell>{draws.fighters.name}</HeadCell>
            <HeadCell align="end">{draws.fighters.record}</HeadCell>
            <HeadCell align="end">{draws.fighters.weight}</HeadCell>
            {pathHref ? <HeadCell aria-hidden="true" /> : null}
          </tr>
        </thead>
        <tbody>
          {entrants.map((fighter, index) => (
            <tr key={fighter.uuid}>
              <Cell className={styles.seed}>{index + 1}</Cell>
              <Cell>
                <span className={styles.who}>
                  {Action ? <Action fighter={fighter} /> : null}
                  <FighterCell fighter={fighter} href={links?.fighter?.(fighter.uuid)} />
                </span>
              </Cell>
              <Cell align="end">{winsOf(fighter, bouts)}</Cell>
              <Cell align="end">{fighter.weight === null ? "—" : formatNumber(fighter.weight)}</Cell>
              {pathHref ? (
                <Cell align="end">
                  <IconButton
                    icon="bracket"
                    size="sm"
                    href={pathHref(fighter.uuid)}
                    label={draws.fighters.path(announcedName(fighter))}
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

function winsOf({ uuid }: Fighter, bouts: readonly Fighting[]): number {
  return bouts.filter(({ winner }) => winner?.uuid === uuid).length;
}
