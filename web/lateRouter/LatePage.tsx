import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import type { LateRouter } from "./lateRouter.ts";
import type { Page, PageState } from "./page.ts";
import { DataContext, LocationContext, MoveContext, RouterContext } from "./react/contexts.ts";
import { PageRoutes } from "./react/PageRoutes.tsx";

type Props = { page: Page; router: LateRouter };

/** The tree React Router renders on the server, over a router that comes later. */
export function LatePage({ page, router }: Props) {
  const [state, setState] = useState<PageState>(router.state);
  // A move is shown at once: as a transition it would wait for every running clock of the page it leaves.
  useLayoutEffect(() => router.subscribe((next) => setState(next)), [router]);
  useEffect(() => wakeAtFirstTouch(router), [router]);
  useEffect(pressAgain, []);

  const { location, matches, loaderData, actionData, errors, navigation, revalidation } = state;
  const given = useMemo(() => ({ router, page }), [router, page]);
  const data = useMemo(
    () => ({ matches, loaderData, actionData, errors }),
    [matches, loaderData, actionData, errors],
  );
  const move = useMemo(() => ({ navigation, revalidation }), [navigation, revalidation]);
  return (
    <>
      <RouterContext value={given}>
        <LocationContext value={location}>
          <DataContext value={data}>
            <MoveContext value={move}>
              {/* Ids are made of the position in the tree, and twice more stands beside this one on the server. */}
              <>
                <PageRoutes state={state} modules={page.modules} />
                {null}
              </>
            </MoveContext>
          </DataContext>
        </LocationContext>
      </RouterContext>
      <></>
    </>
  );
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
