import { Suspense, useDeferredValue, type ComponentType } from "react";
import type { Fighter } from "#contract/entity.ts";
import { formatTraits } from "#domain/draw/formats.ts";
import { draws } from "#web/i18n/ru/draws.ts";
import { Card } from "#web/ui/Card.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import type { PictureLinks } from "./BoutCard.tsx";
import type { CategoryParts } from "./categoryParts.ts";
import type { SketchedCategory } from "./drawSketch.ts";
import type { CategoryTab } from "./CategoryTabs.tsx";
import type { PictureTime } from "./LiveClock.tsx";
import { Podium } from "./Podium.tsx";

type Props = {
  /** What shows a format or a tab, fetched with the page or when it is wanted. */
  parts: CategoryParts;
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
export function CategoryView(props: Props) {
  // What is on show stays until the next tab is there.
  const tab = useDeferredValue(props.tab);
  return (
    <Suspense>
      <Tab {...props} tab={tab} />
    </Suspense>
  );
}

function Tab({ parts, picture, time, tab, hrefOf, links, pathUuid, pathHref, Action }: Props) {
  const { BoutList, EntrantTable, CategoryStats } = parts;
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
          <DrawView {...{ parts, picture, time, hrefOf, links, pathUuid }} />
        </>
      );
  }
}

function DrawView({
  parts,
  picture,
  time,
  hrefOf,
  links,
  pathUuid,
}: Omit<Props, "tab" | "pathHref" | "Action">) {
  const { drawn, sketch, bouts } = picture;
  const { BoutList, RoundRobin, GroupsView } = parts;
  if (drawn === undefined) {
    return bouts.length === 0 ? (
      <Undrawn parts={parts} picture={picture} links={links} />
    ) : (
      <BoutList picture={picture} time={time} links={links} />
    );
  }
  if (formatTraits(drawn.draw.format).isOneTable)
    return <RoundRobin picture={picture} time={time} links={links} boutsHref={hrefOf?.("bouts")} />;
  const hasGroups = drawn.draw.groups !== undefined;
  const Tree = hasGroups ? parts.BracketBelow : parts.Bracket;
  return (
    <>
      {hasGroups ? <GroupsView picture={picture} drawn={drawn} links={links} /> : null}
      <Tree
        trees={sketch?.trees ?? []}
        hasGroups={hasGroups}
        picture={picture}
        time={time}
        links={links}
        pathUuid={pathUuid}
      />
    </>
  );
}

function Undrawn({ parts: { EntrantTable }, picture, links }: Pick<Props, "parts" | "picture" | "links">) {
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
