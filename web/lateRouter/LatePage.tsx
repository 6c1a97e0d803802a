import { useEffect, useState } from "react";
import {
  RouterProvider,
  UNSAFE_FrameworkContext,
  UNSAFE_RemixErrorBoundary,
  type DataRouter,
} from "react-router";
import type { LateRouter } from "./lateRouter.ts";
import type { Page } from "./page.ts";

type Props = { page: Page; router: LateRouter };

/** The tree React Router renders on the server, over a router that comes later. */
export function LatePage({ page, router }: Props) {
  const location = useLocationOf(router);
  useEffect(() => wakeAtFirstTouch(router), [router]);
  useEffect(pressAgain, []);
  return (
    <>
      <UNSAFE_FrameworkContext value={page.framework}>
        <UNSAFE_RemixErrorBoundary location={location}>
          {/* A move is shown at once: as a transition it would wait for every running clock of the page it leaves. */}
          <RouterProvider router={router} useTransitions={false} />
        </UNSAFE_RemixErrorBoundary>
      </UNSAFE_FrameworkContext>
      {/* On the server the data of the page stands here: ids are made of the position in the tree. */}
      <></>
    </>
  );
}

function useLocationOf(router: DataRouter) {
  const [location, setLocation] = useState(router.state.location);
  useEffect(() => router.subscribe((state) => setLocation(state.location)), [router]);
  return location;
}

const SIGNS = ["pointerover", "touchstart", "focusin"] as const;

/** A hand on a link: by the time it has pressed, the router is there. */
function wakeAtFirstTouch(router: LateRouter): () => void {
  const onSign = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest("a, button, form") === null) return;
    stop();
    void router.wake().catch(() => {});
  };
  const stop = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, onSign);
  };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true });
  return stop;
}

/** What was pressed before the page could answer is answered now. */
function pressAgain(): void {
  const { koverPressed: pressed } = window;
  window.koverPressed = undefined;
  pressed?.click();
}
