import { Fragment, type ReactNode } from "react";
import type { Fighter, Fighting } from "#contract/competition/entity.ts";
import type { Corner } from "#domain/bout/vocabulary.ts";
import { SPOILER } from "#web/sport/spoilers/Spoiler.tsx";
import { fullName } from "#web/i18n/names.ts";
import { formatNumber } from "#texts/numbers.ts";
import { boutWords } from "#texts/sport/bout.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { cx } from "#web/kit/cx.ts";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { FitText } from "#web/sport/board/FitText.tsx";
import { boutExtras, countersOf, type Extras } from "#web/sport/facts/boutExtras.ts";
import { hasBegun, isOnMat } from "#web/sport/facts/boutPhase.ts";
import card from "./BoutCard.module.css";
import styles from "./BoutPair.module.css";
import wall from "./BoutPairWall.module.css";
import { boutSides, sidesByColour, type BoutPeople, type BoutSide } from "#web/sport/facts/boutSides.ts";
import { ColourMark } from "#web/sport/marks/CornerMark.tsx";
import { announcedName, nameInPair } from "#web/sport/facts/fighterName.ts";
import { usePoints } from "#web/sport/facts/livePoints.ts";
import { ScoreCell } from "./ScoreCell.tsx";

/** What of a bout there is room for, and how it is said. */
type Look = {
  readonly name: (fighter: Fighter, isNamesake: boolean, extras?: string) => string;
  /** How the corner or the club is told before the name; an edge of its colour is drawn by the sheet. */
  readonly mark?: "letter" | "club" | "letter or club" | "words";
  readonly club?: "name" | "name and city";
  /** A word says who won. */
  readonly hasVictory?: boolean;
  /** `words` beside the score; `cells` with a figure of their own. */
  readonly extras?: "words" | "cells";
  readonly hasScore?: boolean;
  /** The score tells a change by itself. */
  readonly isLive?: boolean;
  /** Scores and extras give a result away to those who do not want to know it yet (NS2). */
  readonly isSpoiler?: boolean;
  /** Red first, whoever has the upper slot. */
  readonly isByColour?: boolean;
  /** The name fills the place it has; alone it stands in the grid of its page. */
  readonly fit?: "in a row" | "alone";
  /** More letters than this take two small lines. */
  readonly longFrom?: number;
  /** In a line of text, with this between the two. */
  readonly between?: string;
};

export const PAIR_SIZES = [
  "card",
  "mat",
  "board",
  "hero",
  "column",
  "dashboard",
  "next",
  "list",
  "queue",
  "cell",
  "line",
  "shortLine",
  "wallMat",
  "wallQueue",
  "wallBracket",
] as const;
type PairSize = (typeof PAIR_SIZES)[number];

const LOOKS: Readonly<Record<PairSize, Look>> = {
  /** A row of a card: in a bracket and in a list of bouts. */
  card: {
    name: nameInPair.fitting,
    mark: "letter or club",
    extras: "words",
    hasScore: true,
    isLive: true,
    longFrom: 27,
  },
  /** The card of a mat for spectators. */
  mat: {
    name: announcedName,
    mark: "letter",
    club: "name and city",
    extras: "words",
    hasScore: true,
    isSpoiler: true,
  },
  /** One bout, large, as a small board. */
  board: {
    name: announcedName,
    mark: "words",
    club: "name and city",
    hasVictory: true,
    extras: "cells",
    hasScore: true,
    isSpoiler: true,
  },
  /** A mat on the first page. */
  hero: { name: nameInPair.fitting, club: "name", extras: "words", hasScore: true, isSpoiler: true },
  /** A mat among others for officials, and the same on the dashboard. */
  column: { name: nameInPair.short, mark: "letter", hasScore: true },
  dashboard: { name: nameInPair.short, mark: "letter", hasScore: true },
  /** The pair that gets ready. */
  next: { name: announcedName, mark: "letter", club: "name and city" },
  /** A row of a queue: in public, and at the tables. */
  list: { name: fullName, mark: "club" },
  queue: { name: fullName, mark: "club" },
  /** A cell of a table with a column for each colour. */
  cell: { name: fullName, isByColour: true },
  /** Words of a sentence. */
  line: { name: fullName, between: " — " },
  shortLine: { name: nameInPair.short, between: " — " },
  /** Walls: what is on, who comes next, a box of a bracket. */
  wallMat: { name: nameInPair.surname, hasScore: true, isByColour: true, fit: "in a row" },
  wallQueue: { name: nameInPair.surname, isByColour: true, fit: "alone" },
  wallBracket: { name: nameInPair.surname, hasScore: true, fit: "in a row" },
};

