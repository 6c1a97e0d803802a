import { use, useEffect, useReducer, useRef, useState, type ComponentType, type RefObject } from "react";
import { lateCode, useLateCode } from "./lateCode.ts";
import { useServerFacts } from "./serverFacts.ts";
import styles from "./sleepingPart.module.css";

/** How far above or below the window something is near, so that nobody ever meets it asleep. */
const NEAR = "20% 0px";

/**
 * A part of a page that stands further down. What the server has drawn of it stays as it is until somebody comes near or it
 * would look different; its code is fetched then, and most visitors never ask for it.
 */
export function sleepingPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  looksTheSame: (before: Props, now: Props) => boolean,
): ComponentType<Props> {
  const late = lateCode(load);
  let isGone = false;
  return function SleepingPart(props: Props) {
    const facts = useServerFacts();
    if (import.meta.env.SSR) facts.set(name, true);
    // Whoever leaves and comes back finds nothing of what the server had drawn.
    const [drawn] = useState(() => (facts.get(name) === true && !isGone ? props : undefined));
    useEffect(() => () => void (isGone = true), []);
    const place = useRef<HTMLDivElement>(null);
    const [isAwake, wake] = useReducer(() => true, false);
    useNear(place, wake);
    const isWanted = drawn === undefined || isAwake || !looksTheSame(drawn, props);
    // For good: the drawing is thrown away with the first look at the part itself.
    useEffect(() => void (isWanted && wake()), [isWanted]);
    const code = useLateCode(late, isWanted);
    const Part = code ?? (drawn === undefined ? use(late.wait()) : undefined);
    if (Part === undefined || (!isWanted && !import.meta.env.SSR)) return <Drawn place={place} />;
    return (
      <div key="awake" className={styles.place}>
        <Part {...props} />
      </div>
    );
  };
}

/** React leaves alone what it is told to be markup, and does not compare it with what is there. */
function Drawn({ place }: { place: RefObject<HTMLDivElement | null> }) {
  return (
    <div
      ref={place}
      className={styles.place}
      dangerouslySetInnerHTML={NOTHING_NEW}
      suppressHydrationWarning
    />
  );
}

const NOTHING_NEW = { __html: "" };

function useNear(place: RefObject<HTMLElement | null>, onNear: () => void): void {
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: NEAR },
    );
    const { children } = place.current;
    // The place itself has no box.
    for (const child of children) observer.observe(child);
    // Where the server's drawing was thrown away nothing is left to come near to.
    if (children.length === 0) queueMicrotask(onNear);
    return () => observer.disconnect();
  }, [place, onNear]);
}
