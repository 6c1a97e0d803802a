import styles from "./ScreenFrame.module.css";
import { screen as text } from "#texts/displays/screen.ts";
import { sizedPicture } from "#web/kit/cover/coverLook.ts";
import { Mark } from "#web/kit/Mark.tsx";
import { FitText } from "#web/sport/board/FitText.tsx";
import { useHallClock } from "#web/sport/time/ClockTime.tsx";
import type { ReactNode } from "react";

export type Turns = { readonly shown: number; readonly count: number };

/** The same on every page of a screen. */
export type Frame = {
  readonly footer: string;
  /** The way to the event for a camera, drawn by the server. */
  readonly qr: string;
  readonly turns: Turns;
  /** Of the event, where it has one. */
  readonly logo?: string | undefined;
};

type Props = Frame & { title: string; detail?: string | undefined; children: ReactNode };

/** Head, picture, foot: what every page of a screen has in common. */
export function ScreenFrame({ title, detail = "", footer, qr, turns, logo, children }: Props) {
  const time = useHallClock();
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        {logo === undefined ? (
          <Mark variant="dark" className={styles.mark} />
        ) : (
          <img className={styles.logo} src={sizedPicture("small", logo)} alt="" />
        )}
        <h1>
          <FitText text={title} className={styles.title} />
        </h1>
        <FitText text={detail} className={styles.detail} />
        <time>{time}</time>
      </header>
      <div className={styles.picture}>{children}</div>
      <footer className={styles.foot}>
        <FitText text={footer} className={styles.find} />
        <Dots {...turns} />
        <img className={styles.qr} src={qr} alt={text.qr} />
      </footer>
    </div>
  );
}

function Dots({ shown, count }: Turns) {
  if (count < 2) return null;
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} data-on={index === shown || undefined} />
      ))}
    </span>
  );
}

/** One sentence in the middle, where there is nothing else to show. */
export function ScreenNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
