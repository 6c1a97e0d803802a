import type { Fighting } from "#contract/entity.ts";
import type { Corner } from "#domain/bout/vocabulary.ts";
import { boutWords } from "#web/i18n/ru/bout.ts";
import { sourceWords, sport } from "#web/i18n/ru/sport.ts";
import { Anchor } from "#web/ui/Anchor.tsx";
import { ClubRoundel } from "#web/ui/ClubRoundel.tsx";
import { CornerMark } from "#web/ui/CornerMark.tsx";
import { cx } from "#web/ui/cx.ts";
import { VisuallyHidden } from "#web/ui/VisuallyHidden.tsx";
import styles from "./BoutCard.module.css";
import { boutExtras } from "./boutExtras.ts";
import { hasBegun, isFinished, isOnMat } from "./boutPhase.ts";
import type { CategoryPicture } from "./categoryBase.ts";
import { announcedName, cardName } from "./fighterName.ts";
import { usePoints } from "./livePoints.ts";
import { openSlotWords } from "./openSlot.ts";
import { ScoreCell } from "./ScoreCell.tsx";

type Props = {
  corner: Corner;
  picture: CategoryPicture;
  bout: Fighting;
  slot: Fighting["slots"][number];
  href: string | undefined;
  litUuid: string | undefined;
  onLight: ((uuid: string | undefined) => void) | undefined;
  /** The strip already says how the bout ended. */
  isListed: boolean;
};

/** So many letters fit one line of a card; a longer name takes two small ones. */
const LONG_NAME = 27;

/** One row of a bout: who, what was given besides points, the score. */
export function BoutCorner({ corner, picture, bout, slot, href, litUuid, onLight, isListed }: Props) {
  const fighter = slot.fighter === null ? undefined : picture.fighters.get(slot.fighter);
  const points = usePoints(bout, fighter?.uuid);
  if (fighter === undefined) return <OpenCorner corner={corner} picture={picture} bout={bout} />;
  const { uuid } = fighter;
  const extras = isListed && isFinished(bout) ? undefined : boutExtras(bout, uuid, points, picture.rules);
  const isWinner = bout.winner?.uuid === uuid;
  const isLoser = isFinished(bout) && !isWinner;
  const name = cardName(fighter, extras?.shown);
  const isLong = name.length + (extras?.shown.length ?? 0) > LONG_NAME || undefined;
  return (
    <div
      className={cx(
        styles.corner,
        isWinner && styles.winner,
        isLoser && styles.loser,
        uuid === litUuid && styles.litCorner,
      )}
      onPointerEnter={() => onLight?.(uuid)}
      onPointerLeave={() => onLight?.(undefined)}
    >
      {isOnMat(bout) ? (
        <CornerMark corner={corner} letter={boutWords[`${corner}Letter`]} label={boutWords[corner]} />
      ) : (
        <ClubRoundel name={fighter.team?.name ?? fighter.lastName} size={18} className={styles.club} />
      )}
      {href === undefined ? (
        <span className={styles.name} data-long={isLong}>
          {name}
        </span>
      ) : (
        <Anchor
          className={styles.name}
          data-long={isLong}
          href={href}
          title={[announcedName(fighter), fighter.team?.name].filter(Boolean).join(", ")}
          onFocus={() => onLight?.(uuid)}
          onBlur={() => onLight?.(undefined)}
        >
          {name}
        </Anchor>
      )}
      {extras === undefined ? null : (
        <span className={styles.extras} title={extras.spoken}>
          <span aria-hidden="true">{extras.shown}</span>
          <VisuallyHidden>{extras.spoken}</VisuallyHidden>
        </span>
      )}
      {hasBegun(bout) ? <ScoreCell score={points?.scores ?? 0} isWinner={isWinner} /> : null}
    </div>
  );
}

/** Nobody yet, or nobody any more. */
function OpenCorner({ corner, picture, bout }: Pick<Props, "corner" | "picture" | "bout">) {
  const state = bout.bracketId === null ? undefined : picture.drawn?.states.get(bout.bracketId);
  const side = state?.[corner === "red" ? "a" : "b"];
  if (state?.status === "never")
    return <p className={cx(styles.corner, styles.open)}>{sport.card.neverHeld}</p>;
  if (side?.kind === "empty") {
    return (
      <p className={cx(styles.corner, styles.open)}>
        <span aria-hidden="true">{sport.card.nobody}</span>
        <VisuallyHidden>{sport.card.nobodyWords}</VisuallyHidden>
      </p>
    );
  }
  const numberOf = (bracketId: string) => picture.boutByBracketId.get(bracketId)?.number ?? undefined;
  const [red, blue] = bout.slots;
  return (
    <p className={cx(styles.corner, styles.open)}>
      {side?.kind === "waiting"
        ? sourceWords(side.slot, numberOf)
        : openSlotWords((corner === "red" ? red : blue).source, numberOf)}
    </p>
  );
}
