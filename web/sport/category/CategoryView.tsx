import type { ComponentType } from "react";
import type { Fighter } from "#contract/competition/entity.ts";
import { formatTraits } from "#domain/draw/formats.ts";
import { draws } from "#texts/sport/draws.ts";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import type { PictureLinks } from "#web/sport/bout/BoutCard.tsx";
import { BoutList } from "#web/sport/bout/BoutList.tsx";
import { Bracket } from "#web/sport/bracket/Bracket.tsx";
import { CategoryStats } from "./CategoryStats.tsx";
import type { SketchedCategory } from "#web/sport/facts/sketchedCategory.ts";
import type { CategoryTab } from "./CategoryTabs.tsx";
import { EntrantTable } from "./EntrantTable.tsx";
import type { PictureTime } from "#web/sport/time/LiveClock.tsx";
import { GroupsView, RoundRobin } from "#web/sport/standings/RoundRobin.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Grid, Stack } from "#web/kit/layout/layout.tsx";
import { Medal } from "#web/sport/marks/Medal.tsx";
import { FighterCell } from "../standings/FighterCell.tsx";
import type { Placed } from "#contract/draw/drawnCategory.ts";
import styles from "./CategoryView.module.css";

type Props = {
  picture: SketchedCategory;
  time: PictureTime;
  tab: CategoryTab;
  /** Addresses of the other tabs; a page without tabs shows everything it has at once. */
  hrefOf?: ((tab: CategoryTab) => string) | undefined;
  links?: PictureLinks | undefined;
  pathUuid?: string | undefined;
  pathHref?: ((uuid: string) => string) | undefined;
  /** What can be done with an athlete in the list. */
  Action?: ComponentType<{ fighter: Fighter }> | undefined;
};

/** A category under its header, whatever its format. */
export function CategoryView({ picture, time, tab, hrefOf, links, pathUuid, pathHref, Action }: Props) {
  switch (tab) {
    case "bouts":
      return <BoutList picture={picture} time={time} links={links} />;
    case "fighters":
      return <EntrantTable picture={picture} links={links} pathHref={pathHref} Action={Action} />;
    case "stats":
      return <CategoryStats bouts={picture.bouts} />;
    case "bracket":
      return (
        <>
          {picture.sketch?.medallists ? (
            <Podium medallists={picture.sketch.medallists} links={links} />
          ) : null}
          <DrawView {...{ picture, time, hrefOf, links, pathUuid }} />
        </>
      );
  }
}

type DrawProps = Omit<Props, "tab" | "pathHref" | "Action">;

function DrawView({ picture, time, hrefOf, links, pathUuid }: DrawProps) {
  const { drawn, sketch, bouts } = picture;
  if (drawn === undefined) {
    return bouts.length === 0 ? (
      <Undrawn picture={picture} links={links} />
    ) : (
      <BoutList picture={picture} time={time} links={links} />
    );
  }
  if (formatTraits(drawn.draw.format).isOneTable)
    return <RoundRobin picture={picture} time={time} links={links} boutsHref={hrefOf?.("bouts")} />;
  const hasGroups = drawn.draw.groups !== undefined;
  return (
    <>
      {hasGroups ? <GroupsView {...{ picture, drawn, time, links }} boutsHref={hrefOf?.("bouts")} /> : null}
      <Bracket
        trees={sketch?.trees ?? []}
        hasGroups={hasGroups}
        isOver={sketch?.medallists !== undefined}
        picture={picture}
        time={time}
        links={links}
        pathUuid={pathUuid}
      />
    </>
  );
}

function Undrawn({ picture, links }: Pick<Props, "picture" | "links">) {
  const { fighters } = picture.category;
  return (
    <>
      <Card>
        <EmptyState art="bracket" title={draws.empty.draw}>
          {fighters.length === 1 ? draws.empty.single : draws.empty.drawText}
        </EmptyState>
      </Card>
      {fighters.length > 0 ? <EntrantTable picture={picture} links={links} /> : null}
    </>
  );
}

type PodiumProps = { medallists: readonly Placed[]; links?: PictureLinks | undefined };

/** Who won what, once everything is decided. */
function Podium({ medallists, links }: PodiumProps) {
  return (
    <Stack gap={12} className={styles.podium}>
      <Heading level={2} look="h3">
        {draws.podium.title}
      </Heading>
      <Grid as="ol" gap={12} least={240} className={styles.places}>
        {medallists.some(({ place }) => place === 1) ? null : (
          <li className={styles.place}>{draws.podium.vacantGold}</li>
        )}
        {medallists.map(({ place, fighter }) => (
          <li key={fighter.uuid} className={styles.place}>
            <Medal place={place} className={styles.medal} />
            <FighterCell fighter={fighter} href={links?.fighter?.(fighter.uuid)} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
