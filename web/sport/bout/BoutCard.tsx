import type { ReactNode } from "react";
import type { Fighting } from "#contract/competition/entity.ts";
import { boutStates } from "#texts/sport/bout.ts";
import { roundWords, sourceWords, sport } from "#texts/sport/sport.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { LiveDot } from "#web/kit/Badge.tsx";
import { cx } from "#web/kit/cx.ts";
import styles from "./BoutCard.module.css";
import { BoutPair } from "./BoutPair.tsx";
import { endingWords } from "#web/sport/facts/boutExtras.ts";
import { isFinished, isOnMat } from "#web/sport/facts/boutPhase.ts";
import type { CategoryPicture } from "#web/sport/facts/categoryBase.ts";
import { CallState } from "./CallState.tsx";
import { LiveClock, type PictureTime } from "#web/sport/time/LiveClock.tsx";
import { numbersIn, openSlotWords } from "#web/sport/facts/boutText.ts";
import { StartTime } from "#web/sport/time/StartTime.tsx";

/** Where a picture leads; a link that is absent is not drawn. */
export type PictureLinks = {
  readonly fighter?: (uuid: string) => string;
  readonly bout?: (uuid: string) => string;
};

export type BoutCardProps = {
  picture: CategoryPicture;
  bout: Fighting;
  time: PictureTime;
  links?: PictureLinks | undefined;
  /** In a list the strip names the bout and stays when it is over; in a bracket its number hangs beside the card. */
  isListed?: boolean | undefined;
  /** Whose way through the bracket is lit. */
  litUuid?: string | undefined;
  onLight?: ((uuid: string | undefined) => void) | undefined;
};

/** The atom of the product: two rows, the score at the right edge, one strip on top while there is something to say. */
export function BoutCard({
  picture,
  bout,
  time,
  links = {},
  isListed = false,
  litUuid,
  onLight,
}: BoutCardProps) {
  const isLit = litUuid !== undefined && bout.slots.some(({ fighter }) => fighter === litUuid);
  const isNext = picture.nextUuids.has(bout.uuid);
  const look = lookOf(bout, isNext);
  const open = links.bout?.(bout.uuid);
  return (
    <article className={cx(styles.bout, styles[look], isLit && styles.lit)} aria-label={titleOf(bout)}>
      {isFinished(bout) && !isListed ? null : (
        <Strip picture={picture} bout={bout} time={time} isListed={isListed} isNext={isNext} />
      )}
      <BoutPair
        bout={bout}
        view={picture}
        size="card"
        open={(index) => openWords(picture, bout, index)}
        hrefOf={links.fighter}
        litUuid={litUuid}
        onLight={onLight}
        hasExtras={!isListed || !isFinished(bout)}
      />
      {open === undefined ? null : <Anchor className={styles.cover} href={open} aria-label={titleOf(bout)} />}
    </article>
  );
}

/** Nobody yet, or nobody any more. */
function openWords(picture: CategoryPicture, bout: Fighting, index: number) {
  const state = picture.drawn?.states.get(bout.bracketId ?? "");
  const side = state?.[index === 0 ? "a" : "b"];
  if (state?.status === "never") return sport.card.neverHeld;
  if (side?.kind === "empty") return { shown: sport.card.nobody, spoken: sport.card.nobodyWords };
  const numberOf = numbersIn(picture, bout);
  return side?.kind === "waiting"
    ? sourceWords(side.slot, numberOf)
    : openSlotWords(bout.slots[index]?.source, numberOf);
}

type Look = "finished" | "live" | "next" | "waiting";

function lookOf(bout: Fighting, isNext: boolean): Look {
  if (isFinished(bout)) return "finished";
  if (bout.state === "called" || isNext) return "next";
  return isOnMat(bout) ? "live" : "waiting";
}

function titleOf({ number }: Fighting): string {
  return number === null ? sport.card.withoutNumber : sport.card.bout(number);
}

type StripProps = Pick<BoutCardProps, "picture" | "bout" | "time"> & { isListed: boolean; isNext: boolean };

function Strip({ picture, bout, time, isListed, isNext }: StripProps) {
  const mat = bout.carpet === null ? "" : (picture.carpetNames.get(bout.carpet.uuid) ?? "");
  const isMatNamed = !isFinished(bout) && mat !== "";
  const listed = isListed ? [titleOf(bout), roundOf(picture, bout)] : [];
  const words = [...listed, isMatNamed ? mat : ""].filter(Boolean).join(", ");
  return (
    <p className={styles.strip}>
      {bout.state === "running" ? <LiveDot /> : null}
      <span className={styles.words}>{words}</span>
      <span className={styles.end}>{sideOf(bout, isNext, time)}</span>
    </p>
  );
}

/** Why the bout stands still, for those who do not see the mat (BT27). */
function Counted({ countdown, time }: { countdown: Fighting["countdowns"][number]; time: PictureTime }) {
  const { counter, startedAt, duration } = countdown;
  const clock = { running: true, remaining: duration, anchor: startedAt, period: 0, duration };
  return (
    <>
      {sport.card.countdowns[counter] ?? sport.card.countdown}
      <LiveClock clock={clock} time={time} />
    </>
  );
}

/** Where everybody meets everybody a round says nothing. */
function roundOf({ drawn }: CategoryPicture, { bracketId }: Fighting): string {
  const label = drawn?.draw.bouts.find(({ id }) => id === bracketId)?.label;
  return label === undefined || label.kind === "group" ? "" : roundWords(label).toLocaleLowerCase("ru");
}

function sideOf(bout: Fighting, isNext: boolean, time: PictureTime): ReactNode {
  const [countdown] = bout.countdowns;
  if (countdown) return <Counted countdown={countdown} time={time} />;
  switch (bout.state) {
    case "finished":
      return endingWords(bout);
    case "waiting":
      return isNext ? (
        sport.card.getReady
      ) : (
        <StartTime window={time.starts?.get(bout.uuid)} className={styles.start} />
      );
    case "called":
      return <CallState bout={bout} time={time} />;
    case "running":
      return <LiveClock clock={bout.clock} time={time} />;
    case "paused":
    case "time-over":
      return (
        <>
          {boutStates[bout.state].toLocaleLowerCase("ru")}
          {bout.state === "paused" ? <LiveClock clock={bout.clock} time={time} /> : null}
        </>
      );
  }
}
