import { personName } from "#web/i18n/names.ts";
import { Fragment, type ReactNode } from "react";
import type { Fighter, Fighting } from "#contract/competition/entity.ts";
import type { Corner } from "#domain/bout/vocabulary.ts";
import { SPOILER } from "#web/sport/spoilers/Spoiler.tsx";
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
import own from "./BoutPairOwn.module.css";
import wall from "./BoutPairWall.module.css";
import { boutSides, sidesByColour, type BoutPeople, type BoutSide } from "#web/sport/facts/boutSides.ts";
import { ColourMark } from "#web/sport/marks/CornerMark.tsx";
import { usePoints } from "#web/sport/facts/livePoints.ts";
import { LOOKS, type Look, type PairSize } from "./pairLooks.ts";
import { ScoreCell } from "./ScoreCell.tsx";

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
      className={cx(sheet.side, sheet[size] ?? own[size])}
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
  const title = isLong ? personName(fighter) : undefined;
  if (href === undefined)
    return (
      <span {...shape} title={title}>
        {name}
      </span>
    );
  return (
    <Anchor
      {...shape}
      href={href}
      title={[personName(fighter), fighter.team?.name].filter(Boolean).join(", ")}
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