type Props = {
  bout: Fighting;
  view: BoutPeople;
  size: PairSize;
  /** Only this one. */
  corner?: Corner;
  /** Unless told otherwise, once the bout has begun. */
  hasScore?: boolean;
  /** Others say how the bout ended. */
  hasExtras?: boolean;
  /** Whom an open corner waits for, by its slot. */
  open?: (index: number) => string | Extras;
  /** Where a name leads. */
  hrefOf?: ((uuid: string) => string) | undefined;
  /** Under a name, and at the other end of its row. */
  renderUnder?: (fighter: Fighter) => ReactNode;
  renderAside?: (fighter: Fighter) => ReactNode;
  /** Whose way through the bracket is lit. */
  litUuid?: string | undefined;
  onLight?: ((uuid: string | undefined) => void) | undefined;
};

/** The two corners of a bout: colour, name, club, score, what was given besides and who won, in one of its sizes. */
export function BoutPair(props: Props) {
  const { bout, view, size, corner } = props;
  const { between, isByColour } = LOOKS[size];
  const sides = isByColour ? sidesByColour(view, bout) : boutSides(view, bout);
  return sides
    .filter((side) => corner === undefined || side.corner === corner)
    .map((side, order) => (
      <Fragment key={side.index}>
        {order > 0 ? between : null}
        <Side
          {...props}
          side={side}
          isNamesake={sides[0]?.fighter?.lastName === sides[1]?.fighter?.lastName}
        />
      </Fragment>
    ));
}

type SideProps = Props & { side: BoutSide; isNamesake: boolean };

function Side(props: SideProps) {
  const { bout, view, size, side, isNamesake, litUuid, onLight } = props;
  const { hasScore = hasBegun(bout), hasExtras = true } = props;
  const { corner, fighter, standing } = side;
  const look = LOOKS[size];
  const points = usePoints(bout, fighter?.uuid) ?? NO_POINTS;
  if (look.fit === "alone")
    return <FitText text={fighter ? look.name(fighter, isNamesake) : ""} className={wall[size]} />;
  const isScored = look.hasScore === true && hasScore;
  const extras =
    fighter && hasExtras && look.extras === "words" && (isScored || look.isLive)
      ? boutExtras(bout, fighter.uuid, points, view.rules)
      : undefined;
  const sheet = sheetOf(look);
  const Box = look.between === undefined ? "div" : "span";
  return (
    <Box
      className={cx(sheet.side, sheet[size])}
      data-corner={corner}
      data-standing={standing}
      data-open={fighter === undefined || undefined}
      data-lit={(fighter !== undefined && fighter.uuid === litUuid) || undefined}
      onPointerEnter={onLight && (() => onLight(fighter?.uuid))}
      onPointerLeave={onLight && (() => onLight(undefined))}
    >
      {markOf({ ...props, look })}
      {whoOf({ ...props, look, extras })}
      {fighter ? props.renderAside?.(fighter) : null}
      {extras === undefined ? null : (
        <span className={sheet.extras} title={extras.spoken} {...hidden(look)}>
          <Spoken {...extras} />
        </span>
      )}
      {isScored && look.extras === "cells" ? (
        <ExtraCells rules={view.rules} points={points} look={look} />
      ) : null}
      {isScored && (fighter !== undefined || !look.isLive)
        ? scoreOf(look, points.scores, standing === "won")
        : null}
    </Box>
  );
}

