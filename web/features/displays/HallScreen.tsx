import type { DisplayShow, ScreenPage } from "#contract/display/display.ts";
import type { Competition } from "#contract/competition/entity.ts";
import styles from "./HallScreen.module.css";
import { MatsPage } from "./pages/MatsPage.tsx";
import { QueuePage } from "./pages/QueuePage.tsx";
import { ScreenFrame, ScreenNote, type Frame, type Turns } from "./pages/ScreenFrame.tsx";
import { SCALES, TextScale, type Scale } from "./pages/scales.ts";
import { NextParts, useTurn } from "./pages/usePart.ts";
import { screen as text } from "#texts/displays/screen.ts";
import { cx } from "#web/kit/cx.ts";
import { isEstimate, useServerNow } from "#web/platform/clock/useServerNow.ts";
import { FitText } from "#web/sport/board/FitText.tsx";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import { startWindows, type StartWindows } from "#web/sport/facts/startWindows.ts";
import { useDayFacts } from "#web/sport/facts/useDraws.ts";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";

type Props = {
  competition: Competition;
  show: DisplayShow;
  /** Where people find themselves, «kover.example/events/1». */
  address: string;
  /** The same for a camera, as a picture. */
  qr: string;
};

const PARTS = {
  mat: () => import("./MatBoard.tsx"),
  category: () => import("./pages/CategoryPages.tsx"),
  teams: () => import("./pages/TablePages.tsx"),
  commercials: () => import("./pages/CommercialsPage.tsx"),
} as const;
// Most walls show the mats: these bring a scoreboard or the rules of the draws, and are fetched by those that need them.
const MatBoard = lazy(async () => ({ default: (await PARTS.mat()).MatBoard }));
const CategoryPages = lazy(async () => ({ default: (await PARTS.category()).CategoryPages }));
const TeamsPage = lazy(async () => ({ default: (await PARTS.teams()).TeamsPage }));
const CommercialsPage = lazy(async () => ({ default: (await PARTS.commercials()).CommercialsPage }));

function partOf(page: ScreenPage): keyof typeof PARTS | undefined {
  if ("category" in page) return "category";
  return page.page === "mat" || page.page === "teams" || page.page === "commercials" ? page.page : undefined;
}

/** At once, not at their turn: by then the wall may have no network. What fails is asked for again at its turn. */
function usePrefetched(pages: readonly ScreenPage[]): void {
  useEffect(() => {
    for (const part of new Set(pages.flatMap((page) => partOf(page) ?? []))) PARTS[part]().catch(() => {});
  }, [pages]);
}

/** A wall of the hall: its pages in turn, each for its seconds. Nobody touches it. */
export function HallScreen({ competition, show, address, qr }: Props) {
  const { pages } = show;
  usePrefetched(pages);
  const turn = useTurn(pages.length, (index) => pages[index]?.seconds ?? show.seconds);
  const page = pages[turn];
  const [nextParts] = useState(() => new Map<string, number>());
  const turns = { shown: turn, count: pages.length };
  const scale = scaleStep(show.scale);
  return (
    <NextParts value={nextParts}>
      <div className={cx(styles.host, show.mode)}>
        <div className={styles.screen} data-mode={show.mode} data-scale={scale}>
          {page === undefined ? null : (
            <TextScale value={scale}>
              {/* Another size of text is another page: its names are measured anew. */}
              <Suspense key={`${turn} ${scale}`}>
                <Page {...{ page, competition, show, address, qr, turns }} />
              </Suspense>
            </TextScale>
          )}
        </div>
      </div>
    </NextParts>
  );
}

/** The stylesheet knows these sizes of text; any other wish takes the nearest. */
function scaleStep(scale: number): Scale {
  return SCALES.reduce<Scale>(
    (best, step) => (Math.abs(step - scale) < Math.abs(best - scale) ? step : best),
    1,
  );
}

type PageProps = Props & { page: ScreenPage; turns: Turns };

function Page({ page, competition, show, address, qr, turns }: PageProps) {
  const frame = { footer: text.find(address), qr, turns, logo: competition.event?.look?.logo };
  switch (page.page) {
    case "mats":
      return (
        <ScreenFrame {...frame} title={competition.title} detail={text.now}>
          <Mats competition={competition} />
        </ScreenFrame>
      );
    case "queue":
      return (
        <ScreenFrame {...frame} title={competition.title} detail={text.order}>
          <Queue competition={competition} />
        </ScreenFrame>
      );
    case "mat": {
      const look = { mode: show.mode, layout: show.layout ?? undefined, isMirrored: show.mirror };
      const shown = { carpetUuid: page.carpet, fightingUuid: undefined };
      return <MatBoard key={page.carpet} competition={competition} shown={shown} look={look} />;
    }
    case "bracket":
    case "leaders":
    case "podium":
      return <CategoryPage page={page} competition={competition} frame={frame} />;
    case "teams":
      return <TeamsPage competition={competition} frame={frame} />;
    case "announcement":
      return (
        <ScreenFrame {...frame} title={competition.title}>
          <AnnouncementPage text={page.text} />
        </ScreenFrame>
      );
    case "commercials":
      return <Commercials competition={competition} />;
  }
}

function Mats({ competition }: { competition: Competition }) {
  const now = useServerNow();
  return (
    <MatsPage
      competition={competition}
      starts={useStarts(competition)}
      time={{ loadedAtMs: competition.serverTime, now, isRough: isEstimate }}
    />
  );
}

function Queue({ competition }: { competition: Competition }) {
  return <QueuePage competition={competition} starts={useStarts(competition)} />;
}

function Commercials({ competition }: { competition: Competition }) {
  return <CommercialsPage competition={competition} starts={useStarts(competition)} />;
}

/** As of the time the data were read, so that server and browser draw the same first picture. */
function useStarts(competition: Competition): StartWindows {
  const facts = useDayFacts(competition);
  return useMemo(() => startWindows(competition, facts, competition.serverTime), [competition, facts]);
}

type CategoryPageProps = {
  page: Extract<ScreenPage, { category: string }>;
  competition: Competition;
  frame: Frame;
};

function CategoryPage({ page, competition, frame }: CategoryPageProps) {
  // A screen set up for a category that is part of another now shows that one (CT27).
  const shown = competition.merged?.find(({ uuid }) => uuid === page.category)?.into ?? page.category;
  const category = competition.categories.find(({ uuid }) => uuid === shown);
  const { main, detail } = category ? categoryTitle(category) : { main: competition.title, detail: "" };
  const subject = { bracket: text.bracket, leaders: text.leaders, podium: text.podium }[page.page];
  return (
    <ScreenFrame {...frame} title={main} detail={[detail, subject].filter(Boolean).join(", ")}>
      {category === undefined ? (
        <ScreenNote>{text.gone}</ScreenNote>
      ) : (
        <CategoryPages page={page.page} competition={competition} category={category} />
      )}
    </ScreenFrame>
  );
}

/** A few words as large as they can be; a long announcement is still read from the middle of the hall. */
function AnnouncementPage({ text }: { text: string }) {
  return (
    <p className={styles.announcement} data-long={lengthOf(text)}>
      <FitText text={text} className={styles.words} wraps />
    </p>
  );
}

function lengthOf(text: string): "no" | "rather" | "very" {
  if (text.length <= 50) return "no";
  return text.length <= 140 ? "rather" : "very";
}
