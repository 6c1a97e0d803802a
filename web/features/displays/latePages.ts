import { latePart } from "#web/lateRouter/latePart.tsx";
// What the server renders must not wait for its styles: they come with the screen.
import "#web/sport/board/BoardFace.module.css";
import "#web/sport/board/BoardHalf.module.css";
import "#web/sport/board/BoardRow.module.css";
import "#web/sport/board/BoardTime.module.css";
import "#web/sport/board/CommercialSlide.module.css";
import "#web/sport/board/Figures.module.css";
import "#web/sport/board/FitText.module.css";
import "#web/sport/board/SponsorStrip.module.css";
import "./MatBoard.module.css";
import "./Overlay.module.css";
import "./pages/BracketPage.module.css";
import "./pages/CommercialsPage.module.css";
import "./pages/PodiumPage.module.css";
import "./pages/QueuePage.module.css";
import "./pages/TablePage.module.css";

const RETRY_MS = 5000;

/** A wall shows one or two of these all day. Nobody stands there to press «again»: asked for until it is there. */
async function untilThere<T>(load: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await load();
    } catch {
      await new Promise((resolve) => void setTimeout(resolve, RETRY_MS));
    }
}

export const MatBoard = latePart(
  "MatBoard",
  async () => (await untilThere(() => import("./MatBoard.tsx"))).MatBoard,
);
export const Overlay = latePart(
  "Overlay",
  async () => (await untilThere(() => import("./Overlay.tsx"))).Overlay,
);
export const CommercialsPage = latePart(
  "CommercialsPage",
  async () => (await untilThere(() => import("./pages/CommercialsPage.tsx"))).CommercialsPage,
);
export const QueuePage = latePart(
  "QueuePage",
  async () => (await untilThere(() => import("./pages/QueuePage.tsx"))).QueuePage,
);
export const TeamsPage = latePart(
  "TeamsPage",
  async () => (await untilThere(() => import("./pages/TeamsPage.tsx"))).TeamsPage,
);
export const CategoryPages = latePart(
  "CategoryPages",
  async () => (await untilThere(() => import("./pages/CategoryPages.tsx"))).CategoryPages,
);