/** A card scales with its bracket and a wall with its screen; every other size is as large as it is. */
const sheetOf = ({ isLive, fit }: Look) => (isLive ? card : fit === undefined ? styles : wall);

const NO_POINTS = { scores: 0, advantages: 0, penalties: 0, warnings: 0 };
const hidden = ({ isSpoiler }: Look) => (isSpoiler ? SPOILER : undefined);

// Functions, not components: every tap renders a side anew, and a component more is one more to render (RT15).

function markOf({ bout, side: { corner, fighter }, look }: SideProps & { look: Look }) {
  const { mark } = look;
  if (mark === "words") return <VisuallyHidden>{boutWords[corner]}</VisuallyHidden>;
  if (mark === "letter" || (mark === "letter or club" && fighter && isOnMat(bout)))
    return <ColourMark corner={corner} />;
  if (mark === undefined || fighter === undefined) return null;
  return (
    <ClubRoundel name={fighter.team?.name ?? fighter.lastName} size={18} className={sheetOf(look).roundel} />
  );
}

type WhoProps = SideProps & { look: Look; extras: Extras | undefined };

function whoOf(props: WhoProps) {
  const { look, renderUnder } = props;
  const { fighter, standing } = props.side;
  if (look.club === undefined) return nameOf(props);
  const { name: club, city } = fighter?.team ?? {};
  return (
    <div className={styles.who}>
      {nameOf(props)}
      <small className={styles.club}>
        {standing === "won" && look.hasVictory ? (
          <span className={styles.won}>{boutWords.victory}</span>
        ) : null}
        {[club, look.club === "name" ? undefined : city].filter(Boolean).join(", ")}
      </small>
      {fighter ? renderUnder?.(fighter) : null}
    </div>
  );
}

function nameOf({ side, isNamesake, look, extras, open, hrefOf, onLight }: WhoProps) {
  const { fighter, index } = side;
  if (fighter === undefined) {
    const words = open?.(index) ?? boutWords.tbd;
    if (look.fit && typeof words === "string") return <FitText text={words} className={wall.fitted} />;
    return (
      <span className={sheetOf(look).name}>{typeof words === "string" ? words : <Spoken {...words} />}</span>
    );
  }
  const name = look.name(fighter, isNamesake, extras?.shown);
  if (look.fit) return <FitText text={name} className={wall.fitted} />;
  const letters = name.length + (extras?.shown.length ?? 0);
  const isLong = (look.longFrom !== undefined && letters > look.longFrom) || undefined;
  const shape = { className: sheetOf(look).name, "data-long": isLong } as const;
  const href = hrefOf?.(fighter.uuid);
  if (href === undefined) return <span {...shape}>{name}</span>;
  return (
    <Anchor
      {...shape}
      href={href}
      title={[announcedName(fighter), fighter.team?.name].filter(Boolean).join(", ")}
      onFocus={() => onLight?.(fighter.uuid)}
      onBlur={() => onLight?.(undefined)}
    >
      {name}
    </Anchor>
  );
}

function Spoken({ shown, spoken }: Extras) {
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}

type CellsProps = Pick<BoutPeople, "rules"> & { points: typeof NO_POINTS; look: Look };

function ExtraCells({ rules, points, look }: CellsProps) {
  return countersOf(rules, points).map(({ kind, value, short }) => (
    <div key={kind} className={styles.extra} data-kind={kind} {...hidden(look)}>
      <b>{value}</b>
      <small>{short}</small>
    </div>
  ));
}

function scoreOf(look: Look, scores: number, isWinner: boolean) {
  if (look.isLive) return <ScoreCell score={scores} isWinner={isWinner} />;
  return (
    <b className={sheetOf(look).score} {...hidden(look)}>
      {formatNumber(scores)}
    </b>
  );
}
